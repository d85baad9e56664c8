extension Explanation {
  static let invalidName = Explanation(
    "a name cannot be one in Swift",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        order-history: { title: Orders, links: [/orders] }
      """,
    why: """
      Names become Swift: a tab or a route is a case of an enum, a parameter an
      argument of one. A name that had to be changed on the way could not be found
      again, neither in the code nor in a crash report.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        orderHistory: { title: Orders, links: [/orders] }
      """,
    advice: """
      Tabs, routes and parameters are lowerCamelCase, types UpperCamelCase, both of
      the letters a to z and digits. Names that the generated code needs for itself,
      such as `title` and `allCases`, are taken. Swift's keywords can be used, all
      but `self`.
      """)
}
