/// A description of the strings that a key accepts.
package struct TextShape: Sendable {
  /// The purpose of a string, which selects the completion in editors.
  package enum Role: String, CaseIterable, Sendable {
    /// Text without a purpose of its own, such as a title.
    case plain
    case lines
    case pattern
    case url
    case host
    case scheme
    /// The path of a file, relative to the spec.
    case path
    case symbol
    case image
    case localizationKey
    case accessibilityID
    case color
    case parameterType
    case resultType
    case expression
    case range
    case shortcut
    case fraction
    /// The name of a Swift type or property, or of a module that the generated code imports.
    case swiftName
    /// The name of the Swift module of a feature.
    case swiftModule
    /// The name of a generated Swift type.
    case typeName
    case language
    case version
  }

  package struct Numbers: Sendable {
    /// The greatest number that is less than all numbers of the range, or `nil` for a range without this bound.
    package var above: Int?
    package var minimum: Int?
    package var maximum: Int?

    static let any = Numbers()
  }

  package struct Form: Sendable {
    package let description: String
    /// A regular expression of ECMAScript that matches every valid string.
    package let expression: String
    /// The numbers of YAML that are valid strings, or `nil` if no number is valid.
    package let numbers: Numbers?
    package let allowsFlags: Bool

    init(_ description: String, _ expression: String, numbers: Numbers? = nil, allowsFlags: Bool = false) {
      self.description = description
      self.expression = expression
      self.numbers = numbers
      self.allowsFlags = allowsFlags
    }
  }

  package let role: Role
  package let form: Form?
  package let allowsEmpty: Bool

  init(_ role: Role, _ form: Form? = nil, allowsEmpty: Bool = false) {
    self.role = role
    self.form = form
    self.allowsEmpty = allowsEmpty
  }
}

extension ValueShape {
  static func text(_ role: TextShape.Role, _ form: TextShape.Form? = nil) -> ValueShape {
    .text(TextShape(role, form))
  }
}
