/// The reference of the language, from the key tables.
package enum SpecReference {
  /// A page of Markdown: a table for each construct, in the order in which a spec names them.
  package static var markdown: String {
    """
    # The keys of a spec

    Made from the tables that decode a spec; `WAYMARK_RECORD=1 swift test` writes it anew. A key in bold is required. A list
    takes a single element as it is, too.

    """
      + section("The root", RootEntry.keys)
      + section("An included file", FragmentEntry.keys)
      + section("`swift`", SwiftEntry.keys)
      + section("`swift: names`", NamesEntry.keys)
      + section("An origin", OriginEntry.keys)
      + section("A tab", TabEntry.keys)
      + section("A route", RouteEntry.keys)
      + section("A link", LinkEntry.keys)
  }

  private static func section<Construct>(_ title: String, _ table: KeyTable<Construct>) -> String {
    let rows = table.keys.map { key in
      let name = key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`"
      return "| \(name) | \(key.kind) | \(key.summary) |\n"
    }
    return "\n## \(title)\n\n| key | takes | is |\n|---|---|---|\n" + rows.joined()
  }
}
