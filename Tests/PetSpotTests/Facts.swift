import Foundation
import TestSupport
import Testing

/// The facts about the app that PetSpot rebuilds, read by hand from its document and sources.
struct Facts: Decodable, Sendable {
  struct Tab: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let titleKey: String
    let title: String
    let titlePl: String
    let icon: String
    let iconKind: String
    let iconAtSeed: String
    let iconSelectedAtSeed: String
    let accessibilityID: String
    let root: String

    var testDescription: String { id }
  }

  struct Style: Decodable, Sendable {
    let background: String
    let inactive: String
    let active: String
  }

  struct Parameter: Decodable, Hashable, Sendable {
    let name: String
    let type: String
  }

  struct Route: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let params: [Parameter]
    let presentation: String
    let tabs: [String]
    let hidesTabBar: Bool?
    let style: String?
    let steps: [String]?
    let countedSteps: Int?
    let accessibilityIDs: [String]?

    var testDescription: String { name }
  }

  struct Action: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let params: [Parameter]
    let effect: String

    var testDescription: String { name }
  }

  struct LinkPattern: Decodable, Sendable, CustomTestStringConvertible {
    let pattern: String
    let platform: String
    let destination: String?
    let redirectTo: String?
    let query: [String: String]

    var testDescription: String { pattern }
  }

  struct StructureCase: Decodable, Sendable, CustomTestStringConvertible {
    /// A sentence or a list of texts.
    struct Outcome: Decodable, Sendable {
      let texts: [String]

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        texts = try (try? container.decode([String].self)) ?? [container.decode(String.self)]
      }
    }

    let then: Outcome
    let source: String

    var testDescription: String { source }
  }

  struct KnownIssue: Decodable, Sendable, CustomTestStringConvertible {
    let kind: String
    let what: String

    var testDescription: String { kind }
  }

  let tabs: [Tab]
  let tabBarStyleAtSeed: Style
  let tabBarStyleNow: Style
  let launchTab: String
  let persistSelection: Bool
  let routes: [Route]
  let crossTabActions: [Action]
  let linkPatterns: [LinkPattern]
  let structureCases: [StructureCase]
  let knownIssues: [KnownIssue]

  static let file = FactsFile("petspot.facts.json")
  static let all = Result { try file.decode(Facts.self) }
}
