import LinkResolving
import SpecText

/// The screens of an app, and the ways between them, for output in several formats.
package struct AppMap: Sendable {
  package let app: String
  /// The path of the root file relative to its folder, which is the same on every machine.
  package let specName: String
  package internal(set) var lanes: [Lane]
  /// The tabs, the routes, the resolved links, and the redirects, each in the order of the spec.
  ///
  /// In a comparison, the removed screens come last.
  package internal(set) var screens: [Screen]
  package internal(set) var connections: [Connection]
  package let conditions: [Condition]
  package let findings: [Finding]
  /// The links of the spec. The inventory is `nil` if errors leave the meaning of the links undefined.
  package let inventory: LinkInventory?
  /// The comparison with an older version of the spec, or `nil` if the map shows only one version.
  package internal(set) var comparison: Comparison?
  /// The spec for the page's engine as bytes; empty if the spec has no link table.
  package var engineData: [UInt8] = []

  /// A horizontal band of the map.
  package struct Lane: Sendable {
    package let kind: Kind
    package let title: String

    package enum Kind: Sendable, Equatable {
      /// The screens of a tab, which is identified by its index.
      case tab(Int)
      /// The screens that can be pushed in any tab.
      case anyTab
      /// The screens that only the app's code shows, and the links that the app resolves.
      case app
      /// The screens of a tab that the older version of the spec contains.
      case removedTab
    }
  }

  /// A node of the map.
  package struct Screen: Sendable {
    package let kind: Kind
    package let name: String
    /// The title in the spec; `nil` if the app looks up the title in a string table.
    package var title: String?
    package var titleKey: String?
    /// The name of an SF Symbol or an image of the app.
    package var icon: String?
    package var summary: LinkInventory.Summary?
    /// The parameters in the notation of the spec, such as `id: Int`.
    package var parameters: [String] = []
    /// The presentations in the notation of the spec, such as `sheet`.
    package var presentations: [String] = []
    /// The screen with sample values, in the form that the simulator reads, such as `product?id=1`.
    package var sample = ""
    package var feature: String?
    /// The conditions that must hold while the screen is shown.
    package var requires: [String] = []
    package var returns: String?
    /// The metadata as pairs of keys and texts.
    package var metadata: [(key: String, value: String)] = []
    package var accessibilityID: String?
    /// The accessibility identifiers of the elements, by the names of the elements.
    package var elements: [(name: String, id: String)] = []
    /// The index of the lane.
    package var lane = 0
    /// The indices of the links that open the screen, in ``LinkInventory/links``.
    package var links: [Int] = []
    /// The URL patterns of the links that open the screen.
    package var patterns: [String] = []
    /// The indices of the findings about the screen.
    package var findings: [Int] = []
    /// A Boolean value that indicates whether no tab, link, or screen leads to the screen.
    package var isOrphan = false
    /// The difference from the older version of the spec.
    package var difference: Difference?
    /// The indices of the changes of the screen, in ``Comparison/changes``.
    package var changes: [Int] = []
    package var place: PublishedSpec.Place?

    package enum Kind: String, Sendable {
      case tab, route
      case resolvedLink
      case redirects
    }

    package init(_ kind: Kind, name: String) {
      self.kind = kind
      self.name = name
    }

    package var heading: String { title.flatMap { $0.isEmpty ? nil : $0 } ?? Self.words(name) }

    /// Returns a name in lowerCamelCase as words, such as "Test results".
    private static func words(_ name: String) -> String {
      var words = ""
      for character in name {
        if words.isEmpty {
          words.append(contentsOf: character.uppercased())
        } else if character.isUppercase, words.last?.isLowercase == true {
          words += " " + character.lowercased()
        } else {
          words.append(character)
        }
      }
      return words
    }

    /// The identifier of the screen, which is unique in the map.
    package var id: String { "\(kind.rawValue)-\(name)" }
  }

  /// A way from one screen to another. The screens are identified by their indices.
  package struct Connection: Sendable {
    package let start: Int
    package let end: Int
    package let kind: Kind
    /// A Boolean value that indicates whether the connection follows from `parent`, `in`, or a link of the screen.
    package let isImplied: Bool
    /// The difference from the older version of the spec.
    package var difference: Difference?

    package enum Kind: String, CaseIterable, Sendable {
      case push, sheet, cover, window
      /// The app can resolve a link to the screen.
      case resolves
      case redirect
    }
  }

  package struct Condition: Sendable {
    package let name: String
    /// The name of the screen with which the user can make the condition true.
    package let presents: String?
  }

  /// A finding of a lint rule or a compiler phase.
  package struct Finding: Sendable {
    package let rule: String
    package let isError: Bool
    package let message: String
    package let help: String?
    package let path: String
    package let line: Int
    package let column: Int
  }

  /// The difference between two versions of a screen or connection.
  package enum Difference: String, Sendable {
    case added, removed, changed
  }

  /// The changes since an older version of the spec.
  package struct Comparison: Sendable {
    /// The name of the older version, such as `origin/main`.
    package let revision: String
    package let changes: [Change]

    package init(revision: String, changes: [Change]) {
      self.revision = revision
      self.changes = changes
    }
  }

  /// A change, as `waymark diff` reports it.
  package struct Change: Sendable {
    /// The class of the change, such as `URL`.
    package let kind: String
    package let isBreaking: Bool
    /// The name of the changed declaration.
    package let subject: String
    package let message: String
    package let help: String?
    /// A URL that demonstrates the change, and its destinations in both versions.
    package let witness: (url: String, before: String, after: String)?
    /// The location of the change in the new version.
    package let span: Span?

    package init(
      kind: String, isBreaking: Bool, subject: String, message: String, help: String?,
      witness: (url: String, before: String, after: String)?, span: Span?
    ) {
      self.kind = kind
      self.isBreaking = isBreaking
      self.subject = subject
      self.message = message
      self.help = help
      self.witness = witness
      self.span = span
    }
  }
}
