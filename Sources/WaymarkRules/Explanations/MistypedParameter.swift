extension Explanation {
  static let mistypedParameter = Explanation(
    "a parameter has two types or a mistyped value",
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
      This link would match `/items/new`, but the screen expects a number and cannot
      be created from `new`. A user who taps the link would see nothing happen.
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
      A capture has the type of its parameter. Declare a type in a capture only if
      the route has no `params`, and then declare the same type in every link. A
      parent screen that has a parameter of this name needs the same type, too.
      Write default values and values in `with` as in a URL, and write enum values
      by name.
      """)
}
