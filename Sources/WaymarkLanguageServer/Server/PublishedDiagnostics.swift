import WaymarkDiagnostics

/// The diagnostics that the client shows.
struct PublishedDiagnostics {
  private struct Entry {
    let text: String
    let version: Int?
  }

  private var entries: [String: Entry] = [:]

  init() {}

  /// A file can belong to several specs, and gets the diagnostics of all of them.
  mutating func update(
    _ sessions: [SpecSession], _ documents: OpenDocuments, _ client: ClientCapabilities
  ) -> [JSONValue] {
    let locator = FileLocator(documents)
    var lists: [String: [JSONValue]] = [:]
    for session in sessions {
      for (identity, list) in DiagnosticFormatter(session.current, client, locator).diagnostics() {
        lists[locator.uri(of: identity), default: []] += list
      }
    }
    for document in documents.all where lists[document.uri] == nil { lists[document.uri] = [] }
    var notifications: [JSONValue] = []
    for uri in Set(lists.keys).union(entries.keys).sorted() {
      let list = JSONValue.array(lists[uri] ?? [])
      let entry = Entry(
        text: String(decoding: JSONPrinter.bytes(of: list), as: UTF8.self), version: documents[uri]?.version)
      let old = entries[uri]
      guard old?.text != entry.text || (old?.version != entry.version && documents[uri] != nil) else { continue }
      // A file without diagnostics that the client doesn't know needs no notification.
      if old == nil, entry.text == "[]", documents[uri] == nil { continue }
      entries[uri] = lists[uri]?.isEmpty == false || documents[uri] != nil ? entry : nil
      notifications.append(
        .notification(
          "textDocument/publishDiagnostics",
          .members([
            "uri": .string(uri), "version": documents[uri]?.version.map { .int($0) }, "diagnostics": .json(entry.text),
          ])))
    }
    return notifications
  }
}
