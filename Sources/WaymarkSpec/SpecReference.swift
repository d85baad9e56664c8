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
      + assumptions
  }

  private static let assumptions = """

    ## What goes without saying

    - A spec without `origins` has one, `app`, whose scheme is the app's name in lower case.
    - On a custom scheme the host is the first segment: `fruits://market/apple` is `/market/apple`, and so are
      `fruits:///market/apple` and `fruits:/market/apple`. That segment is read in lower case.
    - A link that does not say how its route is shown takes the first of the route's `present`, and that is `push` where there
      is none.
    - A pushed route needs a tab: the link's `in`, or the only one that the route allows. A sheet or cover without `in` is shown
      over whatever is there, and with it over that tab's root.
    - Where several links match a URL, a literal goes before an `Int`, and an `Int` before a `String`, segment by segment.
    - A URL's query and fragment are ignored.
    - Of several links that lead to one screen, `url(on:)` takes the first that stands on the origin and whose URL leads back
      there.
    - Inside `[ ]` and `{ }`, YAML wants a pattern with braces in quotes.

    """

  private static func section<Construct>(_ title: String, _ table: KeyTable<Construct>) -> String {
    let rows = table.keys.map { key in
      let name = key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`"
      return "| \(name) | \(key.kind) | \(key.summary) |\n"
    }
    return "\n## \(title)\n\n| key | takes | is |\n|---|---|---|\n" + rows.joined()
  }
}
