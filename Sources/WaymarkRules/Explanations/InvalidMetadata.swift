extension Explanation {
  static let invalidMetadata = Explanation(
    "metadata is undeclared, mistyped, or missing",
    faulty: """
      waymark: 1
      app: Shop
      meta: { owner: String, priority: Int = 1 }
      tabs:
        home: { title: Home, icon: house, opens: item, meta: { ownr: shop } }
      routes:
        item: { in: home, meta: { owner: shop, priority: high } }
      """,
    why: """
      Each tab and each screen has a value for each metadata key, so code that reads
      the metadata needs no check. Without a value for `owner`, an event on the tab
      `home` would belong to no team.
      """,
    corrected: """
      waymark: 1
      app: Shop
      meta: { owner: String, priority: Int = 1 }
      tabs:
        home: { title: Home, icon: house, opens: item, meta: { owner: shop } }
      routes:
        item: { in: home, meta: { owner: shop, priority: 2 } }
      """,
    advice: """
      Declare each key once, under `meta` in the root file. The type of a key is
      `String`, `Int`, `Double`, `Bool`, an enum under `types`, or a type under
      `types` that refines one of these. A key with `?` or with a default value is
      optional. For an enum, write the name of an enum value.
      """)
}
