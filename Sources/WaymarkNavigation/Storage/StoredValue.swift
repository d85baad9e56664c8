import Foundation

/// A value in a ``NavigationStorage``.
public enum StoredValue: Hashable, Sendable, Codable {
  /// The raw value of a tab, if the raw values of tabs are numbers.
  case int(Int)
  /// The raw value of a tab, or a list of raw values.
  case string(String)
  /// A snapshot of the navigation state.
  case data(Data)
}

extension StoredValue {
  /// Creates the raw value of a tab.
  ///
  /// The result is `nil` if the raw value is neither a number nor a text. The compiler generates only numbers and texts
  /// as raw values.
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
