extension Explanation {
  static let invalidName = Explanation(
    "a name cannot be used in Swift",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        order-history: { title: Orders, links: [/orders] }
      """,
    why: """
      The names of a spec become names in the generated Swift code. A tab or a route
      becomes an enum case, and a parameter becomes an argument of a case. If
      Waymark changed a name automatically, you could not find the original name in
      the code or in a crash report.
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
      Write the names of tabs, routes, and parameters in lowerCamelCase. Write the
      names of types in UpperCamelCase. Use only ASCII letters and digits in names.
      The generated code reserves a few names, such as `title` and `allCases`. Swift
      keywords are allowed, except `self`.
      """)
}
