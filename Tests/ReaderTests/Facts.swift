import Foundation
import TestSupport
import Testing

/// The facts about the app that Reader rebuilds, read by hand from the sources of the app.
struct Facts: Decodable, Sendable {
  /// A text, a number or a list of texts.
  enum Value: Decodable, Hashable, Sendable {
    case text(String)
    case number(Int)
    case texts([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .texts(try container.decode([String].self))
      }
    }
  }

  struct Parameter: Decodable, Hashable, Sendable {
    let name: String
    let type: String
  }

  struct Tab: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let raw: Value
    let titleKey: String?
    let icon: String
    let accessibilityID: String?
    let placement: String?
    let params: [Parameter]?

    var testDescription: String { id }
  }

  struct TabSets: Decodable, Sendable {
    let loggedOut: [String]
    let visionOS: [String]
    let iosDefaultSlots: [String]
    let slotKeys: [String]
    let sidebarSections: [String: Value]
  }

  struct Route: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let params: [Parameter]
    let presentation: String
    let tabs: [String]?
    let sheetIdentity: String?

    var testDescription: String { "\(presentation) \(name)" }
  }

  struct LinkPattern: Decodable, Sendable, CustomTestStringConvertible {
    let pattern: String
    let destination: String
    let hosts: [String]
    let schemes: [String]
    let query: [String: String]

    var testDescription: String { "\(pattern) to \(destination)" }
  }

  struct TestCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Context: Decodable, Sendable {
      let server: String?
      let connections: [String]?
    }

    struct Outcome: Decodable, Sendable {
      let destination: String
      let params: [String: String]
    }

    let url: String
    let context: Context
    let expected: Outcome?
    let source: String

    var testDescription: String { source }
  }

  struct KnownIssue: Decodable, Sendable, CustomTestStringConvertible {
    let kind: String
    let what: String

    var testDescription: String { kind }
  }

  let tabs: [Tab]
  let tabSets: TabSets
  let routes: [Route]
  let linkPatterns: [LinkPattern]
  let testCases: [TestCase]
  let knownIssues: [KnownIssue]

  static let file = FactsFile("reader.facts.json")
  static let all = Result { try file.decode(Facts.self) }
}
