import SpecText

/// Notes without repetitions. Equal notes about several rows become one note with their number.
struct GroupedNotes {
  private struct Key: Hashable {
    var kind: ImportNote.Kind
    var message: String
    var help: String?
  }

  private var indices: [Key: Int] = [:]
  private var notes: [(note: ImportNote, count: Int)] = []

  /// Adds a note, or counts the note if an equal note at another place exists.
  mutating func add(_ note: ImportNote, at span: Span? = nil) {
    var note = note
    note.span = note.span ?? span
    let key = Key(kind: note.kind, message: note.message, help: note.help)
    if let index = indices[key] {
      notes[index].count += 1
    } else {
      indices[key] = notes.count
      notes.append((note, 1))
    }
  }

  /// The notes in the order in which they were added. Each note has the place of its first occurrence.
  var all: [ImportNote] {
    notes.map { entry in
      var note = entry.note
      if entry.count > 1 { note.message += " (\(entry.count) times)" }
      return note
    }
  }
}
