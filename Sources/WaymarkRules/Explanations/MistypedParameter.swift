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
      In this example, the link would match `/items/new`, but the screen expects a
      number instead of `new`. If a user tapped such a link, nothing would happen.
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
      A capture has the type of the parameter with the same name. If a route has
      `params`, do not declare types in its captures. If a route has no `params`,
      declare the same type in every link of the route. If a parent screen has a
      parameter with the same name, both parameters need the same type. Write a
      default value, or a value under `with`, in the same format as in a URL. For an
      enum parameter, write the name of an enum value.
      """)
}
