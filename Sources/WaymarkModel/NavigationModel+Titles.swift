import WaymarkSpec
import WaymarkYAML

/// The key of a localized title, and the table that contains the key.
package struct TitleKey: Sendable {
  package let key: Text
  package let givenTable: Text?
  package let table: String
}

extension NavigationModel {
  /// The keys for tabs and placeholders come before the keys for routes.
  package var titleKeys: [TitleKey] {
    let titles = tabs.flatMap { [$0.title, $0.placeholder?.message] } + routes.map(\.title)
    var seen: Set<[String]> = []
    return titles.compactMap { title in
      guard case .key(let key, let given) = title else { return nil }
      let table = tableName(given)
      return seen.insert([table, key.string]).inserted ? TitleKey(key: key, givenTable: given, table: table) : nil
    }
  }

  package func titleKeys(in table: String) -> [Text] { titleKeys.filter { $0.table == table }.map(\.key) }

  package func tableName(_ given: Text?) -> String {
    given?.string ?? spec.root.localization?.defaultTable ?? LocalizationSyntax.standardTable
  }

  package var titleBundle: LocalizationSyntax.Bundle { spec.root.localization?.bundle?.value ?? .main }
}
