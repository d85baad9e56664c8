import Testing

@testable import WaymarkCompiler

@Suite("What the spec keeps, and what it does not")
struct KeptStateTests {
  private static func spec(_ bar: String, raw: Int = 1, item: String = "{ id: Int }") -> String {
    """
    waymark: 1
    app: Shop
    swift: { tabRawValue: Int }
    tabBar: { \(bar) }
    tabs:
      home: { title: Home, icon: house, shown: always }
      basket: { title: Basket, icon: cart, raw: \(raw) }
    routes:
      item: { in: home, params: \(item) }
    """
  }

  /// The tab bars.
  ///
  /// The flags indicate whether raw values and snapshots are saved for each tab bar.
  static let bars = [
    ("restores: nothing", false, false), ("restores: selection", true, false), ("restores: everything", false, true),
    ("customization: { minimum: 1 }", true, false), ("restores: everything, customization: { minimum: 1 }", true, true),
  ]

  @Test(
    "A changed raw value or snapshot is always reported, and is breaking only if the app saves the value",
    arguments: bars)
  func kept(_ bar: String, _ keepsValues: Bool, _ keepsSnapshots: Bool) throws {
    let values = try ComparedSpec.changes(Self.spec(bar), Self.spec(bar, raw: 7))
    #expect(values.map(\.subject) == ["basket"] && values.map(\.kind) == [.state])
    #expect(values.map(\.isBreaking) == [keepsValues])
    #expect(values.map { $0.help != nil } == [keepsValues])

    let screens = try ComparedSpec.changes(Self.spec(bar), Self.spec(bar, item: "{ id: Int, page: Int? }"))
      .filter { $0.kind == .state }
    #expect(screens.map(\.subject) == [keepsSnapshots ? "item" : "snapshots"])
    #expect(screens.map(\.isBreaking) == [keepsSnapshots])
    // The message describes the change, and the help suggests an action, for breaking and nonbreaking changes.
    #expect(
      screens.allSatisfy { $0.message.hasPrefix("the screen `item` has 2 parameters instead of 1") && $0.help != nil })
  }

  @Test("The comparison of saved arguments ignores labels, and distinguishes swapped from incompatible arguments")
  func arguments() throws {
    func change(_ old: String, _ new: String) throws -> String {
      let bar = "restores: everything"
      return try ComparedSpec.changes(Self.spec(bar, item: old), Self.spec(bar, item: new))
        .filter { $0.kind == .state }.map(\.message).joined()
    }
    #expect(try change("{ id: Int }", "{ number: Int }") == "")
    #expect(try change("{ a: Int, b: Int }", "{ b: Int, a: Int }").contains("`a` is restored as `b`"))
    #expect(try change("{ a: Int, b: String }", "{ b: String, a: Int }").contains("do not fit"))
    #expect(try change("{ a: Int? }", "{ a: Int }").contains("some saved values do not fit"))
    #expect(try change("{ a: Int }", "{ a: Int? }") == "")
    #expect(try change("{ a: Int }", "{ a: Int = 3 }") == "")
  }
}
