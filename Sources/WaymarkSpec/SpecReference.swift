/// The reference of the spec language, which is generated from the key tables.
package enum SpecReference {
  /// A Markdown page that contains a table of keys for each kind of mapping.
  package static var markdown: String {
    """
    # Spec reference

    This page is generated from the key tables of the decoder. To update the page, run `WAYMARK_RECORD=1 swift test`.

    A key in bold is required. A key whose value is a list also accepts a single element.

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
      + types
      + semantics
  }

  private static let grammars = """

    ## Grammar of texts

    ```
    pattern  = [ "scheme://" [host] | "//" host ] path [ "?" query ] [ "#" fragment ]
    path     = "/" | { "/" segment }
    segment  = literal
             | [literal] "{" name [":" type] "}" [literal]
             | "{" name [":" type] "?}"                      # optional; only as the last segment
             | "{" name "...}" | "**"                        # one or more segments; only as the last segment
             | "{" name "...?}" | "{...?}"                   # any number of segments; only as the last segment
    query    = item { "&" item }
    item     = key { "|" alias } "=" literal
             | key { "|" alias } "=" "{" name [":" type] ["?"] "}"
             | key { "|" alias } "=" "{" name ":List<" type ">}"
             | "!" key                                       # the key must be absent
    fragment = [ "/" ] segment { "/" segment } [ "?" query ]
    host     = { "*." | "{" name "}." } label { "." label } [ ":" port ]
    params   = type | type "?" | type " = " value | "List<" type ">"
    type     = String | Int | UInt | Double | Bool | UUID | Date | Slug | URL | a name under `types`
    range    = bound "..." | "..." bound | bound "..." bound # a bound is a number or a date
    shortcut = modifier "+" { modifier "+" } character       # a modifier is cmd, shift, opt or ctrl
    ```

    - A pattern has at most 32 segments, 64 query keys, and 8,192 bytes. A URL has at most 2,048 bytes.
    - To use a character of the grammar as literal text, percent-encode the character: `%7B` is a literal `{`.
    - A host contains at most one `*.`.
    - A spec has at most 127 origins, and a route has at most 32 parents.
    - A title `{ key: KEY }` is the text for a key in the string tables.

    """

  private static let types = """

    ## Texts of types

    | type | texts in URLs and specs |
    |---|---|
    | `String` | one or more characters, without control characters |
    | `Int` | a whole number that fits into 64 bits, such as `-7` |
    | `UInt` | a whole number from `0` to `9223372036854775807` |
    | `Double` | a decimal number without an exponent, such as `-0.5` |
    | `Bool` | `true` or `false` |
    | `UUID` | 32 hexadecimal digits in the form 8-4-4-4-12, in either case |
    | `Date` | a day of the Gregorian calendar in the form `YYYY-MM-DD`, such as `2025-01-31` |
    | `Slug` | one or more letters `A` to `Z` and `a` to `z`, digits, `_` and `-` |
    | `URL` | an absolute URL; only in a query |
    | `{ values: … }` | the text of a case in URLs; the name of a case in `with` and in defaults |
    | `{ is: …, range: … }` | the texts of the built-in type whose values are in the range |
    | `{ is: …, matching: … }` | the texts of the built-in type that match the regular expression as a whole |
    | `{ is: native, … }` | no text: a URL cannot contain a value of a native type |

    A regular expression supports literals, `.`, classes such as `[a-z]`, `\\d`, `\\w`, `\\s` and their complements,
    groups, `|`, and the quantifiers `*`, `+`, `?`, `{n}`, `{n,}` and `{n,m}`. Lookaround and back-references are not
    supported.

    """

  private static let semantics = """

    ## Names and files

    - Tabs have the order of the files: first the root, and then the included files in the order of `include`.
      The matches of a `*` are sorted by name. The order of links has no effect on matching.
    - Tabs, routes and resolved links share one set of names. Names are lowerCamelCase, and names of types are
      UpperCamelCase. The names `current`, `self`, `allCases`, `rawValue` and `tabItem` are reserved.
    - A route in a file with `feature: Checkout` has the same name in the spec as any other route. In Swift, the route
      `cart` is `Route.checkout(.cart)`.
    - Under `lint`, a rule has the name that its findings show in brackets. Rules that protect the meaning of links
      cannot be lowered: `waymark explain RULE` shows whether a rule can be lowered.
    - The comment `# waymark:allow RULE: the reason` suppresses the findings of a rule on one line.

    ## Origins and parameters

    - A spec without `origins` has one origin, `app`, whose scheme is the lowercase name of the app.
    - A pattern that starts with a single slash is served by the link's `origins`, or by all default origins.
      A pattern with a scheme or a host is served by the origins that declare them. `//` means `https://`.
    - On a custom scheme, the host is the first segment. `fruits://market/apple`, `fruits:///market/apple` and
      `fruits:/market/apple` all have the path `/market/apple`. The first segment is converted to lowercase.
    - In a host, `*.` matches one or more labels, and `{name}.` matches exactly one label.
    - The parameters of a route without `params` are the captures of its links. A capture without a type is a `String`.
      A parameter is optional if a link does not capture it.
    - A capture in the host of an origin is also a parameter of each route without `params`. The parameter is optional
      if some origins of the link do not capture it. A route with `params` ignores the capture, unless `params`
      declares the name.
    - A rest capture is a `String` with `/` between segments, or a `List<String>` if `params` declares a list.

    ## Matching

    - In a query, `{q}` requires the key exactly once, with a value of the type.
    - An optional capture `{q?}` in a query never affects the match. If the key is absent, repeated or ill-typed, the
      value is `nil` or the default.
    - A list capture `{q:List<Int>}` accepts every value of the type, in order. An absent list is empty.
    - A literal value in a query requires the key exactly once, with that value. `!key` requires the key to be absent.
      Aliases, such as in `q|query={q}`, count as one key.
    - Query keys that are not in the pattern are ignored. A fragment is ignored if the pattern has no fragment, and a
      pattern with a fragment matches only URLs with a fragment.
    - If two links match a URL, the link whose URLs are a subset of the other link's URLs wins. The comparison covers
      the scheme, the host, the path, the query and the fragment.
    - Two links with equal sets of URLs are an error.
    - Two overlapping links are an error if neither set is a subset of the other, unless `beats` or
      `ambiguity: leftmost` decides.
    - With `ambiguity: leftmost`, the links are compared by scheme, host, segments from the left, query and fragment.
      At the first difference, the link with the subset wins. If the sets overlap there, the links are an error.
    - A link is an error if more specific links together match all its URLs.
    - Every URL of a claim, and every URL that a redirect leads to, must match a link.

    ## Landings

    - A link without `present` uses the first presentation of the route. A route without `present` is pushed.
    - A pushed route needs a tab: the link's `in`, or the only tab that the route allows. The stack contains the chain
      of parents, and then the route.
    - A route whose `in` names a modal route is pushed on the stack of that modal route. The modal route is presented
      over the current tab. The `in` of a link can also name a modal route.
    - A sheet, cover or window without `in` is presented over the current tab and stack. With `in`, the route is
      presented over the root of that tab.
    - `url(on:)` returns the URL of the first suitable link to a screen. Links that are not deprecated precede
      deprecated links. A link is suitable if the origin serves the link and the URL leads back to the screen.
    - `url(on:)` returns `nil` if no link is suitable. Examples are a value that the type of a capture excludes, and a
      host with a `*`.

    ## YAML

    - `no`, `1.10` and `off` are texts if the key expects a text.
    - In double quotes, `\\` starts an escape. Write regular expressions in single quotes: `'\\d+'`.
    - Quote a value that contains braces within `[ ]` or `{ }`, a value that starts with `*`, `!` or `{`, and a value
      that contains a space before `#`.

    """

  private static func section<Construct>(_ title: String, _ table: KeyTable<Construct>) -> String {
    let rows = table.keys.map { key in
      let name = key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`"
      let exception = key.substitute.map { "; optional with `\($0)`" } ?? ""
      return "| \(name) | \(key.kind) | \(key.defaultValue ?? "") | \(key.summary)\(exception) |\n"
    }
    return "\n## \(title)\n\n| key | value | default | description |\n|---|---|---|---|\n" + rows.joined()
  }
}
