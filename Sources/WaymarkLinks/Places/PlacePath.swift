/// A place of an app as one line of text, such as `market/fruit;name=apple/checkout`: a tab, the screens on its stack, a
/// sheet or cover, the screens on the stack of that modal, and so on.
///
/// ```
/// place  = ( tab | gate | "current" | "window:" screen ) { "/" screen }
/// screen = [ feature "." ] name [ ":" presentation ] { ";" parameter "=" value }
/// ```
///
/// Values are percent-encoded, and a list repeats its parameter. A place path contains names, and no indices, so its
/// meaning doesn't depend on the order of declarations.
package struct PlacePath: Hashable, Sendable {
  package struct Screen: Hashable, Sendable {
    package var name: String
    /// `nil` for the first of ``PlacePath/presentations`` that the spec allows for the route.
    package var presentation: Destination.Kind?
    package var values: [Value]

    package init(_ name: String, _ presentation: Destination.Kind? = nil, values: [Value] = []) {
      self.name = name
      self.presentation = presentation
      self.values = values
    }
  }

  package struct Value: Hashable, Sendable {
    package var parameter: String
    /// Without percent escapes.
    package var text: String

    package init(_ parameter: String, _ text: String) {
      self.parameter = parameter
      self.text = text
    }
  }

  /// The name of the first screen of a path that begins at the visible tab.
  package static let current = "current"
  package static let presentations: [Destination.Kind] = [.push, .sheet, .cover, .window]

  /// The first is a tab, a gate, the visible tab, or a window. Never empty.
  package private(set) var screens: [Screen]

  package init(_ start: Screen, _ others: [Screen] = []) { screens = [start] + others }

  package var text: String {
    var bytes: [UInt8] = []
    for (index, screen) in screens.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "/")) }
      let isWindow = index == 0 && screen.presentation == .window
      if isWindow { bytes += "window:".utf8 }
      bytes += screen.name.utf8
      if !isWindow, let presentation = screen.presentation { bytes += ":\(presentation.presentation)".utf8 }
      for value in screen.values {
        bytes += ";\(value.parameter)=".utf8
        for byte in value.text.utf8 { PercentCoding.append(byte, keeping: .placeValue, to: &bytes) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension PlacePath {
  package struct SyntaxError: Error, Equatable {
    package enum Reason: Hashable, Sendable {
      case missingName
      /// A parameter without `=`.
      case missingValue(parameter: String)
      case unknownPresentation(String)
      /// A percent escape is malformed, or the decoded bytes are not UTF-8.
      case malformedValue(parameter: String)
    }

    package let reason: Reason
    /// The bytes of the text that the reason is about.
    package let range: Range<Int>
  }

  package init(_ text: String) throws(SyntaxError) {
    let bytes = Array(text.utf8)
    screens = []
    for part in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      screens.append(try Self.screen(part, isFirst: screens.isEmpty))
    }
  }

  private static func screen(_ bytes: ArraySlice<UInt8>, isFirst: Bool) throws(SyntaxError) -> Screen {
    let parts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    var screen = try head(parts[0], isFirst: isFirst)
    for part in parts.dropFirst() {
      let label = part.prefix { $0 != UInt8(ascii: "=") }
      let parameter = String(decoding: label, as: UTF8.self)
      guard !label.isEmpty else { throw SyntaxError(reason: .missingName, range: range(part)) }
      guard label.endIndex < part.endIndex else {
        throw SyntaxError(reason: .missingValue(parameter: parameter), range: range(part))
      }
      let value = part[(label.endIndex + 1)...]
      guard let text = try? PercentCoding.decodedStrictly(value) else {
        throw SyntaxError(reason: .malformedValue(parameter: parameter), range: range(value))
      }
      screen.values.append(Value(parameter, text))
    }
    return screen
  }

  private static func head(_ bytes: ArraySlice<UInt8>, isFirst: Bool) throws(SyntaxError) -> Screen {
    let isWindow = isFirst && bytes.starts(with: "window:".utf8)
    let bytes = isWindow ? bytes.dropFirst("window:".utf8.count) : bytes
    let name = bytes.prefix { isWindow || $0 != UInt8(ascii: ":") }
    guard !name.isEmpty else { throw SyntaxError(reason: .missingName, range: range(name)) }
    var screen = Screen(String(decoding: name, as: UTF8.self), isWindow ? .window : nil)
    if name.endIndex < bytes.endIndex {
      let word = bytes[(name.endIndex + 1)...]
      guard let kind = presentations.first(where: { $0.presentation.utf8.elementsEqual(word) }) else {
        let text = String(decoding: word, as: UTF8.self)
        throw SyntaxError(reason: .unknownPresentation(text), range: range(word))
      }
      screen.presentation = kind
    }
    return screen
  }

  private static func range(_ bytes: ArraySlice<UInt8>) -> Range<Int> { bytes.startIndex..<bytes.endIndex }
}

extension Destination.Kind {
  /// Empty for a kind that is no presentation.
  package var presentation: String {
    switch self {
    case .tab, .link: ""
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    case .window: "window"
    case .gate: "gate"
    }
  }
}

extension Argument {
  /// The value in a place path, without percent escapes. `nil` for a value that no text represents, and for the absent
  /// value of an optional parameter. An enum is the name of its case.
  package var plainText: String? {
    switch self {
    case .none, .list, .native: nil
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double: PrimitiveType.double.text(self)
    case .bool(let value): value ? "true" : "false"
    case .string(let value): value
    case .uuid(let value): value.description
    case .date(let value): value.description
    case .url(let value): value
    }
  }
}

extension PlacePath.SyntaxError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .missingName: "a name is missing"
    case .missingValue(let parameter): "`\(parameter)` has no value; write `;\(parameter)=VALUE`"
    case .unknownPresentation(let word): "`\(word)` is no presentation; the presentations are push, sheet, and cover"
    case .malformedValue(let parameter): "the value of `\(parameter)` has a malformed percent escape"
    }
  }
}
