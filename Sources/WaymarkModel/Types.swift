import LinkPatterns
import RegularSets
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkSpec
import WaymarkYAML

/// A parameter of a screen, a tab, or a resolved link.
package struct Parameter: Sendable {
  package let name: Text
  package let type: ValueType
  package let arity: Arity
  /// If the value is `false`, `type` is a replacement for the unknown type.
  package var isTypeKnown = true

  package init(name: Text, type: ValueType, arity: Arity, isTypeKnown: Bool = true) {
    self.name = name
    self.type = type
    self.arity = arity
    self.isTypeKnown = isTypeKnown
  }

  package enum Arity: Sendable {
    case required
    case optional
    /// The default value, in the form that URLs use. A link that omits the parameter uses the default value.
    case defaulted(String)
    case list
  }

  package var valueArity: ValueArity {
    switch arity {
    case .required, .defaulted: .one
    case .optional: .optional
    case .list: .list
    }
  }

  package var isRequired: Bool {
    if case .required = arity { true } else { false }
  }

  package var isList: Bool {
    if case .list = arity { true } else { false }
  }
}

/// The number of values that a parameter has in Swift code.
///
/// A parameter with a default always has one value.
package enum ValueArity: Sendable {
  case one, optional, list
}

/// An entry of the `types` key.
package struct DeclaredType: Sendable {
  package let name: Text
  package let kind: Kind
  package var range: RangeSyntax?
  package var expression: Text?

  package init(name: Text, kind: Kind, range: RangeSyntax? = nil, expression: Text? = nil) {
    self.name = name
    self.kind = kind
    self.range = range
    self.expression = expression
  }

  package enum Kind: Sendable {
    case enumeration([Case], RegularSet)
    /// A primitive type that accepts only some of its values, for example the integers from 1 to 10.
    case refinement(of: PrimitiveType, RegularSet)
    /// Values of a native type cannot appear in URLs.
    case native(swift: String, identity: String)
  }

  /// A case of an enum, and the string that represents the case in URLs.
  package struct Case: Sendable {
    package let name: Text
    package let text: String

    package init(name: Text, text: String) {
      self.name = name
      self.text = text
    }
  }
}
