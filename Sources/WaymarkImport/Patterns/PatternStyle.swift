/// The notation of most patterns in a list, for texts that have different meanings in different notations.
///
/// For example, `/wiki/Talk:main` contains a capture only in notations with colons.
package enum PatternStyle: Sendable {
  /// Captures such as `:id`.
  case colons
  /// Captures in brackets of any kind, such as `{id}`, `<id>`, and `[id]`.
  case brackets
  case unknown

  /// Creates the notation that the texts use at the start of a segment, where captures are easy to recognize.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the texts.
  package init(of texts: some Sequence<String>) {
    var colons = 0
    var brackets = 0
    for text in texts {
      var last: Unicode.Scalar = "/"
      for scalar in text.unicodeScalars {
        if last == "/" || last == ":" {
          if last == ":", scalar.startsName { colons += 1 }
          if scalar == "{" || scalar == "<" || scalar == "[" { brackets += 1 }
        }
        last = last == "/" || scalar == "/" ? scalar : " "
      }
    }
    self = colons == 0 && brackets == 0 ? .unknown : colons > brackets ? .colons : .brackets
  }
}
