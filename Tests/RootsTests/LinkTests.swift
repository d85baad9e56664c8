import Foundation
import Roots
import Testing

@Suite("A link of Roots")
struct LinkTests {
  static let id = "3F2504E0-4F89-11D3-9A0C-0305E82C3301"

  @Test(
    "URLs from the tests of the original app resolve to the expected destinations in Roots",
    arguments: RootsFacts.rows(\.testCases))
  func testCase(_ row: RootsFacts.TestCase) throws {
    let resolution = RootsNavigation.resolve(row.url)
    guard let expected = row.expected else { return #expect(resolution == .unmatched) }
    let note = try #require(resolution.note)
    #expect(note.destination == expected.destination)
    #expect(note.params == expected.params)
  }

  @Test(
    "Each link pattern of Roots resolves with every form of the scheme, with or without a host",
    arguments: RootsFacts.rows(\.linkPatterns))
  func pattern(_ row: RootsFacts.LinkPattern) throws {
    #expect(row.schemes == ["roots"])
    #expect(row.customSchemeHostIsFirstSegment)
    #expect(row.params.values.allSatisfy { $0 == "uuid" })
    let path = row.pattern.dropFirst().replacing("{id}", with: Self.id)
    for start in ["roots://", "roots:///", "roots:/", "roots:", "ROOTS://"] {
      let landing = try #require(RootsNavigation.resolve(start + path).landing)
      #expect(landing.note.destination == row.destination)
      #expect(landing.modals.isEmpty && landing.requires.isEmpty)
      for name in row.params.keys { #expect(landing.note.params[name] == Self.id) }
      if row.selects == "calendar" {
        // The document has no calendar tab, so the calendar is pushed onto the current stack like any page without a
        // tab.
        #expect(landing.tab == nil)
        #expect(landing.stackChange == .append([.calendar()]))
      } else {
        #expect(landing.tab?.note == row.selects)
        #expect(landing.stackChange == .replace([]))
      }
    }
  }

  @Test(
    "Links of Roots read valid query items and ignore missing, invalid, repeated or unknown query items",
    arguments: RootsFacts.rows(\.linkPatterns))
  func query(_ row: RootsFacts.LinkPattern) throws {
    let url = "roots:/" + row.pattern.replacing("{id}", with: Self.id)
    let bare = try #require(RootsNavigation.resolve(url).note)
    for (key, fact) in row.query {
      #expect(!fact.required)
      #expect(bare.params[key] == fact.default)
      let values = try Self.values(of: fact.type)
      for value in values {
        #expect(RootsNavigation.resolve("\(url)?\(key)=\(value)").note?.params[key] == value)
      }
      for nonsense in ["", "nonsense", values[0] + "x", "\(values[0])&\(key)=\(values[0])"] {
        #expect(RootsNavigation.resolve("\(url)?\(key)=\(nonsense)").note == bare)
      }
    }
    #expect(RootsNavigation.resolve(url + "?utm_source=mail").note == bare)
  }

  /// Returns sample texts for a type of the facts.
  private static func values(of type: String) throws -> [String] {
    switch type {
    case "date yyyy-MM-dd UTC": ["2024-12-25", "2024-02-29"]
    case "enum month|week|day|year": RootsNavigation.CalendarView.allCases.map(\.rawValue)
    case "enum LocalTimerMode": RootsNavigation.LocalTimerMode.allCases.map(\.rawValue)
    case "enum SettingsToolbarIdentifier": RootsNavigation.SettingsToolbarIdentifier.allCases.map(\.rawValue)
    case "uuid": [id]
    default: throw UnknownType(name: type)
    }
  }

  private struct UnknownType: Error {
    let name: String
  }

  @Test("The type `CalendarView` of Roots has the values month, week, day and year")
  func views() {
    #expect(RootsNavigation.CalendarView.allCases.map(\.rawValue) == ["month", "week", "day", "year"])
  }

  @Test("The scheme and the first path segment of a link to Roots match in any case")
  func matching() throws {
    let matching = try RootsFacts.all.get().matching
    #expect(matching.schemeCaseInsensitive)
    #expect(matching.firstPathSegmentCaseInsensitive)
    #expect(matching.customSchemeHostIsFirstSegment.hasPrefix("intended by the tests"))
    for url in ["ROOTS://Planner", "roots://PLANNER", "Roots:///planner", "roots:Planner/"] {
      #expect(RootsNavigation.resolve(url) == .landed(Landing(tab: .planner, stack: [])))
    }
    let lowercased = Self.id.lowercased()
    #expect(RootsNavigation.resolve("roots://Course/\(lowercased)").note?.params["id"] == Self.id)
  }

  @Test("A link to Roots with neither host nor path is unmatched")
  func nothing() {
    for url in ["roots:", "roots://", "roots:///"] { #expect(RootsNavigation.resolve(url) == .unmatched) }
  }

  @Test("Links to Roots with extra path segments are unmatched")
  func extraSegments() {
    for path in ["dashboard/x", "planner/x", "settings/developer", "assignment/\(Self.id)/x"] {
      #expect(RootsNavigation.resolve("roots:///" + path) == .unmatched)
    }
  }

  @Test("A calendar link of Roots contains a date without a time zone and ignores an impossible date")
  func days() throws {
    let landing = try #require(RootsNavigation.resolve("roots://calendar?date=2024-12-25&view=week").landing)
    let day = try #require(CalendarDate(year: 2024, month: 12, day: 25))
    #expect(landing.stackChange == .append([.calendar(date: day, view: .week)]))
    #expect(RootsNavigation.resolve("roots://calendar?date=2024-02-30").note?.params["date"] == nil)
  }
}
