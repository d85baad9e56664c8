extension Explanation {
  static func infoPlist(_ scheme: String, activityType: String? = nil) -> String {
    let activities = activityType.map { type in
      """

        <key>NSUserActivityTypes</key>
        <array>
          <string>\(type)</string>
        </array>
      """
    }
    return """
      <plist version="1.0">
      <dict>\(activities ?? "")
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
