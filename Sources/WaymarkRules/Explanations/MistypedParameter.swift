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
      A capture has the type of the parameter with the same name. Declare types in
      captures only if the route has no `params`. In this case, declare the same
      type in every link of the route. If a parent screen has a parameter with the
      same name, both parameters need the same type. Write a default value, or a
      value under `with`, as in a URL. Write an enum value by its name.
      """)
}
