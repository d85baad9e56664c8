import RegularSets
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkSpec
import WaymarkYAML

/// A parameter of a screen, a tab or a resolved link.
package struct Parameter: Sendable {
  package let name: Text
  package let type: ValueType
  package let arity: Arity
  /// A Boolean value that indicates whether the type is the declared type, not a replacement for an unknown type.
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
    /// A default for links without a value, in the form that URLs use.
    case defaulted(String)
    /// Any number of values.
    case list
  }

  /// The arity of the value in code.
  package var valueArity: ValueArity {
    switch arity {
    case .required, .defaulted: .one
    case .optional: .optional
    case .list: .list
    }
  }

  /// A Boolean value that indicates whether every link must provide a value.
  package var isRequired: Bool {
    if case .required = arity { true } else { false }
  }

  package var isList: Bool {
    if case .list = arity { true } else { false }
  }
}

/// The arity of a parameter's value in code. A parameter with a default always has a value.
package enum ValueArity: Sendable {
  case one, optional, list
}

/// A type of parameters.
package enum ValueType: Hashable, Sendable {
  case primitive(PrimitiveType)
  /// A declared type, by index.
  case declared(Int)
}

/// An entry of `types:`.
package struct DeclaredType: Sendable {
  package let name: Text
  package let kind: Kind
  /// The range of a refinement, in the form that the spec uses.
  package var range: RangeSyntax?
  package var expression: Text?

  package init(name: Text, kind: Kind, range: RangeSyntax? = nil, expression: Text? = nil) {
    self.name = name
    self.kind = kind
    self.range = range
    self.expression = expression
  }

  package enum Kind: Sendable {
    /// A generated enum.
    case enumeration([Case], RegularSet)
    /// A subset of the texts of a primitive type.
    case refinement(of: PrimitiveType, RegularSet)
    /// A type declared by the app, whose values cannot appear in URLs.
    case native(swift: String, identity: String)
  }

  /// A case and the text of the case in URLs.
  package struct Case: Sendable {
    package let name: Text
    package let text: String

    package init(name: Text, text: String) {
      self.name = name
      self.text = text
    }
  }
}
