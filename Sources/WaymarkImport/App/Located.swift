import SpecText

/// A value with its source location.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var span: Span

  package init(_ value: Value, at span: Span) {
    self.value = value
    self.span = span
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
