/// The name by which people know a kind of finding: kebab case, named for the fault, and never changed.
package struct RuleName: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let description: String

  package init(stringLiteral name: String) {
    description = name
  }

  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}
