package enum SpecReference {
  package static var markdown: String {
    """
    # Spec reference

    This page is generated from the key tables of the decoder. To update the page, run `WAYMARK_RECORD=1 swift test`.

    A key in bold is required. If the value of a key is a list, the key also accepts a single element.

    """
      + section("The root", RootSyntax.keys)
      + section("An included file", IncludedFileSyntax.keys)
      + section("`swift`", SwiftSyntax.keys)
      + section("`swift: names`", NamesSyntax.keys)
      + section("An origin", OriginSyntax.keys)
      + section("An origin's `query`", OriginQuerySyntax.keys)
      + section("A type", TypeSyntax.keys)
      + section("A condition", ConditionSyntax.keys)
      + section("A gate", GateSyntax.keys)
      + section("`tabBar`", TabBarSyntax.keys)
      + section("`tabBar: storage`", StorageSyntax.keys)
      + section("`tabBar: customization`", CustomizationSyntax.keys)
      + section("`tabBar: colors`", ColorsSyntax.keys)
      + section("A tab", TabSyntax.keys)
      + section("A tab's `placeholder`", PlaceholderSyntax.keys)
      + section("A route", RouteSyntax.keys)
      + section("A link", LinkSyntax.keys)
      + section("A link's `otherwise`", OtherwiseRedirectSyntax.keys)
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

    - A URL pattern has at most 32 path segments, 64 query keys, and 8,192 bytes. A URL has at most 2,048 bytes.
    - To match a character such as `{` literally, percent-encode the character: `%7B` matches a literal `{`.
    - A host contains at most one wildcard `*.`.
    - A spec has at most 127 origins, and a route has at most 32 parents.
    - The title `{ key: tabs.home }` is the localized text for the key `tabs.home`. `{ key: tabs.home, table: Main }`
      is the text in the table `Main`, which is the file `Main.strings` or `Main.xcstrings`.
    - Without `table`, the text is in the only table of the key `strings`. If `strings` lists several tables or the
      spec has no `localization`, the text is in the table `Localizable`.

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
    | `URL` | an absolute URL, also with characters outside ASCII; only in a query |
    | `{ values: … }` | the text of a case in URLs; the name of a case in `with` and in defaults |
    | `{ is: …, range: … }` | the texts of the built-in type whose values are in the range |
    | `{ is: …, matching: … }` | the texts of the built-in type that match the regular expression as a whole |
    | `{ is: native, … }` | no text: a URL cannot contain a value of a native type |

    A regular expression supports literals, `.`, classes such as `[a-z]`, `\\d`, `\\w`, `\\s` and their complements,
    groups, `|`, and the quantifiers `*`, `+`, `?`, `{n}`, `{n,}`, and `{n,m}`. Regular expressions do not support
    lookaround or back-references.

    """

  private static let semantics = """

    ## Names and files

    - In the tab bar, the tabs of the root file precede the tabs of the included files. The order of the included files
      is the order of the paths under `include`. If a path under `include` contains `*`, the matching files are sorted
      by name. The order of links has no effect on URL matching.
    - Each tab, route, and resolved link needs a unique name. Names of tabs, routes, and other declarations are
      lowerCamelCase, and names of types are UpperCamelCase. The names `current`, `self`, `allCases`, `rawValue`, and
      `tabItem` are reserved.
    - The `feature` key of a file does not change the names of routes in the spec. In Swift, the route `cart` of the
      feature `Checkout` is `Route.checkout(.cart)`.
    - A file with the key `module` needs the key `feature`. The target of the module generates the enums of the feature
      from this file alone, so the routes of the file can use only the types of the file. The names of tabs and routes
      can be names of the app. The links, tabs, conditions, and resolved links of the file belong to the app.
    - Each finding shows the name of its rule in brackets. Under `lint`, write the name of a rule without brackets. Some
      rules, such as `ambiguous-links`, always report errors, so you cannot lower their level. `waymark explain RULE`
      shows whether you can lower the level of a rule.
    - The comment `# waymark:allow RULE: the reason` suppresses the findings of a rule on one line.

    ## Origins and parameters

    - If a spec has no `origins` key, the only origin is `app`, and its scheme is the app's name in lowercase.
    - If a pattern starts with a single slash, the origins under the link's `origins` key serve the link. If the link
      has no `origins` key, all default origins serve the link. If a pattern starts with a scheme or a host, each origin
      with the same scheme or host serves the link. At the start of a pattern, `//` means `https://`.
    - In a URL with a custom scheme, the host counts as the first path segment. `fruits://market/apple`,
      `fruits:///market/apple`, and `fruits:/market/apple` all have the path `/market/apple`. In a URL with a custom
      scheme, the first path segment is converted to lowercase.
    - In a host pattern, `*.` matches one or more domain labels, and `{name}.` matches exactly one domain label.
    - If a route has no `params` key, the captures in its links are its parameters. A capture without a type is a
      `String`. If a link of the route does not capture a parameter, the parameter is optional.
    - A capture in the host of an origin is also a parameter of each route without a `params` key. If an origin of a
      link does not contain the capture, the parameter is optional. If a route has a `params` key, the route uses a
      capture in a host only if `params` declares the same name.
    - A rest capture such as `{path...}` is a `String` with `/` between segments, or a `List<String>` if `params`
      declares a list.

    ## Matching

    - In a query pattern, `key={q}` matches only if the URL contains the key exactly once, with a value of the capture's
      type.
    - An optional capture `{q?}` in a query never affects whether a URL matches. If the query key of an optional capture
      is absent or repeated, the parameter is `nil` or the default value. If the value of the query key has the wrong
      type, the parameter is also `nil` or the default value.
    - A list capture such as `{ids:List<Int>}` collects the values of its query key in order, and ignores values of
      another type. For example, `ids=1&ids=x&ids=2` gives the list `[1, 2]`. If the query key of a list capture is
      absent, the list is empty.
    - In a query pattern, `key=value` matches only if the URL contains the key exactly once, with this value. In a query
      pattern, `!key` matches only if the URL does not contain the key. Aliases of a query key, such as `q` and `query`
      in `q|query={q}`, count as one key.
    - On an origin with `case: insensitive`, ASCII letters in the literals of a path, and in the texts of enums, match in
      either case. Captures keep their text, and generated URLs have the case of the spec.
    - In a query value, `+` is a plus sign, as in RFC 3986. On an origin with `query: {plus: space}`, `+` is a space, and
      `%2B` is a plus sign, in patterns and in URLs. Generated URLs for such an origin contain `%20` and `%2B`.
    - A pattern ignores query keys that it does not contain. A pattern without a fragment ignores the fragment of a URL.
      A pattern with a fragment matches only URLs with a fragment. But if the fragment
      consists of one optional capture, as in `/a#{n?}`, the pattern also matches URLs without a fragment.
    - If two links match a URL, the more specific link wins. A link A is more specific than a link B if the URLs of A
      are a proper subset of the URLs of B. To compare two links, Waymark compares their schemes, hosts, paths, queries,
      and fragments.
    - If two links match exactly the same URLs, Waymark reports an error.
    - If two links match the same URL and neither link is more specific, Waymark reports an error. To choose the winner,
      add `beats` to a link, or `ambiguity: leftmost` to the spec.
    - With `ambiguity: leftmost`, Waymark compares two links by scheme, host, path segments from left to right, query,
      and fragment. At the first difference, the link with the more specific part wins. If neither link is more specific
      at the first difference, Waymark reports an error.
    - If every URL of a link also matches a more specific link, Waymark reports an error.
    - Every URL that matches a pattern under `claims` must also match a link. Every URL to which a redirect leads must
      also match a link.

    ## Landings

    - If a link has no `present` key, the link uses the first presentation of the route. If a route has no `present`
      key, the route is pushed.
    - A link that pushes a route needs a tab. The link opens in the tab under its `in` key, or in the only tab that the
      route allows. The link first pushes all parents of the route, and then the route.
    - The `in` key of a route can name a sheet, cover, or window. A link to the route then presents this modal screen
      over the current tab, and pushes the route inside the modal screen. The `in` key of a link can also name a modal
      route.
    - If a link to a sheet, cover, or window has no `in` key, the screen is presented over the current tab and its
      stack. If the `in` key of the route does not list the current tab, the first visible tab in this list is selected
      first. If the value of the link's `in` key is a tab, the screen is presented over the root of this tab.
    - The Swift method `url(on:)` returns a URL that leads to a screen. `url(on:)` uses the first suitable link of the
      screen, and tries deprecated links last. A link is suitable for `url(on:)` if the origin serves the link and the
      URL leads back to the screen.
    - The method `url(on:)` returns `nil` if no link of the screen is suitable. For example, a link is not suitable if
      an argument of the screen is not a valid value for a capture, or if the host contains `*`.

    ## YAML

    - If a key expects a string, unquoted values such as `no`, `1.10`, and `off` are strings.
    - In a YAML string in double quotes, `\\` starts an escape sequence. Write regular expressions in single quotes:
      `'\\d+'`.
    - Put a value in quotes if the value starts with `*`, `!`, or `{`, or if the value contains a space before `#`. Also
      put a value with braces in quotes if the value is inside `[ ]` or `{ }`.

    """

  private static func section<Construct>(_ title: String, _ table: KeyTable<Construct>) -> String {
    let rows = table.keys.map { key in
      let name = key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`"
      let exception = key.substitute.map { "; optional with `\($0)`" } ?? ""
      return "| \(name) | \(key.kind) | \(key.defaultValue?.text ?? "") | \(key.summary)\(exception) |\n"
    }
    return "\n## \(title)\n\n| key | value | default | description |\n|---|---|---|---|\n" + rows.joined()
  }
}
