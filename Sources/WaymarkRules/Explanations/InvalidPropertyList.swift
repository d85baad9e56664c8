extension Explanation {
  static let invalidPropertyList = Explanation(
    "the Info.plist or entitlements file is invalid", isInAppFile: true,
    faulty: Example(
      spec,
      with: [
        "Info.plist": """
        <plist version="1.0">
        <dict>
          <key>CFBundleURLTypes</key>
        </dict>
        </plist>
        """
      ]),
    why: """
      The `Info.plist` and the entitlements decide which links open the app. Waymark
      cannot compare an invalid property list with the links of the spec.
      """,
    corrected: Example(spec, with: ["Info.plist": infoPlist("shop")]),
    advice: """
      Waymark reads property lists only in the XML format. Convert a binary property
      list with `plutil -convert xml1 FILE`. The path of a property list is relative
      to the folder of the spec. If Xcode generates the `Info.plist`, the project
      contains no such file, so omit the key `infoPlist`.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    apple: { infoPlist: Info.plist }
    """
}
