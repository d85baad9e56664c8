import SpecText

/// The state that the parsers of one pattern share.
struct PatternContext {
  var types: TypeTexts
  let style: PatternStyle
  /// The types that the list specifies beside the pattern, by the name of the capture.
  let parameters: [String: ImportedPattern.CaptureType]
  let span: Span?
  private(set) var notes: [ImportNote] = []
  private var unnamed = CaptureNames()

  init(
    _ types: TypeTexts, style: PatternStyle, parameters: [String: ImportedPattern.CaptureType], at span: Span?
  ) {
    self.types = types
    self.style = style
    self.parameters = parameters
    self.span = span
  }

  /// Adds a note if no equal note exists.
  mutating func note(_ note: ImportNote) {
    var note = note
    note.span = note.span ?? span
    if notes.count < 32, !notes.contains(note) { notes.append(note) }
  }

  mutating func note(_ kind: ImportNote.Kind, _ message: String, help: String? = nil) {
    note(ImportNote(kind, message, help: help))
  }

  /// Returns a name for a capture without a name, such as `value` or `value2`.
  mutating func name(_ base: String) -> String { unnamed.next(base) }

  /// Returns the part for a capture, which is a rest if a value can contain several segments.
  mutating func part(_ name: String, _ meaning: CaptureMeaning) -> PatternPart {
    for note in meaning.notes { self.note(note) }
    if meaning.isRest { return .rest(name: name, allowsEmpty: meaning.isOptional) }
    let capture = ImportedPattern.Capture(name, parameters[name] ?? meaning.type)
    return meaning.isOptional ? .optional([.capture(capture)]) : .capture(capture)
  }
}
