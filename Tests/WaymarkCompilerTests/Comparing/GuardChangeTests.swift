import SpecText
import Testing

@testable import WaymarkCompiler

/// Tests of edits of everything that the spec says about reaching a screen.
///
/// Each edit is tried in both directions.
@Suite("Changes of conditions")
struct GuardChangeTests {
  struct Edit: CustomTestStringConvertible {
    let testDescription: String
    let old, new: String
    /// The changes from the old to the new version, and back.
    let there, back: [String]

    init(_ name: String, _ old: String, _ new: String, there: [String], back: [String]) {
      testDescription = name
      precondition(GuardChangeTests.spec.split(separator: old, omittingEmptySubsequences: false).count == 2, name)
      self.old = GuardChangeTests.spec
      self.new = GuardChangeTests.spec.replacing(old, with: new)
      self.there = there
      self.back = back
    }
  }

  static let spec = """
    waymark: 1
    app: Shop
    conditions: { signedIn: { presents: signIn }, premium: , beta: }
    tabs:
      home: { title: Home, icon: house, links: [/] }
      lib: { title: Lib, icon: book, when: signedIn, fallback: home, links: [/lib] }
      bare: { title: Bare, icon: star, when: signedIn, fallback: home }
      open: { title: Open, icon: star, links: [{ url: /open, requires: [beta] }] }
      rare: { title: Rare, icon: star, shown: optional, fallback: home }
    routes:
      orders: { in: home, requires: signedIn, links: [/orders] }
      order: { in: home, parent: orders, links: ["/orders/{id:Int}"] }
      vip: { in: home, links: [{ url: /vip, requires: [premium], deprecated: "old" }] }
      secret: { in: home, requires: [signedIn, premium], links: [/secret] }
      quiet: { in: home, requires: premium }
      note: { in: home, parent: quiet }
      signIn: { present: sheet }
      offer: { present: sheet }
      player: { present: cover, in: home, requires: beta, links: [/player] }
      song: { in: player, links: [/song] }
    resolvedLinks:
      find: { url: /find, resolves: [vip], requires: [beta], deprecated: old }
    redirects: { /go: /vip }
    """

  static func lines(_ old: String, _ new: String) throws -> [String] {
    try ComparedSpec.changes(old, new).map { change in
      "\(change.kind.rawValue)\(change.isBreaking ? "!" : "") \(change.subject): \(change.message)"
    }
  }

  @Test("An edit of a condition causes the expected changes in both directions", arguments: Self.edits)
  func edit(_ edit: Edit) throws {
    #expect(try Self.lines(edit.old, edit.new) == edit.there)
    #expect(try Self.lines(edit.new, edit.old) == edit.back)
  }

