// The APIs of data, identifiers, and index paths that the run time and the sample apps use.

public struct Data: Hashable, Codable, Sendable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public typealias Element = UInt8
  public typealias Index = Int
  public init() {}
  public init(contentsOf url: URL) throws {}
  public init?(base64Encoded: String) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(i: Int) -> UInt8 {
    get { 0 }
    set {}
  }
  public mutating func replaceSubrange<C>(_ r: Range<Int>, with c: C) where C: Collection, C.Element == UInt8 {}
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public func base64EncodedString() -> String { "" }
}

public typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
)

public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
  public init() {}
  public init?(uuidString: String) {}
  public init(uuid: uuid_t) {}
  public var uuid: uuid_t { (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }
  public var uuidString: String { "" }
  public var description: String { "" }
}

public struct IndexPath: Hashable, Codable, Sendable {
  public init(row: Int, section: Int) {}
  public var row: Int { 0 }
  public var section: Int { 0 }
}

public struct IndexSet: Hashable, Codable, Sendable, BidirectionalCollection, ExpressibleByArrayLiteral {
  public typealias Element = Int
  public struct Index: Comparable, Sendable {
    public static func < (lhs: Index, rhs: Index) -> Bool { false }
  }
  public init() {}
  public init(integer: Int) {}
  public init(integersIn range: Range<Int>) {}
  public init(arrayLiteral elements: Int...) {}
  public var startIndex: Index { fatalError() }
  public var endIndex: Index { fatalError() }
  public func index(after index: Index) -> Index { index }
  public func index(before index: Index) -> Index { index }
  public subscript(index: Index) -> Int { 0 }
}
