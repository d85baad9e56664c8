extension Explanation {
  static let mistypedParameter = Explanation(
    "a parameter has two types, or a value of another",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item:
          params: { id: Int }
          links: ["/items/{id:String}"]
      """,
    why: """
      The link would match `/items/new`, and the screen, which wants a number, could
      not be made of it: somebody taps a link that looks right and gets nothing.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item:
          params: { id: Int }
          links: ["/items/{id}"]
      """,
    advice: """
      A capture has the type of its parameter. It needs one of its own only where
      the route has no `params`, and then every link gives the same; so does a
      screen that lies beneath and has a parameter of that name. Defaults and the
      values in `with` are written as in a URL, those of an enum by their names.
      """)
}
