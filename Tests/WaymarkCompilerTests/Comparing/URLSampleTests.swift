import Testing

@testable import WaymarkCompiler

/// Tests of edits that do not change which URLs match.
///
/// Only well-chosen URLs show the effects of these edits.
@Suite("URLs that show what becomes of values")
struct URLSampleTests {
  @Test("The comparison finds each edit that changes the values from a URL, and no other edit", arguments: Edit.all)
  func edit(_ edit: Edit) throws {
    let changes = try ComparedSpec.changes(edit.spec(edit.old), edit.spec(edit.new)).filter { $0.kind == .url }
    #expect(changes.contains(where: \.isBreaking) == edit.breaks, "\(changes.map { ($0.message, $0.witness) })")
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let breaks: Bool
    let old, new: String

    init(_ name: String, breaks: Bool = true, _ old: String, _ new: String) {
      testDescription = name
      self.breaks = breaks
      self.old = old
      self.new = new
    }

    func spec(_ rest: String) -> String {
      """
      waymark: 1
      app: X
      tabs:
        home: { title: Home, icon: house, links: [/] }
        b: { title: B, icon: star, links: [/b] }
      routes:
      """ + "\n" + rest
    }
  }
}

extension URLSampleTests.Edit {
  private static func route(_ parameters: String, _ link: String, _ more: String = "") -> String {
    "  s: { in: home, params: { \(parameters) }, links: [\"\(link)\"] }\n\(more)"
  }

  private static func values(_ type: String, _ cases: [(String, String)]) -> String {
    "types:\n  \(type): { values: [" + cases.map { "{ \($0): \($1) }" }.joined(separator: ", ") + "] }\n"
  }

  private static let twelve = (0..<20).map { ("c\($0)", "t\($0)") }
  private static let swapped = twelve.map {
    ($0.0, $0.0 == "c17" ? "t18" : $0.0 == "c18" ? "t17" : $0.1)
  }

