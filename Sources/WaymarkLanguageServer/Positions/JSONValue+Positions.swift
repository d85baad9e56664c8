import WaymarkDiagnostics

extension JSONValue {
  static func position(_ position: Position) -> JSONValue {
    .object(["line": .int(position.line), "character": .int(position.character)])
  }

  static func range(_ range: Range<Int>, in text: DocumentText, _ encoding: PositionEncoding) -> JSONValue {
    .object([
      "start": .position(text.position(of: range.lowerBound, encoding)),
      "end": .position(text.position(of: range.upperBound, encoding)),
    ])
  }

  var position: Position? {
    guard let line = self["line"]?.int, let character = self["character"]?.int else { return nil }
    return Position(line: line, character: character)
  }
}
