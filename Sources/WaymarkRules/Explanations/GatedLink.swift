extension Explanation {
  static let gatedLink = Explanation(
    "a link can't open because of a gate",
    faulty: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      gates: { signedIn: welcome }
      tabs:
        home: { title: Home, icon: house }
      routes:
        welcome: { present: gate, opens: reset }
        reset: { in: welcome, links: ["/reset/{token}"] }
      """,
    why: """
      A link waits until all gates are open. If its screen is shown only in a gate,
      the gate is gone by then, and the link can't open. With `gates: false`, the
      link opens over the gate instead. Such a link can't require the condition of
      a gate, and its screen must be allowed in a gate. A link whose `in` names a
      gate needs `gates: false`, too.
      """,
    corrected: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      gates: { signedIn: welcome }
      tabs:
        home: { title: Home, icon: house }
      routes:
        welcome: { present: gate, opens: reset }
        reset: { in: welcome, links: [{ url: "/reset/{token}", gates: false }] }
      """,
    advice: """
      If the screen is also useful behind the gates, add a tab to its `in`. The link
      then opens over the gate while one is shown, and in the tab otherwise.
      """)
}
