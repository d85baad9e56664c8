import Foundation
import TestSupport
import Testing

/// What is known of the app that the showcase rebuilds, read from its sources by people.
struct Facts: Decodable, Sendable {
  struct Tab: Decodable, Sendable {
    let id: String
    let title: String
    let icon: String
  }

  struct Route: Decodable, Sendable {
    struct Parameter: Decodable, Sendable {
      let name: String
      let type: String
    }

    let name: String
    let params: [Parameter]
    let presentation: String
    let tabs: [String]?
  }

  struct LinkPattern: Decodable, Sendable {
    let pattern: String
    let schemes: [String]
    let destination: String
    let presentation: String
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

    var testDescription: String { url }
  }

  /// What the app's handler does with URLs that its own tests leave out.
  struct DerivedCase: Decodable, Sendable {
    struct Landing: Decodable, Sendable {
      let tab: String
    }

    let url: String
    let expected: Landing?
  }

  let tabs: [Tab]
  let routes: [Route]
  let enums: [String: [String]]
  let linkPatterns: [LinkPattern]
  let testCases: [TestCase]
  let derivedCases: [DerivedCase]

  static let all = Result {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let file = TestFiles.fixtures("multi-tab-deep-linking.facts.json")
    return try decoder.decode(Facts.self, from: Data(contentsOf: file))
  }
}
