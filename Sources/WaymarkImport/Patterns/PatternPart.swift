/// A part of a URL pattern before the pattern is split into segments.
indirect enum PatternPart {
  /// A literal text that is not percent-encoded. An empty text is the place of an omitted part.
  case literal(String)
  /// A `/` between two segments.
  case separator
  case capture(ImportedPattern.Capture)
  /// Any number of segments.
  case rest(name: String?, allowsEmpty: Bool)
  /// Parts that a URL can omit together.
  case optional([PatternPart])
}
