import WaymarkYAML

extension NavigationModel {
  /// The keys of all localized titles, without duplicates.
  ///
  /// The title keys of tabs and placeholders precede the title keys of routes.
  package var titleKeys: [Text] {
    let titles = tabs.flatMap { [$0.title, $0.placeholder?.message] } + routes.map(\.title)
    var seen: Set<Text> = []
    return titles.compactMap { title in
      if case .key(let key) = title, seen.insert(key).inserted { key } else { nil }
    }
  }
}
