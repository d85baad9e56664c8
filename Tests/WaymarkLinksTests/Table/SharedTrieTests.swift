import Testing

@Suite("Web and custom schemes")
struct SharedTrieTests {
  /// Returns a spec with links on web URLs and on a custom scheme, whose first pattern starts with a segment.
  private static func spec(_ first: String, also: String = "") throws -> CompiledSpec {
    try CompiledSpec(
      """
      waymark: 1
      app: Sample
      origins: { app: { schemes: [sample] }, web: { hosts: [ex.com] } }
      tabs: { main: { title: Main, icon: star } }
      routes:
        item: { links: ["/\(first)/{id:Int}"] }
        new: { links: ["/\(first)/new"] }
        help: { links: [/help/topics/all] }
      \(also)
      """)
  }

  @Test("Web and custom schemes with equal paths find the same links, and only the custom scheme ignores case")
  func shared() throws {
    let compiled = try Self.spec("items")
    for (path, link) in [("items/7", 0), ("items/new", 1), ("help/topics/all", 2)] {
      #expect(compiled.link(of: "https://ex.com/\(path)") == link)
      #expect(compiled.link(of: "sample://\(path)") == link)
    }
    #expect(compiled.link(of: "sample://Items/7") == 0)
    #expect(compiled.link(of: "https://ex.com/Items/7") == nil)
  }

  @Test(
    "Web and custom schemes with different paths use two tries and find their own links",
    arguments: [
      ("Items", ""),
      ("items", "  lower: { links: [{ url: /low/est, origins: [app] }] }"),
      ("items", "  any: { links: [\"/{word}/more\"] }"),
    ])
  func apart(_ first: String, _ also: String) throws {
    let compiled = try Self.spec(first, also: also)
    for (path, link) in [("\(first)/7", 0), ("\(first)/new", 1), ("help/topics/all", 2)] {
      #expect(compiled.link(of: "https://ex.com/\(path)") == link)
      #expect(compiled.link(of: "sample://\(path)") == link)
    }
    #expect(compiled.link(of: "sample://items/7") == 0)
    #expect(compiled.link(of: "https://ex.com/items/7") == (first == "items" ? 0 : nil))
    #expect(compiled.link(of: "https://ex.com/low/est") == nil)
    // The link table contains a second trie.
    #expect(compiled.table.count > (try Self.spec("items")).table.count + 60)
  }
}
