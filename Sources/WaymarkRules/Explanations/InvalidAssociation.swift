extension Explanation {
  static let invalidAssociation = Explanation(
    "the association file cannot be read",
    isInAppFile: true,
    faulty: Example(
      spec,
      with: [
        "apple-app-site-association": """
        {
          "applinks": {
            "details": [
              {
                "appIDs": ["TEAM.com.example.shop"],
                "components": [{ "/": "/offers" }, ]
              }
            ]
          }
        }
        """
      ]),
    why: """
      iOS reads the file or it does not: with one comma too many, no link of the
      site opens the app. It says so nowhere but in the system's log.
      """,
    corrected: Example(
      spec,
      with: [
        "apple-app-site-association": """
        {
          "applinks": {
            "details": [
              {
                "appIDs": ["TEAM.com.example.shop"],
                "components": [{ "/": "/offers" }]
              }
            ]
          }
        }
        """
      ]),
    advice: """
      The file is JSON, has up to 131,072 bytes, and no extension. Where it is not
      there yet, `waymark apple SPEC --write` writes it.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    origins:
      web: { hosts: [shop.example.com] }
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    apple:
      association: apple-app-site-association
      appIDs: [TEAM.com.example.shop]
    """
}
