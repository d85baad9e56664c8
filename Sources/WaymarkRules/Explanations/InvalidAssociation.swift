extension Explanation {
  static let invalidAssociation = Explanation(
    "the association file is invalid", isInAppFile: true,
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
      If an association file is invalid, iOS ignores the whole file. If the file
      contains a single extra comma, no link of the site opens the app. The error
      appears only in the system log of iOS.
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
      An association file contains at most 131,072 bytes of JSON. The name of the
      file has no extension. The command `waymark apple SPEC --write` creates a
      missing association file.
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
