import Foundation

/// A value in a ``NavigationStorage``.
public enum StoredValue: Hashable, Sendable, Codable {
  /// An integer, which is the raw value of a tab.
  case int(Int)
  /// A string, which is the raw value of a tab or a list of raw values.
  case string(String)
  /// A snapshot of the navigation state.
  case data(Data)
}

extension StoredValue {
  /// Creates a stored value from the raw value of a tab.
  ///
  /// The result is `nil` if the raw value is neither an integer nor a string. The Waymark compiler generates only
  /// integers and strings as raw values.
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
