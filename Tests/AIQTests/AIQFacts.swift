import Foundation
import TestSupport
import Testing

/// The facts about AIQ, read by hand from the sources of the app.
///
/// Many facts are newer than the document that the spec follows.
struct AIQFacts: Decodable, Sendable {
  /// A fact about how the app's handler decodes URLs: a Boolean value or a sentence for each topic.
  enum Note: Decodable, Equatable, Sendable {
    case flag(Bool)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = try (try? container.decode(Bool.self)).map(Note.flag) ?? .text(container.decode(String.self))
    }
  }

  struct Tab: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let raw: Int
    let title: String
    let icon: String
    let accessibilityID: String
    let shortcut: String

    var testDescription: String { id }
  }

  struct TabAtSeed: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let raw: Int
    let accessibilityID: String

    var testDescription: String { id }
  }

  struct TabPersistence: Decodable, Sendable {
    let key: String
    let `default`: String
  }

  struct Route: Decodable, Sendable, CustomTestStringConvertible {
    struct Parameter: Decodable, Sendable {
      let name: String
      let type: String
      let identity: String?
    }

    let name: String
    let params: [Parameter]
    let presentation: String
    let tabs: [String]

    var testDescription: String { name }
  }

  struct LinkPattern: Decodable, Sendable, CustomTestStringConvertible {
    let pattern: String
    let destination: String
    let params: [String: String]
    let tab: String
    /// The routes that the app's handler puts on the tab's stack, with their arguments.
    let stack: [String]?
    /// The operation that changes the stack, or `nil` if the handler first asks the server.
    let action: String?
    let rest: String?
    /// The way in which the app finds the screen, or `nil` if the URL determines the screen.
    let resolution: String?
    let schemes: [String]
    let universalHosts: [String]
    let universalSchemes: [String]
    let customSchemeHostIsFirstSegment: Bool

    var testDescription: String { pattern }
  }

  struct TestCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Place: Decodable, Sendable {
      /// The routes that the app's handler puts on the tab's stack. The text `popToRoot` means no routes.
      struct Stack: Decodable, Sendable {
        let routes: [String]

        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          if (try? container.decode(String.self)) == "popToRoot" {
            routes = []
          } else {
            routes = try container.decode([String].self)
          }
        }
      }

      let destination: String
      let params: [String: Int]
      let tab: String?
      let stack: Stack?
    }

    let url: String
    let sameAs: String?
    let expected: Place?
    let source: String

    var testDescription: String { "\(source): \(url)" }
  }

  struct ActionCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Action: Decodable, Sendable {
      let destination: String
      let params: [String: Int]
      let action: String
    }

    let url: String
    let expectedAction: Action?
    let source: String

    var testDescription: String { source }
  }

  struct FlowCase: Decodable, Sendable, CustomTestStringConvertible {
    let when: String
    let then: String
    let source: String

    var testDescription: String { source }
  }

  struct KnownIssue: Decodable, Sendable, CustomTestStringConvertible {
    let kind: String
    let what: String

    var testDescription: String { kind }
  }

  let matching: [String: Note]
  let tabs: [Tab]
  let tabsAtSeed: [TabAtSeed]
  let tabPersistence: TabPersistence
  let routes: [Route]
  let routesAtSeed: [String]
  let linkPatterns: [LinkPattern]
  let testCases: [TestCase]
  let actionCases: [ActionCase]
  let flowCases: [FlowCase]
  let knownIssues: [KnownIssue]

  static let file = FactsFile("aiq.facts.json")
  static let all = Result { try file.decode(AIQFacts.self) }

  /// Returns the rows of a list.
  ///
  /// The result is empty if the file cannot be decoded, which ``CoverageTests`` reports.
  static func rows<Row>(_ list: KeyPath<AIQFacts, [Row]>) -> [Row] { (try? all.get())?[keyPath: list] ?? [] }
}
