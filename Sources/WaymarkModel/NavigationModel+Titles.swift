import WaymarkYAML

extension NavigationModel {
  /// The keys of titles in the string tables, each once, at its first place: those of tabs and their placeholders, then
  /// those of routes.
  package var titleKeys: [Text] {
    let titles = tabs.flatMap { [$0.title, $0.placeholder?.message] } + routes.map(\.title)
    var seen: Set<Text> = []
    return titles.compactMap { title in
      if case .key(let key) = title, seen.insert(key).inserted { key } else { nil }
    }
  }
}