  static let edits: [Edit] = [
    Edit(
      "the condition of a screen with links", "orders: { in: home, requires: signedIn,", "orders: { in: home,",
      there: [
        "GUARD! orders: the screen `orders` no longer waits for `signedIn`",
        "GUARD! orders: `/orders` no longer waits for `signedIn`",
        "GUARD! order: the screen `order` no longer waits for `signedIn`",
        "GUARD! order: `/orders/{id:Int}` no longer waits for `signedIn`",
      ],
      back: [
        "GUARD orders: the screen `orders` now waits for `signedIn`",
        "GUARD orders: `/orders` now waits for `signedIn`",
        "GUARD order: the screen `order` now waits for `signedIn`",
        "GUARD order: `/orders/{id:Int}` now waits for `signedIn`",
      ]),
    Edit(
      "another condition", "orders: { in: home, requires: signedIn,", "orders: { in: home, requires: premium,",
      there: [
        "GUARD! orders: the screen `orders` no longer waits for `signedIn`, and now waits for `premium`",
        "GUARD! orders: `/orders` no longer waits for `signedIn`, and now waits for `premium`",
        "GUARD! order: the screen `order` no longer waits for `signedIn`, and now waits for `premium`",
        "GUARD! order: `/orders/{id:Int}` no longer waits for `signedIn`, and now waits for `premium`",
      ],
      back: [
        "GUARD! orders: the screen `orders` no longer waits for `premium`, and now waits for `signedIn`",
        "GUARD! orders: `/orders` no longer waits for `premium`, and now waits for `signedIn`",
        "GUARD! order: the screen `order` no longer waits for `premium`, and now waits for `signedIn`",
        "GUARD! order: `/orders/{id:Int}` no longer waits for `premium`, and now waits for `signedIn`",
      ]),
    Edit(
      "one of two conditions", "requires: [signedIn, premium], links: [/secret]", "requires: premium, links: [/secret]",
      there: [
        "GUARD! secret: the screen `secret` no longer waits for `signedIn`",
        "GUARD! secret: `/secret` no longer waits for `signedIn`",
      ],
      back: [
        "GUARD secret: the screen `secret` now waits for `signedIn`",
        "GUARD secret: `/secret` now waits for `signedIn`",
      ]),
    Edit(
      "both conditions", "requires: [signedIn, premium], links: [/secret]", "links: [/secret]",
      there: [
        "GUARD! secret: the screen `secret` no longer waits for `signedIn` and `premium`",
        "GUARD! secret: `/secret` no longer waits for `signedIn` and `premium`",
      ],
      back: [
        "GUARD secret: the screen `secret` now waits for `signedIn` and `premium`",
        "GUARD secret: `/secret` now waits for `signedIn` and `premium`",
      ]),
    Edit(
      "the order of conditions", "requires: [signedIn, premium], links", "requires: [premium, signedIn], links",
      there: [], back: []),
    Edit(
      "the condition of a screen without links", "quiet: { in: home, requires: premium }", "quiet: { in: home }",
      there: [
        "GUARD! quiet: the screen `quiet` no longer waits for `premium`",
        "GUARD! note: the screen `note` no longer waits for `premium`",
      ],
      back: [
        "GUARD quiet: the screen `quiet` now waits for `premium`",
        "GUARD note: the screen `note` now waits for `premium`",
      ]),
    Edit(
      "a condition that moves from a parent to its child",
      "quiet: { in: home, requires: premium }\n  note: { in: home, parent: quiet }",
      "quiet: { in: home }\n  note: { in: home, parent: quiet, requires: premium }",
      there: ["GUARD! quiet: the screen `quiet` no longer waits for `premium`"],
      back: ["GUARD quiet: the screen `quiet` now waits for `premium`"]),
    Edit(
      "a parent with a condition", "note: { in: home, parent: quiet }", "note: { in: home }",
      there: ["GUARD! note: the screen `note` no longer waits for `premium`"],
      back: ["GUARD note: the screen `note` now waits for `premium`"]),
    Edit(
      "the condition of a modal route", "player: { present: cover, in: home, requires: beta,",
      "player: { present: cover, in: home,",
      there: [
        "GUARD! player: the screen `player` no longer waits for `beta`",
        "GUARD! player: `/player` no longer waits for `beta`",
        "GUARD! song: `/song` no longer waits for `beta`",
      ],
      back: [
        "GUARD player: the screen `player` now waits for `beta`",
        "GUARD player: `/player` now waits for `beta`",
        "GUARD song: `/song` now waits for `beta`",
      ]),
    Edit(
      "the condition of a link", "url: /vip, requires: [premium],", "url: /vip,",
      there: [
        "GUARD! vip: `/vip` no longer waits for `premium`", "GUARD! /go: `/go` no longer waits for `premium`",
      ],
      back: ["GUARD vip: `/vip` now waits for `premium`", "GUARD /go: `/go` now waits for `premium`"]),
    Edit(
      "a condition of a link that moves to the screen", "vip: { in: home, links: [{ url: /vip, requires: [premium],",
      "vip: { in: home, requires: premium, links: [{ url: /vip,",
      there: ["GUARD vip: the screen `vip` now waits for `premium`"],
      back: ["GUARD! vip: the screen `vip` no longer waits for `premium`"]),
    Edit(
      "the condition of a tab's link", "{ url: /open, requires: [beta] }", "{ url: /open }",
      there: ["GUARD! open: `/open` no longer waits for `beta`"],
      back: ["GUARD open: `/open` now waits for `beta`"]),
    Edit(
      "the condition of a resolved link", "resolves: [vip], requires: [beta],", "resolves: [vip],",
      there: ["GUARD! find: `/find` no longer waits for `beta`"],
      back: ["GUARD find: `/find` now waits for `beta`"]),
    Edit(
      "the condition of a link that lands elsewhere", "vip: { in: home, links: [{ url: /vip, requires: [premium],",
      "vip: { in: open, links: [{ url: /vip,",
      there: [
        "URL! vip: `/vip` now lands elsewhere", "URL! /go: `/go` now lands elsewhere",
        "GUARD! vip: `/vip` no longer waits for `premium`", "GUARD! /go: `/go` no longer waits for `premium`",
        "STATE snapshots: the screen `vip` can no longer be pushed in `home`; snapshots that the app itself saves, for "
          + "example for scenes, lose their parts for `vip`",
      ],
      back: [
        "URL! vip: `/vip` now lands elsewhere", "URL! /go: `/go` now lands elsewhere",
        "GUARD vip: `/vip` now waits for `premium`", "GUARD /go: `/go` now waits for `premium`",
        "STATE snapshots: the screen `vip` can no longer be pushed in `open`; snapshots that the app itself saves, for "
          + "example for scenes, lose their parts for `vip`",
      ]),
    Edit(
      "the deprecation of a link", "requires: [premium], deprecated: \"old\" }", "requires: [premium] }",
      there: ["URL vip: `/vip` is no longer deprecated", "URL /go: `/go` is no longer deprecated"],
      back: ["URL vip: `/vip` is now deprecated (`old`)", "URL /go: `/go` is now deprecated (`old`)"]),
    Edit(
      "the text of a deprecation", "deprecated: \"old\"", "deprecated: \"use /\"",
      there: [
        "URL vip: `/vip` is now deprecated with `use /` instead of `old`",
        "URL /go: `/go` is now deprecated with `use /` instead of `old`",
      ],
      back: [
        "URL vip: `/vip` is now deprecated with `old` instead of `use /`",
        "URL /go: `/go` is now deprecated with `old` instead of `use /`",
      ]),
    Edit(
      "the deprecation of a resolved link", "requires: [beta], deprecated: old }", "requires: [beta] }",
      there: ["URL find: `/find` is no longer deprecated"],
      back: ["URL find: `/find` is now deprecated (`old`)"]),
    Edit(
      "the condition of a tab", "icon: book, when: signedIn, fallback: home,", "icon: book,",
      there: ["GUARD! lib: the tab `lib` no longer depends on `signedIn`"],
      back: ["GUARD lib: the tab `lib` now depends on `signedIn`"]),
    Edit(
      "the condition of a tab without links", "icon: star, when: signedIn, fallback: home", "icon: star",
      there: ["GUARD! bare: the tab `bare` no longer depends on `signedIn`"],
      back: ["GUARD bare: the tab `bare` now depends on `signedIn`"]),
    Edit(
      "another condition of a tab", "icon: book, when: signedIn", "icon: book, when: beta",
      there: ["GUARD! lib: the tab `lib` no longer depends on `signedIn`, and now depends on `beta`"],
      back: ["GUARD! lib: the tab `lib` no longer depends on `beta`, and now depends on `signedIn`"]),
    Edit(
      "another fallback", "icon: book, when: signedIn, fallback: home", "icon: book, when: signedIn, fallback: open",
      there: ["GUARD lib: if the tab `lib` is hidden, the app now selects `open` instead of `home`"],
      back: ["GUARD lib: if the tab `lib` is hidden, the app now selects `home` instead of `open`"]),
    Edit(
      "the fallback of a tab without links", "icon: star, when: signedIn, fallback: home", "icon: star, when: signedIn",
      there: ["GUARD bare: if the tab `bare` is hidden, the app no longer selects `home`"],
      back: ["GUARD bare: if the tab `bare` is hidden, the app now selects `home`"]),
    Edit(
      "the visibility of a tab", "shown: optional", "shown: always",
      there: ["GUARD rare: the tab `rare` is now always shown"],
      back: ["GUARD rare: the tab `rare` is now hidden until the user shows the tab"]),
    Edit(
      "the same visibility", "title: Home, icon: house,", "title: Home, icon: house, shown: always,",
      there: [], back: []),
    Edit(
      "the screen of a condition", "{ presents: signIn }", "",
      there: ["GUARD! signedIn: the condition `signedIn` no longer presents `signIn`"],
      back: ["GUARD signedIn: the condition `signedIn` now presents `signIn`"]),
    Edit(
      "another screen of a condition", "presents: signIn", "presents: offer",
      there: ["GUARD signedIn: the condition `signedIn` now presents `offer` instead of `signIn`"],
      back: ["GUARD signedIn: the condition `signedIn` now presents `signIn` instead of `offer`"]),
  ]

