/// Sources: the IANA registry of URI schemes (RFC 7595), Apple's URL Scheme Reference, and the documentation of apps.
/// Apple's apps win over others with the same scheme; between two others, iOS does not define which opens ("Inter-App
/// Communication", App Programming Guide for iOS).
package enum WellKnownSchemes {
  enum Owner {
    case system(String)
    /// The standard meaning of a scheme that belongs to no single app.
    case everybody(String)
    case app(String)
  }

  static func owner(of scheme: String) -> Owner? { owners[scheme] }

  package static func isReserved(_ scheme: String) -> Bool {
    switch owners[scheme] {
    case .system, .everybody: true
    case .app, nil: false
    }
  }

  private static let owners: [String: Owner] = {
    var owners: [String: Owner] = [:]
    for (app, schemes) in system { for scheme in schemes { owners[scheme] = .system(app) } }
    for (use, schemes) in everybody { for scheme in schemes { owners[scheme] = .everybody(use) } }
    for (app, schemes) in apps { for scheme in schemes { owners[scheme] = .app(app) } }
    return owners
  }()

  private static let system: KeyValuePairs<String, [String]> = [
    "Phone": ["tel", "telprompt"],
    "Messages": ["sms", "imessage"],
    "Mail": ["mailto", "message"],
    "FaceTime": ["facetime", "facetime-audio"],
    "Maps": ["map", "maps"],
    "the App Store": ["itms", "itmss", "itms-apps", "itms-appss", "itms-services", "macappstore"],
    "Music": ["music"],
    "Podcasts": ["podcast", "podcasts", "pcast"],
    "Books": ["ibooks", "itms-books"],
    "Settings": ["app-settings", "prefs", "app-prefs", "x-apple.systempreferences"],
    "Shortcuts": ["shortcuts", "workflow"], "Calendar": ["webcal"],
  ]

  private static let everybody: KeyValuePairs<String, [String]> = [
    "the internal pages of a browser": ["about", "view-source"],
    "data in the URL itself": ["data", "blob"],
    "scripts": ["javascript"],
    "intents of Android": ["intent", "android-app"],
    "files on the device": ["file", "content"],
    "files on a server": ["ftp", "ftps", "sftp", "smb", "nfs", "afp", "dav"],
    "web sockets": ["ws", "wss"],
    "feeds": ["feed"],
    "remote shells": ["ssh", "telnet"],
    "Git repositories": ["git"],
    "names without a location": ["urn", "cid", "mid"],
    "geographic locations": ["geo"],
    "calls and chats over the internet": ["sip", "sips", "xmpp", "irc", "ircs"],
    "news and mailboxes": ["news", "nntp", "imap", "pop"],
    "directories": ["ldap", "ldaps"],
    "media streams": ["rtsp", "rtmp"],
    "downloads": ["magnet"],
    "payments": ["bitcoin", "ethereum", "lightning"],
    "one-time passwords": ["otpauth"],
  ]

  private static let apps: KeyValuePairs<String, [String]> = [
    "Facebook": ["fb"],
    "Messenger": ["fb-messenger"],
    "Instagram": ["instagram"],
    "WhatsApp": ["whatsapp"],
    "X": ["twitter"],
    "Telegram": ["tg"],
    "Signal": ["sgnl"],
    "Skype": ["skype"],
    "Slack": ["slack"],
    "Microsoft Teams": ["msteams"],
    "Outlook": ["ms-outlook"],
    "Zoom": ["zoomus", "zoommtg"],
    "Snapchat": ["snapchat"],
    "YouTube": ["youtube"],
    "Google Maps": ["comgooglemaps"],
    "Google Chrome": ["googlechrome", "googlechromes"],
    "Gmail": ["googlegmail"],
    "Spotify": ["spotify"],
    "Uber": ["uber"],
    "Waze": ["waze"],
    "PayPal": ["paypal"],
    "WeChat": ["weixin", "wechat"],
  ]
}
