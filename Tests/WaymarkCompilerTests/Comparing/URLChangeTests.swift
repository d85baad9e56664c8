import SpecText
import Testing

@testable import WaymarkCompiler

/// Tests of typical edits and their effects on URLs.
@Suite("What becomes of URLs")
struct URLChangeTests {
  @Test("An edit of a spec causes the expected changes of URLs, each with a URL as proof", arguments: Edit.all)
  func edit(_ edit: Edit) throws {
    let old = ComparedSpec.compile(edit.before)
    let new = ComparedSpec.compile(edit.after)
    #expect(old.diagnostics.errors.map(\.message) == [])
    #expect(new.diagnostics.errors.map(\.message) == [])
    #expect(URLChanges.of(old: old, new: new).map(\.line) == edit.changes)
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before, after: String
    let changes: [String]

    init(
      _ name: String, _ old: String, _ new: String, in spec: String = Sample.shop,
      and other: (String, String) = ("", ""), changes: [String]
    ) {
      testDescription = name
      precondition(spec.contains(old), "\(name): the spec does not have what is edited")
      before = spec
      after = (other.0.isEmpty ? spec : spec.replacing(other.0, with: other.1)).replacing(old, with: new)
      self.changes = changes
    }
  }
}

enum Sample {
  static let shop = """
    waymark: 1
    app: Shop
    origins:
      web: { hosts: [shop.test, m.shop.test] }
      app: { schemes: [shop] }
    types:
      View: { values: { list: list, grid: grid } }
    tabs:
      home: { title: Home, icon: house, links: [/] }
      cart: { title: Cart, icon: cart, links: [/cart] }
    routes:
      item: { in: home, params: { id: Int, view: View = list }, links: ["/items/{id}?view={view?}"] }
      topic: { in: home, links: ["/topics/{name}"] }
      sale: { in: home, links: [/topics/sale] }
      help: { in: [home, cart], links: [{ url: /help, in: home }] }
    redirects:
      "/i/{id:Int}": "/items/{id}"
    """

  static let names = shop.replacing(
    "\"/i/{id:Int}\": \"/items/{id}\"", with: "\"/i/{name}\": \"/topics/{name}\"")

  static let query = """
    waymark: 1
    app: Shop
    tabs: { home: { title: Home, icon: house } }
    routes:
      list: { params: { page: Int = 1 }, links: ["/list?page|p={page?}"] }
      rated: { params: { stars: Int?, page: Int? }, links: ["/rated?stars={stars?}"] }
      search: { links: ["/search?q={q}"] }
    """
}

extension Change {
  fileprivate var line: String {
    let mark = isBreaking ? "!" : " "
    return "\(mark) \(subject): \(message)" + (witness.map { " | \($0.url) | \($0.before) | \($0.after)" } ?? "")
      + (help.map { $0.contains("key") || $0.contains("alias") ? " | \($0)" : "" } ?? "")
  }
}

