import Foundation

/// The facts about an app, read by hand from its sources.
///
/// The facts are a JSON file of lists under Fixtures.
package struct FactsFile: Sendable {
  private let file: URL

  package init(_ name: String) {
    file = TestFiles.fixtures(name)
  }

  /// Decodes the facts for which a type has properties.
  package func decode<Facts: Decodable>(_: Facts.Type) throws -> Facts {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Facts.self, from: Data(contentsOf: file))
  }

  /// The number of rows of each list, of keys of each mapping, or 1 for any other value.
  ///
  /// The property also counts lists that decoding ignores.
  package var counts: [String: Int] {
    get throws {
      try lists.mapValues { ($0 as? [Any])?.count ?? ($0 as? [String: Any])?.count ?? 1 }
    }
  }

  /// The keys of the rows, each prefixed with the name of its list, such as `tabs.icon`.
  package var columns: Set<String> {
    get throws {
      Set(
        try lists.flatMap { name, value in
          let rows = (value as? [Any] ?? [value]).compactMap { $0 as? [String: Any] }
          return rows.isEmpty ? [name] : rows.flatMap { $0.keys.map { "\(name).\($0)" } }
        })
    }
  }

  /// Returns a Boolean value that indicates whether a list has a row with a name.
  ///
  /// The name is one of the row's texts, the part of a text after a period, or two texts as in `push accountDetail` and
  /// `/tags/{tag} to hashTag`.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - list: The key of the list in camel case.
  /// - Returns: `true` if the list has such a row; otherwise, `false`.
  package func hasRow(_ name: String, in list: String) -> Bool {
    let key = list.replacing(/[A-Z]/) { "_" + $0.output.lowercased() }
    guard let rows = try? lists[key] as? [[String: Any]] else { return false }
    return rows.contains { row in
      let texts = row.values.compactMap { $0 as? String }
      return texts.contains { $0 == name || $0.hasSuffix(".\(name)") }
        || texts.contains { first in texts.contains { ["\(first) \($0)", "\(first) to \($0)"].contains(name) } }
    }
  }

  private var lists: [String: Any] {
    get throws { try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:] }
  }
}
