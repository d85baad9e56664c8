/// A column of a table of patterns, or a key of an object in JSON.
enum ListColumn: Hashable {
  case pattern, destination, hosts, schemes, count, priority, order
  case parameters, query, children

  /// Creates the column for a name. The comparison ignores case, spaces, and punctuation.
  init?(_ name: String) {
    guard let column = Self.columns[Self.key(name)] else { return nil }
    self = column.column
  }

  /// Returns the rank of a name among the names of the same column. If a table has several names of a column, the name
  /// with the lowest rank determines the column.
  static func rank(_ name: String) -> Int { columns[key(name)]?.rank ?? .max }

  /// Returns a Boolean value that indicates whether a name of a pattern can also be the name of a screen.
  static func canBeDestination(_ name: String) -> Bool { key(name) == "route" }

  private static func key(_ name: String) -> String {
    guard name.utf8.count <= 40 else { return "" }
    return String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let columns: [String: (column: ListColumn, rank: Int)] = {
    let names: [(ListColumn, [String])] = [
      (
        .pattern,
        [
          "pattern", "urlpattern", "deeplinkpattern", "pathpattern", "url", "path", "template", "uri", "deeplink",
          "link",
          "route", "patterns", "urls", "paths", "rule", "deeplinkpath",
          "deeplinkurl", "weblink", "weburl", "universallink", "applink", "canonicalurl",
        ]
      ),
      (
        .destination,
        [
          "destination", "screen", "name", "screenname", "routename", "view", "viewcontroller", "controller",
          "component",
          "handler", "target", "page", "action", "opens", "endpoint", "linkname",
        ]
      ),
      (.hosts, ["hosts", "host", "domain", "domains"]), (.schemes, ["schemes", "scheme", "protocol", "protocols"]),
      (.count, ["count", "hits", "requests", "visits", "clicks", "opened"]), (.priority, ["priority"]),
      (.order, ["order", "position"]),
      (.parameters, ["params", "parameters", "types", "constraints"]),
      (.query, ["query", "queryparams", "querystring"]),
      (.children, ["children", "routes", "nested"]),
    ]
    var columns: [String: (ListColumn, Int)] = [:]
    for (column, names) in names {
      for (rank, name) in names.enumerated() where columns[name] == nil { columns[name] = (column, rank) }
    }
    return columns
  }()
}
