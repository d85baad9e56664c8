extension Explanation {
  static let unknownName = Explanation(
    "a name is used that nothing has",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [search] }
      routes:
        serach: { title: Search }
      """,
    why: """
      A reference to nothing is a button that opens nothing, or a link without a tab
      to land in. It comes from a slip of the finger, or from a screen that was
      renamed or removed where something still leads to it.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [search] }
      routes:
        search: { title: Search }
      """,
    advice: """
      Names are compared letter for letter. Where a name exists and is of the wrong
      kind, a route where a tab is expected, the message says so. `in` takes tabs,
      and routes that are presented: in the flow of a sheet, others are pushed.
      """)
}
