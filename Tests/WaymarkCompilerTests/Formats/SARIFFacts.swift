import Foundation
import TestSupport

/// The facts from the official SARIF schema about the objects that Waymark prints: `Fixtures/sarif.facts.json`.
struct SARIFFacts {
  private let objects: JSONValue

  init() throws {
    objects = try TestFiles.decode(JSONValue.self, from: "sarif.facts.json")["objects"] ?? .null
  }

  /// Returns the errors in a log, with one line for each error.
  func faults(in log: JSONValue) -> [String] { faults(in: log, as: .string("log"), at: "") }

  /// Returns the errors in a value.
  ///
  /// - Parameters:
  ///   - value: The checked value.
  ///   - fact: The text `any TYPE`, the name of an object, or an object of facts.
  ///   - path: The path of the value in the log.
  /// - Returns: The errors, with one line for each error.
  private func faults(in value: JSONValue, as fact: JSONValue, at path: String) -> [String] {
    if let name = fact.text {
      guard name.hasPrefix("any ") else { return faults(in: value, ofObject: name, at: path) }
      return value.isOf(type: String(name.dropFirst(4))) ? [] : ["\(path): is no \(name.dropFirst(4))"]
    }
    var faults: [String] = []
    let types = fact["type"].map { $0.text.map { [$0] } ?? $0.elements.compactMap(\.text) } ?? []
    guard types.contains(where: value.isOf) else { return ["\(path): is no \(types.joined(separator: " or "))"] }
    if let choices = fact["enum"]?.elements, !choices.contains(value) {
      faults.append("\(path): is none of its values")
    }
    if let text = value.text {
      if let pattern = fact["pattern"]?.text, text.range(of: pattern, options: .regularExpression) == nil {
        faults.append("\(path): does not match \(pattern)")
      }
      if let format = fact["format"]?.text, !URIText.isValid(text, format: format) {
        faults.append("\(path): is no \(format)")
      }
    }
    if let number = value.number {
      if let least = fact["minimum"]?.number, number < least { faults.append("\(path): is less than \(Int(least))") }
      if let most = fact["maximum"]?.number, number > most { faults.append("\(path): is more than \(Int(most))") }
    }
    let elements = value.elements
    if let least = fact["minItems"]?.number, elements.count < Int(least) { faults.append("\(path): has too few") }
    if fact["uniqueItems"] == .bool(true), Set(elements).count < elements.count {
      faults.append("\(path): repeats one")
    }
    if let item = fact["items"] {
      for (index, element) in elements.enumerated() {
        faults += self.faults(in: element, as: item, at: "\(path)/\(index)")
      }
    }
    if let each = fact["values"], case .object(let properties) = value {
      for (name, value) in properties { faults += self.faults(in: value, as: each, at: "\(path)/\(name)") }
    }
    return faults
  }

  private func faults(in value: JSONValue, ofObject name: String, at path: String) -> [String] {
    guard let facts = objects[name] else { return ["\(path): the facts have no \(name)"] }
    guard case .object(let properties) = value else { return ["\(path): is no object"] }
    var faults: [String] = []
    func isThere(_ name: JSONValue) -> Bool { name.text.map { properties[$0] != nil } ?? false }
    for required in facts["required"]?.elements ?? [] where !isThere(required) {
      faults.append("\(path): lacks \(required.text ?? "")")
    }
    if let choices = facts["anyOf"]?.elements, !choices.contains(where: { $0.elements.allSatisfy(isThere) }) {
      faults.append("\(path): has none of what it needs one of")
    }
    for (name, value) in properties {
      if let fact = facts["properties"]?[name] {
        faults += self.faults(in: value, as: fact, at: "\(path)/\(name)")
      } else if facts["open"] != .bool(true) {
        faults.append("\(path): has no property \(name)")
      }
    }
    return faults
  }
}

extension JSONValue {
  fileprivate func isOf(type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"), (.object, "object"),
      (.number, "number"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}

/// A validator of the characters that RFC 3986 permits in a URI.
private enum URIText {
  static func isValid(_ text: String, format: String) -> Bool {
    let characters = #"(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?#]|%[0-9A-Fa-f]{2})*"#
    let scheme = "[A-Za-z][A-Za-z0-9+.-]*:"
    func matches(_ pattern: String) -> Bool {
      text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
    }
    switch format {
    case "uri": return matches(scheme + characters)
    // The first segment of a reference without a scheme contains no colon.
    case "uri-reference": return matches(characters) && (matches(scheme + ".*") || matches("[^:/]*(?:/.*)?"))
    default: return false
    }
  }
}
