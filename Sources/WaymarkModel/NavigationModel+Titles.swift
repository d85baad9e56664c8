import WaymarkSpec
import WaymarkYAML

/// The key of a localized title, and the table that contains the key.
package struct TitleKey: Sendable {
  package let key: Text
  /// The name of the table in the spec, or `nil` if the title names no table.
  package let givenTable: Text?
  /// The name of the string table.
  package let table: String
}

extension NavigationModel {
  /// The keys of all localized titles, without duplicates.
  ///
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

  /// Returns the title keys that the app looks up in a string table, without duplicates.
  ///
  /// - Parameter table: The name of the table.
  /// - Returns: The keys in the order of the spec.
  package func titleKeys(in table: String) -> [Text] { titleKeys.filter { $0.table == table }.map(\.key) }

  /// Returns the name of the table in which the app looks up a title.
  ///
  /// - Parameter given: The name of the table in the spec, or `nil` if the title names no table.
  /// - Returns: The name of the table.
  package func tableName(_ given: Text?) -> String {
    given?.string ?? spec.root.localization?.defaultTable ?? LocalizationSyntax.standardTable
  }

  /// The bundle that contains the string tables.
  package var titleBundle: LocalizationSyntax.Bundle { spec.root.localization?.bundle?.value ?? .main }
}
