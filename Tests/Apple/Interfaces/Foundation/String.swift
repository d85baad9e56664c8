// The string, character set, and attributed string APIs of Foundation that the run time and the sample apps use.

public struct CharacterSet: Hashable, Sendable {
  public init() {}
  public init(charactersIn: String) {}
  public static let urlPathAllowed = CharacterSet()
  public static let urlQueryAllowed = CharacterSet()
  public static let urlHostAllowed = CharacterSet()
  public static let urlFragmentAllowed = CharacterSet()
  public static let alphanumerics = CharacterSet()
  public static let whitespaces = CharacterSet()
  public static let whitespacesAndNewlines = CharacterSet()
  public static let decimalDigits = CharacterSet()
  public func contains(_ s: Unicode.Scalar) -> Bool { false }
  public func union(_ o: CharacterSet) -> CharacterSet { self }
  public func subtracting(_ o: CharacterSet) -> CharacterSet { self }
  public mutating func remove(charactersIn: String) {}
  public mutating func insert(charactersIn: String) {}
}

open class NSAttributedString: NSObject, @unchecked Sendable {
  public init(string: String) {}
  public struct Key: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

public struct AttributedString: Hashable, Sendable {
  public init() {}
  public init(_ s: String) {}
}

extension String {
  public struct Encoding: Hashable, Sendable, RawRepresentable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let utf8 = Encoding(rawValue: 4)
    public static let ascii = Encoding(rawValue: 1)
  }
  public init?(data: Data, encoding: Encoding) { return nil }
  public init(format: String, _ a: any CVarArg...) { self = "" }
}

extension StringProtocol {
  public func data(using: String.Encoding, allowLossyConversion: Bool = false) -> Data? { nil }
  public func components<T: StringProtocol>(separatedBy: T) -> [String] { [] }
  public func components(separatedBy: CharacterSet) -> [String] { [] }
  public func trimmingCharacters(in: CharacterSet) -> String { "" }
  public func addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String? { nil }
  public var removingPercentEncoding: String? { nil }
  public func replacingOccurrences<A: StringProtocol, B: StringProtocol>(of: A, with: B) -> String { "" }
  public func range<T: StringProtocol>(of: T) -> Range<Index>? { nil }
  public var capitalized: String { "" }
  public var precomposedStringWithCanonicalMapping: String { "" }
}
