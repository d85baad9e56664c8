import Foundation
import TestSupport
import Testing

/// The facts about the app that Showcase rebuilds, read by hand from the sources of the app.
struct Facts: Decodable, Sendable {
  /// The rules by which the app's handler decodes any URL.
  struct Matching: Decodable, Sendable {
    let customSchemeHostIsFirstSegment: Bool
    let schemeChecked: Bool
    let extraSegments: String
    let unknownSubpath: String
    let unknownHost: String
  }

  struct Tab: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let title: String
    let icon: String
    let accessibilityID: String?

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
    let tabs: [String]?

    var testDescription: String { "\(presentation) \(name)" + (tabs.map { " in \($0)" } ?? "") }
  }

  struct LinkPattern: Decodable, Sendable, CustomTestStringConvertible {
    let pattern: String
    let schemes: [String]
    let customSchemeHostIsFirstSegment: Bool
    let destination: String
    let presentation: String
    let query: [String: String]

    var testDescription: String { pattern }
  }

  struct TestCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Landing: Decodable, Sendable {
      let destination: String
      let tab: String
      let stack: [String]
      let params: [String: String]
      let sheet: String?
      let cover: String?
    }

    let url: String
    let expected: Landing
    let source: String

    var testDescription: String { source }
  }

  /// The behavior of the app's handler for a URL that the app's own tests leave out.
  struct DerivedCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Landing: Decodable, Sendable {
      let tab: String
    }

    let url: String
    let expected: Landing?
    let source: String

    var testDescription: String { "\(url) \(source)" }
  }

  struct KnownIssue: Decodable, Sendable, CustomTestStringConvertible {
    let kind: String
    let what: String

    var testDescription: String { kind }
  }

  let matching: Matching
  let tabs: [Tab]
  let routes: [Route]
  let enums: [String: [String]]
  let linkPatterns: [LinkPattern]
  let testCases: [TestCase]
  let derivedCases: [DerivedCase]
  let knownIssues: [KnownIssue]

  static let file = FactsFile("multi-tab-deep-linking.facts.json")
  static let all = Result { try file.decode(Facts.self) }
}
