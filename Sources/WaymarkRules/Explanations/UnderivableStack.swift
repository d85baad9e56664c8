extension Explanation {
  static let underivableStack = Explanation(
    "the stack that a link opens cannot be derived",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        shelf: { params: { shelf: String } }
        item:
          params: { id: Int }
          parent: shelf
          links: ["/items/{id}"]
      """,
    why: """
      A link opens a screen together with the parents of the screen, and the Back
      button leads to these parents. Each parent needs values for its parameters.
      Here, the URL contains no value for the parameter `shelf` of the parent, so
      the app could not create the parent screen.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        shelf: { params: { shelf: String } }
        item:
          params: { id: Int }
          parent: shelf
          links: ["/shelves/{shelf}/{id}"]
      """,
    advice: """
      If the URL contains no value for the parameter, set the value in the link with
      `with: { shelf: offers }`, or make the parameter optional. A route that is
      never pushed cannot be a parent. A sheet or a cover has its own stack. To push
      a route onto the stack of a sheet, list the sheet under the `in` key of the
      route.
      """)
}
