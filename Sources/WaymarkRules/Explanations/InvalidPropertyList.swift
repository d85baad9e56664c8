extension Explanation {
  static let invalidPropertyList = Explanation(
    "the Info.plist or the entitlements cannot be read",
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
      Whether the app opens the links of the spec stands in these files. What may be
      wrong with that cannot be said before they can be read.
      """,
    corrected: Example(spec, with: ["Info.plist": infoPlist("shop")]),
    advice: """
      A property list is XML here; `plutil -convert xml1 FILE` makes XML of a binary
      one. Paths are relative to the spec's folder. Where Xcode makes the Info.plist
      and the project has no such file, leave `infoPlist` out.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    apple: { infoPlist: Info.plist }
    """
}
