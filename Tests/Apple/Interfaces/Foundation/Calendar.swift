// Calendars and date components. The file omits date arithmetic and date formats.

public struct Calendar: Hashable, Equatable, Sendable {
  public enum Identifier: Sendable, Hashable {
    case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, iso8601, indian, islamic,
      islamicCivil, japanese, persian, republicOfChina, islamicTabular, islamicUmmAlQura
  }
  public enum Component: Sendable, Hashable {
    case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear,
      yearForWeekOfYear, nanosecond, calendar, timeZone
  }
  public init(identifier: Identifier) {}
  public static var current: Calendar { fatalError() }
  public static var autoupdatingCurrent: Calendar { fatalError() }
  public var identifier: Identifier { fatalError() }
  public var locale: Locale?
  public var timeZone: TimeZone {
    get { fatalError() }
    set {}
  }
  public func component(_ component: Component, from date: Date) -> Int { 0 }
  public func date(from components: DateComponents) -> Date? { nil }
  public func date(byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
  { nil }
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents { fatalError() }
  public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool { false }
  public func startOfDay(for date: Date) -> Date { date }
}

public struct DateComponents: Hashable, Equatable, Sendable {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
    weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {}
  public var calendar: Calendar?
  public var timeZone: TimeZone?
  public var era: Int?
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
  public var weekday: Int?
  public var date: Date? { nil }
  public var isValidDate: Bool { false }
  public func isValidDate(in calendar: Calendar) -> Bool { false }
}

public struct TimeZone: Hashable, Equatable, Sendable {
  public init?(identifier: String) {}
  public init?(secondsFromGMT seconds: Int) {}
  public static var current: TimeZone { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static var gmt: TimeZone { fatalError() }
  public var identifier: String { "" }
}
