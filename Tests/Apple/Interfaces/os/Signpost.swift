// The types of signposts. The file omits the functions that post them.

open class OSLog: @unchecked Sendable {
  public init() {}
}

public struct OSSignpostID: Sendable, Hashable {
  public init(_ value: UInt64) {}
}

public struct OSSignpostType: Sendable, Hashable {
  public static var begin: OSSignpostType { .init() }
  public static var end: OSSignpostType { .init() }
}
