import Foundation

/// A value that a ``NavigationStorage`` keeps.
public enum StoredValue: Hashable, Sendable, Codable {
  /// A tab's raw value, where those are numbers.
  case int(Int)
  /// A tab's raw value, or a list of them.
  case string(String)
  /// A snapshot.
  case data(Data)
}

extension StoredValue {
  /// A tab's raw value; nil where it is neither a number nor a text, which the compiler never generates.
  init?(rawValueOf tab: some NavigationTab) {
    switch tab.rawValue {
    case let number as Int: self = .int(number)
    case let text as String: self = .string(text)
    default: return nil
    }
  }

  var text: String? {
    switch self {
    case .int(let number): String(number)
    case .string(let text): text
    case .data: nil
    }
  }
}
