extension Explanation {
  static let undecidedModals = Explanation(
    "a link does not declare what is beneath its modal",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [checkout, address] }
      routes:
        checkout: { present: cover, in: home, opens: [address] }
        address:
          present: sheet
          in: [home, checkout]
          links: [/address]
      """,
    why: """
      The sheet `address` can appear over a tab or over the cover `checkout`. When
      the user closes the sheet, the screen beneath appears. The link should
      always open the same screens, and Waymark does not choose between them.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [checkout, address] }
      routes:
        checkout: { present: cover, in: home, opens: [address] }
        address:
          present: sheet
          in: [home, checkout]
          links: [{ url: /address, in: checkout }]
      """,
    advice: """
      The `in` of a link names a tab or a modal route beneath the screen. With a
      tab, the sheet appears directly over this tab. With a modal route, the link
      opens this route first, and then the sheet. To open the sheet over the
      selected tab, write `in: current`. If the route allows only one stack of
      modal routes, the link needs no `in`.
      """)
}
