import SpecModel
import SpecText

extension Rule {
  static let unreachableTitle = Rule("unreachable-title", .error, explanation: .unreachableTitle, requires: .model) {
    context in
    guard let localization = context.model.spec.root.localization, !localization.strings.isEmpty,
      !context.model.titleKeys.isEmpty
    else { return }
    let tables = localization.strings.map { (path: $0, name: LocalizationSyntax.tableName(of: $0)) }
    for (index, table) in tables.enumerated() {
      if let first = tables[..<index].first(where: { $0.name == table.name && !$0.name.contains("{language}") }) {
        context.report(duplicate(table.path, table.name, first.path))
      }
      if let finding = misplaced(table.path) { context.report(finding) }
    }
    let names = Set(tables.map(\.name))
    for key in context.model.titleKeys where !names.contains(key.table) {
      context.report(unknown(key, tables.map(\.name)))
    }
    if let depth = context.moduleDepth, let finding = wrongBundle(localization, depth) { context.report(finding) }
  }

  private static func duplicate(_ path: Text, _ name: String, _ first: Text) -> Finding {
    Finding(
      "another path also leads to a table `\(name)`, and the app finds only one of the tables", at: path.span,
      help: "move all texts into one table, or rename one of the files", related: [.init(first.span, "the other path")])
  }

  private static func misplaced(_ path: Text) -> Finding? {
    let components = path.string.split(separator: "/")
    guard let file = components.last, file.hasSuffix(".strings"), path.string.contains("{language}"),
      !path.string.hasPrefix("/")
    else { return nil }
    guard components.dropLast().last != "{language}.lproj" || file.contains("{language}") else { return nil }
    let name = file.contains("{language}") ? "\(LocalizationSyntax.standardTable).strings" : String(file)
    let folders = components.dropLast().filter { !$0.contains("{language}") } + ["{language}.lproj"]
    return Finding(
      "the app finds a `.strings` file only directly inside the folder `{language}.lproj`", at: path.span,
      help: "move the files to `\((folders + [name[...]]).joined(separator: "/"))`")
  }

  private static func unknown(_ key: TitleKey, _ tables: [String]) -> Finding {
    let list = "`strings` lists \(tables.quoted())"
    guard let given = key.givenTable else {
      return Finding(
        "the app looks up `\(key.key.string)` in `\(key.table)`, but \(list)", at: key.key.span,
        help: "name the table, for example `{ key: \(key.key.string), table: \(tables[0]) }`")
    }
    return Finding(
      "there is no string table `\(key.table)`" + Suggestion.suffix(for: key.table, among: tables), at: given.span,
      help: "\(list); add the path of the table to `strings`, or correct the name")
  }

  private static func wrongBundle(_ localization: LocalizationSyntax, _ depth: Int) -> Finding? {
    let isModule = localization.bundle?.value == .module
    guard let path = localization.strings.first(where: { isInTarget($0, depth) != isModule }) else { return nil }
    if isModule {
      return Finding(
        "`\(path.string)` is outside the package target of the spec, so `Bundle.module` does not contain the table",
        at: path.span, help: "move the table into the folder of the target")
    }
    return Finding(
      "the string table belongs to a package target, but the app looks up titles in its main bundle", at: path.span,
      help: "add `bundle: module` to `localization`",
      related: localization.bundle.map { [.init($0.span, "the bundle")] } ?? [])
  }

  private static func isInTarget(_ path: Text, _ depth: Int) -> Bool {
    var level = depth
    for component in path.string.split(separator: "/").dropLast() where component != "." {
      level += component == ".." ? -1 : 1
      if level < 0 { return false }
    }
    return true
  }
}

extension Explanation {
  fileprivate static let unreachableTitle = Explanation(
    "the app cannot find a title in its string tables", faulty: Example(spec("tabs.basket"), with: tables),
    why: """
      The app shows the key of a title that it does not find, such as `tabs.basket`.
      If the spec lists several string tables, a title without the key `table` is in
      the table `Localizable`.
      """,
    corrected: Example(spec("tabs.basket, table: Basket"), with: tables),
    advice: """
      The rule also reports these mistakes:

      - Two paths in `strings` have the same file name. The app finds one table.
      - A `.strings` file is not in a folder such as `en.lproj`.
      - The spec and its tables belong to a target of a Swift package, but
        `localization` has no `bundle: module`. The main bundle of the app does not
        contain the tables of a package.
      - The spec has `bundle: module`, but a table is outside of the target.
      """)

  private static func spec(_ keyOfBasket: String) -> String {
    """
    waymark: 1
    app: Shop
    localization:
      languages: en
      strings:
        - "{language}.lproj/Navigation.strings"
        - "{language}.lproj/Basket.strings"
    tabs:
      home: { title: { key: tabs.home, table: Navigation }, icon: house }
      basket: { title: { key: \(keyOfBasket) }, icon: cart }
    """
  }

  private static let tables: KeyValuePairs = [
    "en.lproj/Navigation.strings": #""tabs.home" = "Home";"#,
    "en.lproj/Basket.strings": #""tabs.basket" = "Basket";"#,
  ]
}
