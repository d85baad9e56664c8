import LinkResolving
import WaymarkLinks
import WaymarkNavigation

/// Such as `product?id=3`, percent-encoded like a query. An optional parameter without a value is omitted, a list
/// repeats its key, and an enum is the name of its case.
struct CommandScreen {
  let name: String
  private var items: [(key: String, value: String)] = []

  init(name: String) { self.name = name }

  /// `nil` if a percent escape is malformed.
  init?(_ text: Substring.UTF8View) {
    let parts = text.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = Self.decoded(parts[0]), !name.isEmpty else { return nil }
    self.name = name
    guard parts.count > 1 else { return }
    for item in parts[1].split(separator: UInt8(ascii: "&")) {
      let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = Self.decoded(sides[0]), let value = sides.count > 1 ? Self.decoded(sides[1]) : "" else {
        return nil
      }
      items.append((key, value))
    }
  }

  static func decoded(_ bytes: Substring.UTF8View) -> String? { try? PercentCoding.decodedStrictly(bytes) }

  enum Lookup {
    case found(CaseParts)
    case unknown
    /// The values don't match the parameters, for the given reason.
    case mismatch(String)
  }

  func parts(in cases: CaseReflection, _ rules: ScreenRules) -> Lookup {
    var index = 0
    while let row = cases.table.row(index) {
      if let screens = cases.screens(of: row) {
        switch screens.own(self, rules) {
        case .found(let parts): return .found(CaseParts(index, wrapping: parts))
        case .mismatch(let reason): return .mismatch(reason)
        case .unknown: break
        }
      } else if row.field(.name).elementsEqual(name.utf8) {
        return arguments(row.parameters, rules, index, cases)
      }
      index += 1
    }
    return .unknown
  }

  fileprivate func arguments(
    _ parameters: [CaseParameter], _ rules: ScreenRules, _ index: Int, _ cases: CaseReflection
  ) -> Lookup {
    var arguments: [Argument] = []
    for parameter in parameters {
      var values = items.filter { $0.key == parameter.label }.map { $0.value }
      var isDefault = false
      if values.isEmpty, parameter.arity == .one, let value = rules.defaultValue(of: parameter.label, in: name) {
        values = [value]
        isDefault = true
      }
      var elements: [Argument] = []
      for value in values {
        guard let argument = ArgumentText.argument(value, typeName: parameter.typeName, isChecked: isDefault) else {
          return .mismatch("the value of \(parameter.label) is no \(parameter.typeName)")
        }
        elements.append(argument)
      }
      switch (parameter.arity, elements.count) {
      case (.list, _): arguments.append(.list(elements))
      case (.optional, 0): arguments.append(.none)
      case (_, 1): arguments.append(elements[0])
      case (_, 0): return .mismatch("\(name) needs a value for \(parameter.label)")
      default: return .mismatch("\(parameter.label) has several values")
      }
    }
    for item in items where !parameters.contains(where: { $0.label == item.key }) {
      return .mismatch("\(name) has no parameter \(item.key)")
    }
    let parts = CaseParts(index, arguments)
    return cases.accepts(parts) ? .found(parts) : .mismatch("\(name) has parameters of other types")
  }
}

extension CaseReflection {
  /// Doesn't search features.
  fileprivate func own(_ text: CommandScreen, _ rules: ScreenRules) -> CommandScreen.Lookup {
    guard let index = table.index(named: text.name), let row = table.row(index) else { return .unknown }
    return text.arguments(row.parameters, rules, index, self)
  }
}

enum ArgumentText {
  /// `nil` if the value doesn't have the type.
  static func argument(_ text: String, typeName: String, isChecked: Bool) -> Argument? {
    let type: PrimitiveType
    switch typeName {
    case "Int": type = .int
    case "UInt": type = .uint
    case "Double": type = .double
    case "Bool": type = .bool
    case "UUID": type = .uuid
    case "Date": type = .date
    case "URL": return isChecked || isURL(text) ? .url(text) : nil
    default: return .string(text)
    }
    var text = text
    return text.withUTF8 { type.argument($0) }
  }

  /// Every parser of URLs accepts the form without changes.
  private static func isURL(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= 2048, let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, isLetter(bytes[0]),
      bytes[..<colon].allSatisfy({ isLetter($0) || isDigit($0) }), bytes[colon...].starts(with: "://".utf8)
    else { return false }
    let rest = bytes[(colon + 3)...]
    let host = rest.prefix { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    guard !host.isEmpty else { return false }
    let path = rest.dropFirst(host.count)
    guard path.isEmpty || path.first == UInt8(ascii: "/") else { return false }
    return path.allSatisfy { isLetter($0) || isDigit($0) || "-._~/?=&".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

/// The rules of commands beyond the case tables.
package struct ScreenRules {
  private let spec: PublishedSpec

  package init(_ spec: PublishedSpec) { self.spec = spec }

  var names: [String] { (spec.tabs.map { $0.declaration } + spec.routes.map { $0.declaration }).map { $0.name } }

  /// In the form that commands use.
  func defaultValue(of parameter: String, in screen: String) -> String? {
    for declaration in spec.routes.map({ $0.declaration }) + spec.tabs.map({ $0.declaration })
    where declaration.name == screen {
      for own in declaration.parameters where own.name == parameter {
        guard case .defaulted(let text) = own.arity else { continue }
        guard case .declared(let index) = own.type, case .cases(let cases) = spec.types[index].texts else {
          return text
        }
        return cases.first { $0.text == text }?.name ?? text
      }
    }
    return nil
  }

  /// `nil` if the screen returns no value.
  func presentation(ofReturning screen: String) -> Destination.Kind? {
    for route in spec.routes where route.declaration.name == screen && route.returns != nil {
      if let first = route.presentations.first(where: { $0 != .window && $0 != .gate }) { return first }
    }
    return nil
  }
}
