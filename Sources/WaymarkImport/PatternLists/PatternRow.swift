import WaymarkDiagnostics

/// A row of a list of patterns, before the pattern is parsed.
struct PatternRow {
  /// A query item that a list specifies beside the pattern.
  struct QueryItem {
    var key: String
    var span: Span
    /// The name of the capture; `nil` if the name is the key.
    var name: String?
    /// The text of the type.
    var type: String?
    /// The values, one of which the key must have. If the array is empty, any value is valid.
    var values: [String] = []
    var isRequired: Bool?
    var isAbsent = false
  }

  /// The text of the pattern.
  var text: String
  var span: Span
  var destination: String?
  var schemes: [Located<String>] = []
  var hosts: [Located<String>] = []
  /// The texts of the types of captures.
  var parameters: [(name: String, type: Located<String>)] = []
  var query: [QueryItem] = []
  var count = 0
  /// The position in the order of the router; `nil` if the list specifies no order. Lower numbers come first.
  var rank: Int?
  /// The notes about the columns of the row. Equal notes of several rows become one note.
  var notes: [ImportNote] = []

  init(_ text: String, to destination: String? = nil, at span: Span) {
    self.text = text
    self.destination = destination
    self.span = span
  }
}
