import SpecText

package struct ChangeReport: Sendable {
  package struct Entry: Sendable {
    package let change: Change
    package let isAllowed: Bool

    package var fails: Bool { change.isBreaking && !isAllowed }
  }

  package let entries: [Entry]
  package let oldFiles, newFiles: [SourceFile]

  package init(
    _ changes: [Change], oldFiles: [SourceFile] = [], newFiles: [SourceFile] = [],
    isAllowed: (Change) -> Bool = { _ in false }
  ) {
    entries = changes.map { Entry(change: $0, isAllowed: $0.isBreaking && isAllowed($0)) }
    self.oldFiles = oldFiles
    self.newFiles = newFiles
  }

  package var fails: Bool { entries.contains(where: \.fails) }

  /// Such as `2 breaking changes (1 URL, 1 STATE), 3 others`.
  package var summary: String {
    guard !entries.isEmpty else { return "no changes" }
    let breaking = entries.filter(\.fails)
    let classes = Change.Class.allCases.compactMap { kind in
      let count = breaking.count { $0.change.kind == kind }
      return count > 0 ? "\(count) \(kind.rawValue)" : nil
    }
    let allowed = entries.count(where: \.isAllowed)
    let others = entries.count - breaking.count - allowed
    let parts = [
      breaking.isEmpty
        ? "no breaking changes" : counted(breaking.count, "breaking change") + " (\(classes.joined(separator: ", ")))",
      allowed > 0 ? "\(allowed) allowed" : nil, others > 0 ? counted(others, "other") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// Breaking changes that the user does not allow come first in each group.
  var groups: [(kind: Change.Class, entries: [Entry])] {
    Change.Class.allCases.compactMap { kind in
      let own = entries.filter { $0.change.kind == kind }
      return own.isEmpty ? nil : (kind, own.filter(\.fails) + own.filter { !$0.fails })
    }
  }

  /// One change, or several with the same cause.
  struct Item {
    private static let mostExamples = 3

    fileprivate(set) var entries: [Entry]

    /// All changes of an item have the same class and severity.
    var first: Entry { entries[0] }
    var cause: Change.Cause? { entries.count > 1 ? first.change.cause : nil }
    var subject: String { cause?.subject ?? first.change.subject }
    /// The change whose message is that of the item, such as the change of a screen that its links inherit.
    var own: Change? {
      guard let cause else { return first.change }
      return entries.first { $0.change.message == cause.message }?.change
    }
    private var effects: [Change] {
      guard let cause else { return [] }
      return entries.map(\.change).filter { $0.message != cause.message }
    }
    var examples: [Change] { Array(effects.prefix(Self.mostExamples)) }

    var message: String {
      guard let cause else { return first.change.message }
      guard !effects.isEmpty else { return cause.message }
      return "\(cause.message), which affects \(counted(effects.count, first.change.kind.noun))"
    }

    var others: String? {
      let rest = effects.dropFirst(Self.mostExamples)
      guard !rest.isEmpty else { return nil }
      var seen: Set<String> = []
      let subjects = rest.map(\.subject).filter { seen.insert($0).inserted }
      let names = subjects.prefix(12).map { "`\($0)`" }
      let more = subjects.count - names.count
      return "and \(rest.count) more for " + (names + (more > 0 ? ["\(more) others"] : [])).joined(or: "and")
    }
  }

  /// Changes with the same cause, class, and severity form one item at the position of the first.
  func items(_ entries: [Entry]) -> [Item] {
    struct Key: Hashable {
      let cause: Change.Cause
      let kind: Change.Class
      let help: String?
      let fails, isBreaking: Bool
    }
    var items: [Item] = []
    var places: [Key: Int] = [:]
    for entry in entries {
      guard let cause = entry.change.cause else {
        items.append(Item(entries: [entry]))
        continue
      }
      let change = entry.change
      let key = Key(
        cause: cause, kind: change.kind, help: change.help, fails: entry.fails, isBreaking: change.isBreaking)
      if let place = places[key] {
        items[place].entries.append(entry)
      } else {
        places[key] = items.count
        items.append(Item(entries: [entry]))
      }
    }
    return items
  }

  func places(_ change: Change) -> [String] {
    [change.before.flatMap { place($0, oldFiles) }, change.after.flatMap { place($0, newFiles) }].compactMap(\.self)
  }

  func place(_ span: Span, _ files: [SourceFile]) -> String? {
    files.indices.contains(Int(span.file)) ? "\(files[Int(span.file)].path):\(span.start.line)" : nil
  }
}

extension Change.Class {
  var readers: String {
    switch self {
    case .url: "users who have links"
    case .guards: "screens and tabs that depend on conditions"
    case .state: "devices that have saved state"
    case .accessibility: "UI tests"
    case .source: "code that uses the generated Swift"
    }
  }
}

extension Change.Class {
  fileprivate var noun: String {
    switch self {
    case .url: "link"
    case .guards: "place"
    case .state: "declaration"
    case .accessibility: "identifier"
    case .source: "declaration"
    }
  }
}

extension Change.Witness {
  /// The destinations in the old and the new version, each with a label.
  var verdict: [(word: String, place: String)] { [("was", before), ("now", after)] }
}
