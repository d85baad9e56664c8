/// The reference of the language, from the key tables.
package enum SpecReference {
  /// A page of Markdown: a table for each construct, in the order in which a spec names them.
  package static var markdown: String {
    """
    # The keys of a spec

    Made from the tables that decode a spec; `WAYMARK_RECORD=1 swift test` writes it anew. A key in bold is required. A list
    takes a single element as it is, too.

    """
      + section("The root", RootSyntax.keys)
      + section("An included file", IncludedFileSyntax.keys)
      + section("`swift`", SwiftSyntax.keys)
      + section("`swift: names`", NamesSyntax.keys)
      + section("An origin", OriginSyntax.keys)
      + section("A type", TypeSyntax.keys)
      + section("`tabBar`", TabBarSyntax.keys)
      + section("`tabBar: storage`", StorageSyntax.keys)
      + section("`tabBar: customization`", CustomizationSyntax.keys)
      + section("`tabBar: colors`", ColorsSyntax.keys)
      + section("A tab", TabSyntax.keys)
      + section("A tab's `placeholder`", PlaceholderSyntax.keys)
      + section("A route", RouteSyntax.keys)
      + section("A link", LinkSyntax.keys)
      + section("A resolved link", ResolvedLinkSyntax.keys)
      + section("`localization`", LocalizationSyntax.keys)
      + section("`apple`", AppleSyntax.keys)
      + grammars
      + assumptions
  }

  private static let grammars = """

    ## What texts are made of

    ```
    pattern  = [ "scheme://" [host] | "//" host ] path [ "?" query ] [ "#" fragment ]
    path     = "/" | { "/" segment }
    segment  = literal | [literal] "{" name [":" type] "}" [literal]
             | "{" name [":" type] "?}"                         # the last one: may be missing
             | "{name...}" | "**" | "{name...?}" | "{...?}"     # the last one: the rest; with `?` there may be none
    query    = item { "&" item }
    item     = key { "|" alias } "=" ( literal | "{" name [":" type] ["?"] "}" ) | "!" key
    fragment = [ "/" ] segment { "/" segment } [ "?" query ]
    host     = { "*." | "{name}." } label { "." label } [ ":" port ]
    params   = type | type "?" | type " = " value | "List<" type ">"
    type     = String | Int | UInt | Double | Bool | UUID | Date | Slug | URL | a name under `types`
    range    = bound "..." | "..." bound | bound "..." bound
    shortcut = modifier "+" { modifier "+" } character          # cmd, shift, opt, ctrl
    ```

    A pattern has at most 32 segments and 64 keys. A sign of the grammar that is meant as text is percent-encoded.

    """

  private static let assumptions = """

    ## What goes without saying

    Of a spec:

    - Tabs stand in the order of the files: the root, then what it includes. The order of links means nothing.
    - Tabs, routes and resolved links share one set of names. A name is in lowerCamelCase, a type's in UpperCamelCase.
    - A spec without `origins` has one, `app`, whose scheme is the app's name in lower case.
    - A route without `params` has what its links capture: the type is the one that a link gives, else `String`, and what some
      link lacks is optional.

    Of patterns:

    - One that starts with a single slash stands on every default origin, or on the link's `origins`. One with a scheme or a host
      names its own; `//` is `https://`.
    - On a custom scheme the host is the first segment: `fruits://market/apple` is `/market/apple`, and so are
      `fruits:///market/apple` and `fruits:/market/apple`. That segment is read in lower case.
    - `*.` is one label or more, `{name}.` exactly one. What an origin's hosts capture is a parameter of routes without `params`,
      optional where some origin lacks it, and of those with `params` that name it; others pass it over.
    - In a query, `{q}` needs the key once and well-typed; `{q?}` decides nothing; a list takes every well-typed value; a literal
      needs exactly that value once; `!key` needs the key to be missing. Keys that a pattern does not name are ignored, and so is
      a fragment that it does not have.
    - Of two links that match a URL, the one whose URLs are all among the other's wins, over scheme, host, path, query and
      fragment. Links that are the same are an error, and so are those that share URLs while each has others of its own, unless
      `beats` says which one wins, or `ambiguity: leftmost` lets the one win that can be less where the two differ first: in the
      scheme, the host, the segments from the left, the query, the fragment. A link of which others take each URL is an error.
    - Every URL of a claim must be a link, and so must every URL that a redirect leads to.
    - Under `lint`, a rule is a name that findings have at their end. Rules that guard what links mean stay errors; `explain` says of each
      whether it can be lowered. `# waymark:allow RULE: the reason` silences a rule on one line.

    Of landings:

    - A link that does not say how its route is shown takes the first of the route's `present`, and that is `push` where there
      is none.
    - A route of a `feature:` file is named like any other: `cart`, and in Swift `Route.checkout(.cart)`.
    - A route whose `in` is a modal route lands on that one's own stack, over the current tab. A link's `in` may name it, too.
    - A pushed route needs a tab: the link's `in`, or the only one that the route allows. Its stack is its parents, then itself.
    - A sheet, cover or window without `in` is shown over whatever is there, and with it over that tab's root.
    - Of several links that lead to one screen, `url(on:)` takes the first that stands on the origin, is not deprecated, and
      whose URL leads back there. It is nil where none does: a value that the pattern's type lacks, a host that stands for many.

    Of YAML:

    - `no`, `1.10` and `off` are texts where a text is wanted.
    - In double quotes, `\\` starts an escape: write regular expressions in single quotes, `'\\d+'`.
    - Quote what has braces inside `[ ]` or `{ }`, what starts with `*`, `!` or `{`, and what has a `#` behind a space.

    """

  private static func section<Construct>(_ title: String, _ table: KeyTable<Construct>) -> String {
    let rows = table.keys.map { key in
      let name = key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`"
      let defaultValue = key.defaultValue.map { "; \($0) unless said" } ?? ""
      return "| \(name) | \(key.kind) | \(key.summary)\(defaultValue) |\n"
    }
    return "\n## \(title)\n\n| key | takes | is |\n|---|---|---|\n" + rows.joined()
  }
}
