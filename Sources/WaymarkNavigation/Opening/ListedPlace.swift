#if DEBUG
  import Foundation
  import WaymarkLinks

  /// A place in a list for developers, with values that the developer can change.
  package struct ListedPlace: Identifiable, Hashable {
    package struct Field: Identifiable, Hashable {
      package let screen: Int
      package let index: Int
      package let name: String
      package var text: String

      package var id: [Int] { [screen, index] }
    }

    package private(set) var path: PlacePath
    package var fields: [Field] {
      didSet { update() }
    }

    package init(_ path: PlacePath) {
      self.path = path
      id = path.text
      fields = path.screens.enumerated().flatMap { number, screen in
        screen.values.enumerated().map { Field(screen: number, index: $0, name: $1.parameter, text: $1.text) }
      }
    }

    /// The path without the changes of the developer, so the place keeps its identity.
    package let id: String
    package var title: String { path.screens.last?.name ?? "" }
    package var text: String { path.text }

    private mutating func update() {
      var screens = path.screens
      for field in fields { screens[field.screen].values[field.index].text = field.text }
      path = PlacePath(screens[0], Array(screens.dropFirst()))
    }
  }

  extension ListedPlace {
    /// A place for each screen of the spec, in the order of the spec.
    package static func all<Spec: NavigationSpec>(in spec: Spec.Type) -> [ListedPlace] {
      PlaceTable(Spec._places).places.compactMap { (try? PlacePath($0)).map(ListedPlace.init) }
    }

    /// Returns a Boolean value that indicates whether the path contains each word of a search.
    package func matches(_ search: String) -> Bool {
      search.split(separator: " ").allSatisfy { text.localizedCaseInsensitiveContains($0) }
    }
  }
#endif
