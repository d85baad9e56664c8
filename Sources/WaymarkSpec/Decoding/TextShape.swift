/// A description of the strings that a key accepts.
package struct TextShape: Sendable {
  /// The purpose of a string, which selects the completion in editors.
  package enum Role: String, CaseIterable, Sendable {
    /// Text without a purpose of its own, such as a title.
    case plain
    /// One or more lines of text.
    case lines
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
    /// The type of the value that a screen returns.
    case resultType
    /// A regular expression.
    case expression
    /// A range of numbers or dates.
    case range
    /// A keyboard shortcut.
    case shortcut
    /// A fraction of a height.
    case fraction
    /// The name of a Swift type or property, or of a module that the generated code imports.
    case swiftName
    /// The name of the Swift module of a feature.
    case swiftModule
    /// The name of a generated Swift type.
    case typeName
    /// A language tag, such as `pt-BR`.
    case language
    /// The version of the spec language.
    case version
  }

  /// A range of numbers.
  package struct Numbers: Sendable {
    /// The greatest number that is less than all numbers of the range, or `nil` for a range without this bound.
    package var above: Int?
    package var minimum: Int?
    package var maximum: Int?

    /// All numbers.
    static let any = Numbers()
  }

  /// The form of a string.
  package struct Form: Sendable {
    /// A noun phrase for the valid strings, in Markdown.
    package let description: String
    /// A regular expression of ECMAScript that matches every valid string.
    package let expression: String
    /// The numbers of YAML that are valid strings, or `nil` if no number is valid.
    package let numbers: Numbers?
    /// A Boolean value that indicates whether a Boolean value of YAML is a valid string.
    package let allowsFlags: Bool

    init(_ description: String, _ expression: String, numbers: Numbers? = nil, allowsFlags: Bool = false) {
      self.description = description
      self.expression = expression
      self.numbers = numbers
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
