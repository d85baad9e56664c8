/// The content of a list of patterns.
struct PatternList {
  var rows: [PatternRow] = []
  var notes = GroupedNotes()
  /// A Boolean value that indicates whether a list without patterns is valid, such as a list of file names in which all
  /// files are layouts, or a list of redirects.
  var isComplete = false
  /// A Boolean value that indicates whether the router takes the first pattern that matches a URL.
  var isOrdered = true

  /// Adds the content of another list.
  mutating func add(_ other: PatternList) {
    rows += other.rows
    for note in other.notes.all { notes.add(note) }
  }
}
