import SpecText

/// Knows the messages behind a request, so a request that was canceled, or whose document has changed, is answered
/// without any work.
package struct MessageQueue {
  private enum Item {
    case message(Message)
    case batch([Message])
    case invalid(ResponseError)

    var id: RequestID? { if case .message(let message) = self { message.id } else { nil } }
  }

  private let conventions: MessageConventions
  private var framer: MessageFramer
  private var items: [Item] = []
  private var first = 0
  private var canceled: Set<RequestID> = []

  package init(_ conventions: MessageConventions) {
    self.conventions = conventions
    framer = MessageFramer(conventions.framing)
  }

  package var isEmpty: Bool { first == items.count }

  package mutating func append(_ bytes: some Collection<UInt8>) {
    framer.append(bytes)
    addMessages()
  }

  package mutating func finish() {
    framer.finish()
    addMessages()
  }

  private mutating func addMessages() {
    while let frame = framer.next() {
      switch frame {
      case .invalid(let error): items.append(.invalid(error))
      case .message(let bytes):
        do throws(JSONError) {
          add(try JSONValue(parsing: bytes))
        } catch {
          items.append(
            .invalid(ResponseError(.parseError, "the message is not valid JSON at byte \(error.range.lowerBound)")))
        }
      }
    }
  }

  private mutating func add(_ value: JSONValue) {
    guard let values = value.array else {
      add(Message(value))
      return
    }
    guard !values.isEmpty else {
      items.append(.invalid(ResponseError(.invalidRequest, "a batch contains at least one message")))
      return
    }
    items.append(.batch(values.map(Message.init)))
  }

  private mutating func add(_ message: Message) {
    if case .notification(conventions.cancellation, let params) = message {
      // The cancellation of an answered request has no effect.
      if let id = params[conventions.canceledID].flatMap(RequestID.init),
        items[first...].contains(where: { $0.id == id })
      {
        canceled.insert(id)
      }
      return
    }
    items.append(.message(message))
  }

  package mutating func step(_ server: some MessageServer) -> [[UInt8]] {
    guard !isEmpty else { return server.flush().map(JSONPrinter.bytes) }
    let item = items[first]
    first += 1
    if first == items.count {
      items = []
      first = 0
    }
    var outgoing: [JSONValue] = []
    switch item {
    case .invalid(let error): outgoing = [.response(nil, .failure(error))]
    case .message(let message): outgoing = answers(to: message, server)
    case .batch(let messages):
      let answers = messages.flatMap { self.answers(to: $0, server) }
      let responses = answers.filter { $0["method"] == nil }
      outgoing = answers.filter { $0["method"] != nil } + (responses.isEmpty ? [] : [.array(responses)])
    }
    // The changes behind this message are compiled together.
    if isEmpty { outgoing += server.flush() }
    return outgoing.map(JSONPrinter.bytes)
  }

  private mutating func answers(to message: Message, _ server: some MessageServer) -> [JSONValue] {
    guard case .request(let id, let method, _) = message else { return server.handle(message) }
    if canceled.remove(id) != nil {
      guard conventions.answersCanceledRequests else { return [] }
      return [.response(id, .failure(ResponseError(.requestCancelled, "the client canceled the request")))]
    }
    // The client asks for completions again only if the user types on, so the old list is still useful.
    if method != "textDocument/completion", let uri = message.documentURI, isChangePending(uri) {
      return [.response(id, .failure(ResponseError(.contentModified, "the document has changed since the request")))]
    }
    return server.handle(message)
  }

  private func isChangePending(_ uri: String) -> Bool {
    items[first...].contains { item in
      guard case .message(let message) = item else { return false }
      return message.isChange && message.documentURI == uri
    }
  }
}
