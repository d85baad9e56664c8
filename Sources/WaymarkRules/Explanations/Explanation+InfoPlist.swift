extension Explanation {
  static func infoPlist(_ scheme: String) -> String {
    """
    <plist version="1.0">
    <dict>
      <key>CFBundleURLTypes</key>
      <array>
        <dict>
          <key>CFBundleURLSchemes</key>
          <array>
            <string>\(scheme)</string>
          </array>
        </dict>
      </array>
    </dict>
    </plist>
    """
  }
}
