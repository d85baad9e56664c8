extension Explanation {
  static let invalidPropertyList = Explanation(
    "the Info.plist or the entitlements are invalid",
    isInAppFile: true,
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
      cannot compare the links of the spec with a file that is invalid.
      """,
    corrected: Example(spec, with: ["Info.plist": infoPlist("shop")]),
    advice: """
      Waymark reads property lists in XML. Convert a binary property list with
      `plutil -convert xml1 FILE`. Paths are relative to the folder of the spec.
      Omit `infoPlist` if Xcode generates the `Info.plist` and the project has no
      such file.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    apple: { infoPlist: Info.plist }
    """
}