  fileprivate static let all: [Self] = [
    Self("an optional key's name", route("q: String?", "/s?q={q?}"), route("q: String?", "/s?query={q?}")),
    Self("a defaulted key's name", route("page: Int = 1", "/s?page={page?}"), route("page: Int = 1", "/s?p={page?}")),
    Self(
      "two optional numbers swapped", route("x: Int?, y: Int?", "/s?a={x?}&b={y?}"),
      route("x: Int?, y: Int?", "/s?a={y?}&b={x?}")),
    Self(
      "two optional truths swapped", route("x: Bool?, y: Bool?", "/s?a={x?}&b={y?}"),
      route("x: Bool?, y: Bool?", "/s?a={y?}&b={x?}")),
    Self("an alias that is gone", route("q: String?", "/s?q|query={q?}"), route("q: String?", "/s?q={q?}")),
    Self("an alias that has come", breaks: false, route("t: Int?", "/s?t={t?}"), route("t: Int?", "/s?t|u={t?}")),
    Self("a key that has come", breaks: false, route("t: Int = 1", "/s"), route("t: Int = 1", "/s?t={t?}")),
    Self(
      "an enum's new value", breaks: false, route("v: V?", "/s?v={v?}", values("V", [("a", "a"), ("b", "b")])),
      route("v: V?", "/s?v={v?}", values("V", [("a", "a"), ("b", "b"), ("c", "c")]))),
    Self("a list that is one", route("q: List<Int>", "/s?q={q}"), route("q: Int?", "/s?q={q?}")),
    Self("a fragment's key", route("t: String?", "/s#/x?t={t?}"), route("t: String?", "/s#/x?u={t?}")),
    Self("a fragment's key that is gone", route("t: String?", "/s#/x?t={t?}"), route("t: String?", "/s#/x")),
    Self(
      "a redirect over a narrower link",
      "  p: { in: home, links: [\"/profile/{name}\", \"/people/{name}\"] }\n  me: { in: b, links: [/people/me] }\nredirects:\n  \"/u/{name}\": \"/profile/{name}\"",
      "  p: { in: home, links: [\"/profile/{name}\", \"/people/{name}\"] }\n  me: { in: b, links: [/people/me] }\nredirects:\n  \"/u/{name}\": \"/people/{name}\""
    ),
    Self(
      "a redirect over a typed link",
      "  p: { in: home, links: [\"/s1/{id}\", \"/s2/{id}\"] }\n  n: { in: b, links: [\"/s2/{id:Int}\"] }\nredirects:\n  \"/old/{id}\": \"/s1/{id}\"",
      "  p: { in: home, links: [\"/s1/{id}\", \"/s2/{id}\"] }\n  n: { in: b, links: [\"/s2/{id:Int}\"] }\nredirects:\n  \"/old/{id}\": \"/s2/{id}\""
    ),
    Self(
      "a redirect to a literal", route("a: String", "/s/{a}", "redirects:\n  \"/o/{a}\": \"/s/{a}\""),
      route("a: String", "/s/{a}", "redirects:\n  \"/o/{a}\": /s/a")),
    Self(
      "a redirect that carries nothing over",
      "  s: { in: home, params: { q: String? }, links: [\"/s?q={q?}\", /s2] }\nredirects: { /old: /s }",
      "  s: { in: home, params: { q: String? }, links: [\"/s?q={q?}\", /s2] }\nredirects: { /old: /s2 }"),
    Self(
      "a host's label",
      route("loc: String?, loc2: String?", "/s", "origins: { web: { hosts: [a.com, \"{loc}.c.com\"] } }"),
      route("loc: String?, loc2: String?", "/s", "origins: { web: { hosts: [a.com, \"{loc2}.c.com\"] } }")),
    Self(
      "enum texts behind a literal", route("v: V", "/s/pre-{v}", values("V", twelve)),
      route("v: V", "/s/pre-{v}", values("V", swapped))),
    Self(
      "enum texts in a query", route("v: V?", "/s?v={v?}", values("V", twelve)),
      route("v: V?", "/s?v={v?}", values("V", swapped))),
    Self(
      "enum texts, and the type's name", route("v: V", "/s/{v}", values("V", twelve)),
      route("v: W", "/s/{v}", values("W", swapped))),
    Self(
      "two of four truths", route("a: Bool, b: Bool, c: Bool, d: Bool", "/s/{a}/{b}/{c}/{d}"),
      route("a: Bool, b: Bool, c: Bool, d: Bool", "/s/{a}/{b}/{d}/{c}")),
    Self(
      "two of four truths in a query", route("a: Bool, b: Bool, c: Bool, d: Bool", "/s?a={a}&b={b}&c={c}&d={d}"),
      route("a: Bool, b: Bool, c: Bool, d: Bool", "/s?a={a}&b={b}&c={d}&d={c}")),
    Self("names and values at once", route("a: Int, b: Int", "/s/{a}/{b}"), route("c: Int, d: Int", "/s/{d}/{c}")),
    Self(
      "another value of a parent's",
      "  l: { in: home, params: { k: Int }, links: [\"/l/{k}\"] }\n  s: { in: home, parent: l, links: [{ url: /s, with: { k: 1 } }] }",
      "  l: { in: home, params: { k: Int }, links: [\"/l/{k}\"] }\n  s: { in: home, parent: l, links: [{ url: /s, with: { k: 2 } }] }"
    ),
    Self("names alone", breaks: false, route("a: Int, b: Int", "/s/{a}/{b}"), route("c: Int, d: Int", "/s/{c}/{d}")),
    Self("an alias that must not be there twice", route("q: String", "/s?q={q}"), route("q: String", "/s?q|query={q}")),
    Self(
      "a route and its capture renamed", breaks: false, "  s: { in: home, links: [\"/s/{id}\"] }",
      "  detail: { in: home, links: [\"/s/{ident}\"] }"),
    Self(
      "a route renamed, with a link more", breaks: false, "  s: { in: home, links: [\"/s/{id}\"] }",
      "  detail: { in: home, links: [\"/s/{id}\", \"/t/{id}\"] }"),
    Self(
      "an enum that is a text", breaks: false, route("v: V", "/s/{v}", values("V", [("applePay", "apple-pay")])),
      route("v: String", "/s/{v}")),
    Self(
      "a rest that is a list", breaks: false, route("r: String", "/s/{r...}"), route("r: List<String>", "/s/{r...}")),
    Self("a number that is a text", breaks: false, route("n: Int", "/s/{n}"), route("n: String", "/s/{n}")),
    Self(
      "a redirect in the link's place", breaks: false, "  s: { in: home, links: [\"/s/{id}\"] }",
      "  s: { in: home, links: [\"/t/{id}\"] }\nredirects: { \"/s/{id}\": \"/t/{id}\" }"),
  ]
}
