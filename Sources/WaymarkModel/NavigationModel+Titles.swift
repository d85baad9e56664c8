import WaymarkYAML

extension NavigationModel {
  /// The keys that titles have in the string tables, each where it stands first: of tabs, what stands in for their
  /// screens, then of routes.
  package var titleKeys: [Text] {
    let titles = tabs.flatMap { [$0.title, $0.placeholder?.message] } + routes.map(\.title)
    var seen: Set<Text> = []
    return titles.compactMap { title in
      if case .key(let key) = title, seen.insert(key).inserted { key } else { nil }
    }
  }
}