  @Test("With a customizable tab bar, the loss of a tab's condition is not a new way to hide the tab")
  func customization() throws {
    let bar = "tabBar: { customization: { minimum: 1 } }\ntabs:"
    let old = Self.spec.replacing("tabs:", with: bar).replacing("title: Home,", with: "title: Home, shown: always,")
      .replacing("title: Open,", with: "title: Open, fallback: home,")
    let new = old.replacing("icon: book, when: signedIn,", with: "icon: book,")
    #expect(try Self.lines(old, new) == ["GUARD! lib: the tab `lib` no longer depends on `signedIn`"])
    #expect(try Self.lines(new, old) == ["GUARD lib: the tab `lib` now depends on `signedIn`"])
    let always = old.replacing("title: Open,", with: "title: Open, shown: always,")
    #expect(
      try Self.lines(old, always) == [
        "GUARD open: the tab `open` is now always shown, also for users who hid the tab"
      ])
    #expect(try Self.lines(always, old) == ["GUARD open: the tab `open` is now shown until the user hides the tab"])
  }

  @Test("A report has one item for each edit that removes a condition, with the affected links and screens")
  func items() throws {
    func report(_ found: String, _ replacement: String) throws -> [String] {
      let changes = try ComparedSpec.changes(Self.spec, Self.spec.replacing(found, with: replacement))
      let report = ChangeReport(changes)
      return report.groups.flatMap { report.items($0.entries) }.map { "\($0.subject): \($0.message)" }
    }
    #expect(
      try report("orders: { in: home, requires: signedIn,", "orders: { in: home,") == [
        "orders: the screen `orders` no longer waits for `signedIn`, which affects 3 places"
      ])
    #expect(
      try report("url: /vip, requires: [premium],", "url: /vip,") == [
        "vip: `/vip` no longer waits for `premium`, which affects 1 place"
      ])
    #expect(
      try report("quiet: { in: home, requires: premium }", "quiet: { in: home, requires: beta }") == [
        "quiet: the screen `quiet` no longer waits for `premium`, and now waits for `beta`, which affects 1 place"
      ])
  }

  @Test("The removal of a condition is the cause of the changes of all screens, links, and tabs that waited for it")
  func removedCondition() throws {
    let new = Self.spec.replacing("signedIn: { presents: signIn }, ", with: "")
      .replacing("when: signedIn, ", with: "").replacing("[signedIn, premium]", with: "premium")
      .replacing("requires: signedIn, ", with: "")
    let changes = try ComparedSpec.changes(Self.spec, new).filter { $0.kind == .guards }
    #expect(changes.count == 8)
    #expect(Set(changes.map { $0.cause?.message }) == ["the condition `signedIn` was removed"])
    #expect(Set(changes.map { $0.cause?.subject }) == ["signedIn"])
  }

  @Test("The proof of a lost condition shows the condition in the old version only")
  func witness() throws {
    let changes = try ComparedSpec.changes(
      Self.spec, Self.spec.replacing("url: /vip, requires: [premium],", with: "url: /vip,"))
    let witness = try #require(changes.first?.witness)
    #expect(witness.url == "shop://vip")
    #expect(witness.before == "tab home › vip, waits for `premium`")
    #expect(witness.after == "tab home › vip")
  }
}
