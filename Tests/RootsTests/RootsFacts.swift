import Foundation
import TestSupport
import Testing

/// The facts about Roots, read by hand from the sources of the app.
struct RootsFacts: Decodable, Sendable {
  /// The rules by which the app's router decodes URLs, as implemented and as intended.
  struct Matching: Decodable, Sendable {
    let schemeCaseInsensitive: Bool
    let firstPathSegmentCaseInsensitive: Bool
    let customSchemeHostIsFirstSegment: String
  }

  struct Tab: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let title: String
    let icon: String
    let accessibilityID: String?
    let defaultEnabled: Bool
    let canDisable: Bool

    var testDescription: String { id }
  }

  struct Customization: Decodable, Sendable {
    let canonicalOrder: [String]
    let enabledKey: String
    let enabledEncoding: String
    let selectedKey: String
    let minEnabled: Int
    let restoreDefaultsSelects: String
    let fallback: String
  }

  struct LaterTab: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let icon: String
    let title: String
    let defaultEnabled: Bool

    var testDescription: String { id }
  }

  struct Route: Decodable, Sendable, CustomTestStringConvertible {
    struct Parameter: Decodable, Sendable {
      let name: String
      let type: String
    }

    let name: String
    let params: [Parameter]
    let presentation: String
    let tabs: [String]

    var testDescription: String { name }
  }

  struct LinkPattern: Decodable, Sendable, CustomTestStringConvertible {
    struct Key: Decodable, Sendable {
      let required: Bool
      let type: String
      let `default`: String?
    }

    let pattern: String
    let schemes: [String]
    let customSchemeHostIsFirstSegment: Bool
    let destination: String
    let query: [String: Key]
    let selects: String
    let params: [String: String]

    var testDescription: String { pattern }
  }

  struct TestCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Place: Decodable, Sendable {
      let destination: String
      let params: [String: String]
    }

    let url: String
    let expected: Place?
    let source: String

    var testDescription: String { source }
  }

  struct TabCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Outcome: Decodable, Sendable {
      let enabled: [String]?
      let enabledContains: String?
      let order: [String]?
      let selected: String?
      let selectedInEnabled: Bool?
      let selectedNot: String?
      let planner: Bool?
      let dashboardCount: Int?
    }

    let given: String
    let then: Outcome
    let source: String

    var testDescription: String { source }
  }

  struct KnownIssue: Decodable, Sendable, CustomTestStringConvertible {
    let kind: String
    let what: String

    var testDescription: String { kind }
  }

  let matching: Matching
  let tabs: [Tab]
  let tabCustomisation: Customization
  let tabsLaterRegistry: [LaterTab]
  let routes: [Route]
  let linkPatterns: [LinkPattern]
  let testCases: [TestCase]
  let tabCases: [TabCase]
  let knownIssues: [KnownIssue]

  static let file = FactsFile("roots.facts.json")
  static let all = Result { try file.decode(RootsFacts.self) }

  /// Returns the rows of a list.
  ///
  /// The result is empty if the file cannot be decoded, which ``CoverageTests`` reports.
  static func rows<Row>(_ list: KeyPath<RootsFacts, [Row]>) -> [Row] { (try? all.get())?[keyPath: list] ?? [] }
}
