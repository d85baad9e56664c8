// The APIs of dates that the run time and the sample apps use. Calendar.swift declares date components.

public typealias TimeInterval = Double

public struct Date: Hashable, Comparable, Codable, Sendable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceNow: TimeInterval { 0 }
  public static var now: Date { Date() }
  public static func < (l: Date, r: Date) -> Bool { false }
  public func timeIntervalSince(_ d: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ t: TimeInterval) -> Date { self }
}
