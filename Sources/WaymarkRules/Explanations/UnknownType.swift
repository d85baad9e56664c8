extension Explanation {
  static let unknownType = Explanation(
    "a parameter has a type that does not exist",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id:Itn}"] }
      """,
    why: """
      The type of a capture determines the URLs that match the pattern. If the type
      is `Int`, `/items/12` matches the pattern, but `/items/new` does not match.
      Without a valid type, a URL could open the wrong screen or no screen.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["/items/{id:Int}"] }
      """,
    advice: """
      Spell types as in Swift. The message lists the available types. To declare
      your own types in a spec, use the key `types`.
      """)
}
