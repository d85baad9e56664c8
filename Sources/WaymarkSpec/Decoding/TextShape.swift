/// A description of the strings that a key accepts.
package struct TextShape: Sendable {
  /// The purpose of a string, which selects the completion in editors.
  package enum Role: String, CaseIterable, Sendable {
    /// Text without a purpose of its own, such as a title.
    case plain
    /// A URL pattern.
    case pattern
    /// A complete URL.
    case url
    /// A host of an origin.
    case host
    /// A URL scheme.
    case scheme
    /// The path of a file, relative to the spec.
    case path
    /// The name of an SF Symbol.
    case symbol
    /// The name of an image in the asset catalog.
    case image
    /// A key in the string tables.
    case localizationKey
    /// An accessibility identifier.
    case accessibilityID
    /// A color in hexadecimal digits.
    case color
    /// The type of a parameter, which can have a default value.
    case parameterType
    /// A regular expression.
    case expression
    /// A range of numbers or dates.
    case range
    /// A keyboard shortcut.
    case shortcut
    /// A fraction of a height.
    case fraction
    /// The name of a Swift type, property, or module.
    case swiftName
    /// The name of a generated Swift type.
    case typeName
    /// A language tag, such as `pt-BR`.
    case language
    /// The version of the spec language.
    case version
  }

  /// The form of a string.
  package struct Form: Sendable {
    /// A regular expression of ECMAScript that matches every valid string.
    package let expression: String
    /// A Boolean value that indicates whether some numbers of YAML are valid strings.
    package let allowsNumbers: Bool
    /// A Boolean value that indicates whether a Boolean value of YAML is a valid string.
    package let allowsFlags: Bool

    init(_ expression: String, allowsNumbers: Bool = false, allowsFlags: Bool = false) {
      self.expression = expression
      self.allowsNumbers = allowsNumbers
      self.allowsFlags = allowsFlags
    }
  }

  package let role: Role
  /// The form of the string, or `nil` if any text is valid.
  package let form: Form?
  /// A Boolean value that indicates whether the string can be empty.
  package let allowsEmpty: Bool

  init(_ role: Role, _ form: Form? = nil, allowsEmpty: Bool = false) {
    self.role = role
    self.form = form
    self.allowsEmpty = allowsEmpty
  }
}

extension ValueShape {
  /// A string that is not empty.
  static func text(_ role: TextShape.Role, _ form: TextShape.Form? = nil) -> ValueShape {
    .text(TextShape(role, form))
  }
}
