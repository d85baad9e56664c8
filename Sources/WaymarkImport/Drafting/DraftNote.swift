import SpecText

struct DraftNote: Hashable {
  /// A decision with a smaller value comes first in the report.
  enum Importance: Int, Comparable {
    /// A part of an input file is only a comment in the draft.
    case lost
    case collision
    /// The existing router takes another pattern, because it takes the first match.
    case order
    case input
    case name
    case type

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  enum Topic: Hashable, CaseIterable {
    case overlap
    case order
    case rest
    case rule
    case claim

    /// In lowercase and without a period.
    func explanation(_ count: Int) -> String {
      switch self {
      case .overlap: "\(counted(count, "link")) and other links match the same URLs, and `beats` decides"
      case .order:
        "the existing router takes the first link that matches a URL, but Waymark takes the more specific link "
          + "(\(counted(count, "time")))"
      case .rest:
        "\(count) patterns contain a rest of the path before their end, which a spec does not allow, so the draft has a "
          + "link for each number of segments"
      case .claim: "\(count) claims include URLs that no link matches, so the claims are comments"
      case .rule: "\(count) rules with a wildcard name no screen, so the draft has one screen for each rule"
      }
    }

    var help: String {
      switch self {
      case .overlap: "keep each `beats`, or let the other link win"
      case .order: "keep the more specific links, or remove them"
      case .rest: "keep the links whose URLs exist"
      case .claim: "add links for the URLs, or narrow the claims"
      case .rule: "name the screens, or replace each rule with the links of its screens"
      }
    }
  }

  /// In scalars, for a URL in a comment.
  private static let longestURL = 160
  var note: ImportNote
  var importance: Importance
  var topic: Topic?

  init(_ importance: Importance, _ note: ImportNote, topic: Topic? = nil) {
    self.note = note
    self.importance = importance
    self.topic = topic
  }

  /// The text of the `TODO(import)` comment.
  var comment: String {
    var text = note.message
    if let url = note.url, !text.contains(url) {
      let scalars = url.unicodeScalars
      text += ", as for \(scalars.count > Self.longestURL ? String(scalars.prefix(Self.longestURL)) + "…" : url)"
    }
    return text + (note.help.map { "; \($0)" } ?? "")
  }
}

/// A decision for the user, about one entry of a draft or several entries with the same problem.
struct DraftDecision {
  let note: ImportNote
  let notes: [DraftNote]

  static func all(_ notes: [DraftNote]) -> [DraftDecision] {
    let groups = Dictionary(grouping: notes.filter { $0.topic != nil }, by: \.topic)
    var seen: Set<DraftNote.Topic> = []
    return notes.compactMap { note in
      guard let topic = note.topic, let group = groups[topic], group.count > 1 else {
        return DraftDecision(note: note.note, notes: [note])
      }
      guard seen.insert(topic).inserted else { return nil }
      let whole = ImportNote(
        .decision, topic.explanation(group.count), help: topic.help, url: note.note.url, at: note.note.span)
      return DraftDecision(note: whole, notes: group)
    }
  }
}