extension URLChangeTests.Edit {
  fileprivate static let all: [Self] = [
    Self("nothing", "app: Shop", "app: Shop", changes: []),
    Self("a renamed capture", "/topics/{name}", "/topics/{title}", changes: []),
    Self("a renamed route", "  topic:", "  subject:", changes: []),
    Self(
      "a narrowed type", "links: [\"/topics/{name}\"]", "links: [\"/topics/{name:Slug}\"]",
      changes: [
        "! topic: `/topics/{name}` matches fewer URLs | https://shop.test/topics/1.5 | tab home › topic, with name = \"1.5\" | nowhere: nearest /topics/{name:Slug}: expected a Slug (letters, digits, `-` and `_`) for `{name}`, got `1.5`"
      ]),
    Self(
      "a narrowed range", "{ id: Int, view", "{ id: Amount, view",
      in: Sample.shop.replacing("  View:", with: "  Amount: { is: Int, range: 1... }\n  View:").replacing(
        "/i/{id:Int}", with: "/i/{id:Amount}"),
      changes: [
        "! item: `/items/{id}?view={view?}` matches fewer URLs | https://shop.test/items/0 | tab home › item, with id = 0, view = \"list\" | nowhere: nearest /items/{id}?view={view?}: expected an Amount (an Int in `1...`) for `{id}`, got `0`"
      ]),
    Self(
      "a widened type", "\"/i/{id:Int}\": \"/items/{id}\"", "\"/i/{id:UInt}\": \"/items/{id}\"",
      changes: [
        "! /i/{id:Int}: `/i/{id:Int}` matches fewer URLs | https://shop.test/i/-0 | tab home › item, with id = 0, view = \"list\" | nowhere: nearest /i/{id:UInt}: expected a UInt for `{id}`, got `-0`"
      ]),
    Self(
      "a widened literal", "links: [/topics/sale]", "links: [{ url: \"/{what}/sale\", beats: [topic] }]",
      changes: [
        "  sale: `/{what}/sale` was added | https://shop.test/what/sale | nowhere | tab home › sale, with what = \"what\""
      ]
    ),
    Self(
      "a route in another tab", "in: home, links: [\"/topics/{name}\"]", "in: cart, links: [\"/topics/{name}\"]",
      changes: [
        "! topic: `/topics/{name}` now lands elsewhere | https://shop.test/topics/name | tab home › topic, with name = \"name\" | tab cart › topic, with name = \"name\""
      ]),
    Self(
      "a dropped host", "[shop.test, m.shop.test]", "[shop.test]",
      changes: [
        "! m.shop.test: `https://m.shop.test` was removed; the old version had 7 links | https://m.shop.test/ | tab home | nowhere: no link is served by `https://m.shop.test`"
      ]),
    Self(
      "a host for all", "[shop.test, m.shop.test]", "[shop.test, \"*.shop.test\"]",
      changes: [
        "  *.shop.test: `https://*.shop.test` was added with 7 links | https://www.shop.test/ | nowhere | tab home"
      ]),
    Self(
      "a dropped scheme", "schemes: [shop]", "schemes: [store]",
      changes: [
        "! shop: `shop://` was removed; the old version had 7 links | shop:// | tab home | nowhere: no link is served by `shop://`",
        "  store: `store://` was added with 7 links | store:// | nowhere | tab home",
      ]),
    Self(
      "a renamed enum value", "grid: grid }", "grid: tiles }",
      changes: [
        "! item: `/items/{id}?view={view?}` now lands elsewhere | https://shop.test/items/1?view=grid | tab home › item, with id = 1, view = \"grid\" | tab home › item, with id = 1, view = \"list\"",
        "! /i/{id:Int}: `/i/{id:Int}` now lands elsewhere | https://shop.test/i/1?view=grid | tab home › item, with id = 1, view = \"grid\" | tab home › item, with id = 1, view = \"list\"",
      ]),
    Self("a renamed enum case", "grid: grid }", "tiles: grid }", changes: []),
    Self(
      "swapped enum values", "list: list, grid: grid }", "list: grid, grid: list }",
      changes: [
        "! item: `/items/{id}?view={view?}` now lands elsewhere | https://shop.test/items/1?view=list | tab home › item, with id = 1, view = \"list\" | tab home › item, with id = 1, view = \"grid\"",
        "! /i/{id:Int}: `/i/{id:Int}` now lands elsewhere | https://shop.test/i/1?view=list | tab home › item, with id = 1, view = \"list\" | tab home › item, with id = 1, view = \"grid\"",
      ]),
    Self(
      "another default", "view: View = list", "view: View = grid",
      changes: [
        "! item: `/items/{id}?view={view?}` now lands elsewhere | https://shop.test/items/1 | tab home › item, with id = 1, view = \"list\" | tab home › item, with id = 1, view = \"grid\"",
        "! /i/{id:Int}: `/i/{id:Int}` now lands elsewhere | https://shop.test/i/1 | tab home › item, with id = 1, view = \"list\" | tab home › item, with id = 1, view = \"grid\"",
      ]),
    Self(
      "a query key that is gone", "?view={view?}", "",
      changes: [
        "! item: `/items/{id}?view={view?}` no longer reads the query key `view` | https://shop.test/items/1?view=grid | tab home › item, with id = 1, view = \"grid\" | tab home › item, with id = 1, view = \"list\" | keep the query key: `view={view?}`",
        "! /i/{id:Int}: `/i/{id:Int}` no longer reads the query key `view` | https://shop.test/i/1?view=grid | tab home › item, with id = 1, view = \"grid\" | tab home › item, with id = 1, view = \"list\" | keep the query key: `view={view?}`",
      ]),
    Self(
      "a link that is gone", ", links: [/topics/sale]", "",
      changes: [
        "! sale: URLs of `/topics/sale` now match `/topics/{name}` and land elsewhere | https://shop.test/topics/sale | tab home › sale | tab home › topic, with name = \"sale\""
      ]),
    Self(
      "a redirect in its place", "links: [{ url: /help, in: home }] }\nredirects:",
      "links: [{ url: /faq, in: home }] }\nredirects:\n  /help: /faq",
      changes: [
        "  help: `/faq` was added | https://shop.test/faq | nowhere | tab home › help"
      ]),
    Self(
      "a redirect that is gone", "\nredirects:\n  \"/i/{id:Int}\": \"/items/{id}\"", "",
      changes: [
        "! /i/{id:Int}: `/i/{id:Int}` was removed, and its URLs land nowhere | https://shop.test/i/1 | tab home › item, with id = 1, view = \"list\" | nowhere: no link on `https://shop.test` starts with `/i`"
      ]),
    Self(
      "a redirect that matches fewer URLs", "\"/i/{name}\": \"/topics/{name}\"", "/i/new: /topics/new",
      in: Sample.names,
      changes: [
        "! /i/{name}: `/i/{name}` matches fewer URLs | https://shop.test/i/name | tab home › topic, with name = \"name\" | nowhere: nearest /i/new: expected `new`, got `name`"
      ]),
    Self(
      "a redirect replaced by a link of another screen",
      "help: { in: [home, cart], links: [{ url: /help, in: home }] }\nredirects:\n  \"/i/{name}\": \"/topics/{name}\"",
      "help: { in: [home, cart], links: [{ url: /i/new, in: home }] }", in: Sample.names,
      changes: [
        "! help: `/help` was removed, and its URLs land nowhere | https://shop.test/help | tab home › help | nowhere: no link on `https://shop.test` starts with `/help`",
        "! /i/{name}: `/i/{name}` was removed, and its URLs land nowhere | https://shop.test/i/name | tab home › topic, with name = \"name\" | nowhere: nearest /i/new: expected `new`, got `name`",
        "! /i/{name}: URLs of `/i/{name}` now match `/i/new` and land elsewhere | https://shop.test/i/new | tab home › topic, with name = \"new\" | tab home › help",
      ]),
    Self(
      "a dropped alias and another default", "?page|p={page?}", "?page={page?}", in: Sample.query, and: ("= 1", "= 2"),
      changes: [
        "! list: URLs of `/list?page|p={page?}` now match `/list?page={page?}` and land elsewhere | shop://list | tab home › list, with page = 1 | tab home › list, with page = 2",
        "! list: `/list?page|p={page?}` no longer reads the query key `p` | shop://list?p=0 | tab home › list, with page = 0 | tab home › list, with page = 2 | keep the old name as an alias: `page|p={page?}`",
      ]),
    Self(
      "a dropped alias", "?page|p={page?}", "?page={page?}", in: Sample.query,
      changes: [
        "! list: `/list?page|p={page?}` no longer reads the query key `p` | shop://list?p=0 | tab home › list, with page = 0 | tab home › list, with page = 1 | keep the old name as an alias: `page|p={page?}`"
      ]),
    Self(
      "a renamed query key", "?stars={stars?}", "?rating={stars?}", in: Sample.query,
      changes: [
        "! rated: `/rated?stars={stars?}` no longer reads the query key `stars` | shop://rated?stars=1 | tab home › rated, with stars = 1, page = nil | tab home › rated, with stars = nil, page = nil | keep the old name as an alias: `stars|rating={stars?}`"
      ]),
    Self(
      "a renamed query key and capture", "stars: Int?, page", "rating: Int?, page", in: Sample.query,
      and: ("?stars={stars?}", "?rating={rating?}"),
      changes: [
        "! rated: `/rated?stars={stars?}` no longer reads the query key `stars` | shop://rated?stars=1 | tab home › rated, with stars = 1, page = nil | tab home › rated, with rating = nil, page = nil | keep the old name as an alias: `stars|rating={rating?}`"
      ]),
    Self(
      "a renamed key of a required value", "?q={q}", "?query={q}", in: Sample.query,
      changes: [
        "! search: `/search?q={q}` no longer reads the query key `q` | shop://search?q=q | tab home › search, with q = \"q\" | nowhere: nearest /search?query={q}: the query lacks `query` | keep the old name as an alias: `q|query={q}`",
        "  search: `/search?query={q}` was added | shop://search?query=q | nowhere | tab home › search, with q = \"q\"",
      ]),
    Self(
      "a renamed key with aliases", "?page|p={page?}", "?number|n={page?}", in: Sample.query,
      changes: [
        "! list: `/list?page|p={page?}` no longer reads the query key `page` | shop://list?page=0 | tab home › list, with page = 0 | tab home › list, with page = 1 | keep the old name as an alias: `page|p|number|n={page?}`",
        "! list: `/list?page|p={page?}` no longer reads the query key `p` | shop://list?p=0 | tab home › list, with page = 0 | tab home › list, with page = 1 | keep the old name as an alias: `page|p|number|n={page?}`",
      ]),
    Self(
      "a path that another screen takes without the query key", ", links: [\"/list?page|p={page?}\"] }",
      " }\n  fresh: { links: [/list] }", in: Sample.query,
      changes: [
        "! list: URLs of `/list?page|p={page?}` now match `/list` and land elsewhere | shop://list | tab home › list, with page = 1 | tab home › fresh"
      ]),
    Self(
      "a new key that keeps the old one", "?page|p={page?}", "?number|page|p={page?}", in: Sample.query, changes: []),
    Self(
      "a removed query key with an alias", "?page|p={page?}", "", in: Sample.query,
      changes: [
        "! list: `/list?page|p={page?}` no longer reads the query key `page` | shop://list?page=0 | tab home › list, with page = 0 | tab home › list, with page = 1 | keep the query key: `page|p={page?}`",
        "! list: `/list?page|p={page?}` no longer reads the query key `p` | shop://list?p=0 | tab home › list, with page = 0 | tab home › list, with page = 1 | keep the query key: `page|p={page?}`",
      ]),
    Self(
      "another redirect", "/items/{id}\"\n", "/items/{id}?view=grid\"\n", in: Sample.shop + "\n",
      changes: [
        "! /i/{id:Int}: `/i/{id:Int}` now lands elsewhere | https://shop.test/i/1 | tab home › item, with id = 1, view = \"list\" | tab home › item, with id = 1, view = \"grid\""
      ]),
    Self(
      "another link of a route", "{ url: /help, in: home }", "{ url: /help, in: home }, { url: /faq, in: cart }",
      changes: [
        "  help: `/faq` was added | https://shop.test/faq | nowhere | tab cart › help"
      ]),
    Self(
      "a condition", "{ url: /help, in: home }] }",
      "{ url: /help, in: home, requires: [signedIn] }] }\nconditions: [signedIn]",
      changes: [
        "  help: `/help` now waits for `signedIn` | https://shop.test/help | tab home › help | tab home › help, waits for `signedIn`"
      ]),
    Self(
      "a link that beats another", "links: [\"/{kind}/new\"]", "links: [{ url: \"/{kind}/new\", beats: [topic] }]",
      in: Sample.shop.replacing("app: Shop", with: "app: Shop\nambiguity: leftmost")
        .replacing("sale: { in: home, links: [/topics/sale]", with: "news: { in: cart, links: [\"/{kind}/new\"]"),
      changes: [
        "! topic: URLs of `/topics/{name}` now match `/{kind}/new` and land elsewhere | https://shop.test/topics/new | tab home › topic, with name = \"new\" | tab cart › news, with kind = \"topics\""
      ]),
  ]
}
