import SpecText

extension ImportedPattern {
  /// Replaces each regular expression with a type that a spec supports, such as `UInt` for `[0-9]+`.
  ///
  /// - Parameter types: The converter of the file.
  /// - Returns: The notes about expressions that a spec does not support. The captures of these expressions are strings.
  mutating func resolveExpressions(_ types: inout ExpressionTypes) -> [ImportNote] {
    var notes: [ImportNote] = []
    changeExpressions { expression in
      let meaning = types.meaning(of: expression)
      notes += meaning.notes
      return meaning.type
    }
    return notes
  }

  /// Returns a Boolean value that indicates whether a spec supports all regular expressions of the pattern.
  ///
  /// - Parameter types: The converter of the file.
  /// - Returns: `true` if a spec supports all expressions.
  func supportsExpressions(_ types: inout ExpressionTypes) -> Bool {
    var pattern = self
    var isSupported = true
    pattern.changeExpressions { expression in
      isSupported = isSupported && types.supports(expression)
      return .matching(expression)
    }
    return isSupported
  }

  private mutating func changeExpressions(_ change: (String) -> CaptureType) {
    for index in segments.indices { segments[index].changeExpression(change) }
    for index in (fragment ?? []).indices { fragment?[index].changeExpression(change) }
    for index in query.indices {
      if case .capture(var capture) = query[index].value, case .matching(let expression) = capture.type {
        capture.type = change(expression)
        query[index].value = .capture(capture)
      }
    }
  }
}

extension ImportedPattern.Segment {
  fileprivate mutating func changeExpression(_ change: (String) -> ImportedPattern.CaptureType) {
    guard case .capture(var capture, let prefix, let suffix) = self, case .matching(let expression) = capture.type
    else {
      return
    }
    capture.type = change(expression)
    self = .capture(capture, prefix: prefix, suffix: suffix)
  }
}
