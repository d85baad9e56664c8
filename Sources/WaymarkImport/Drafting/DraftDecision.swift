import SpecText

/// A decision for the user, about one entry of a draft or several entries with the same problem.
struct DraftDecision {
  /// The note about all entries.
  let note: ImportNote
  /// The notes about the entries.
  let notes: [DraftNote]

  /// Groups the notes with the same topic.
  ///
  /// - Parameter notes: The notes, the most important first.
  /// - Returns: The decisions in the order of their first note.
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
