import SpecText

/// A screen, or a set of redirects as a label, with the lines that fit.
struct MapCard {
  let screen: AppMap.Screen
  let title: [String]
  /// Empty if the title shows the same words.
  let name: String
  let parameters: [String]
  let summary: [String]
  let badges: [Badge]
  let screenshot: Screenshot?
  let height: Double

  struct Badge {
    let kind: Kind
    let text: String

    enum Kind: String { case presentation, condition, links, orphan, error, warning, returns, added, removed, changed }

    var width: Double { LabelWidth.of(text, size: Self.fontSize) + 12 }

    static let fontSize = 12.0
    static let height = 19.0
  }

  static let width = 216.0
  static let inset = 14.0
  static let titleSize = 14.0
  static let nameSize = 12.0
  static let lineSize = 12.0
  static let lineHeight = 16.0
  static let titleHeight = 17.0
  static let head = 50.0
  static let foot = 10.0
  static let redirectsHeight = 30.0
  private static let mostParameters = 3
  private static let mostSummaryLines = 2
  private static let textWidth = width - 2 * inset

  init(_ screen: AppMap.Screen, of map: AppMap, screenshot: Screenshot?) {
    self.screen = screen
    self.screenshot = screenshot
    if screen.kind == .redirects {
      let count = screen.patterns.count
      title = [
        LabelWidth.fitted(
          count == 1 ? screen.patterns[0] : "\(count) redirects", into: Self.textWidth, size: Self.lineSize)
      ]
      (name, parameters, summary, badges) = ("", [], [], [])
      height = Self.redirectsHeight
      return
    }
    let besideIcon = Self.textWidth - 38
    // Bold text is wider.
    title = LabelWidth.lines(of: screen.heading, width: besideIcon, size: Self.titleSize * 1.14, atMost: 2)
    name = screen.hasOwnTitle ? LabelWidth.fitted(screen.name, into: besideIcon, size: Self.nameSize) : ""
    let shown = screen.parameters.prefix(Self.mostParameters).map {
      LabelWidth.fitted($0, into: Self.textWidth, size: Self.lineSize)
    }
    let rest = screen.parameters.count - shown.count
    parameters = rest > 0 ? shown + ["and \(rest) more"] : shown
    summary = LabelWidth.lines(
      of: screen.summary?.line ?? "", width: Self.textWidth, size: Self.lineSize, atMost: Self.mostSummaryLines)
    badges = Self.badges(of: screen, map)
    height =
      Self.head + Double(max(title.count, 1) - 1) * Self.titleHeight + Double(parameters.count + summary.count)
      * Self.lineHeight
      + (screenshot.map { $0.height(inWidth: Self.textWidth) + 8 } ?? 0)
      + Double(Self.rows(badges).count) * (Badge.height + 4) + Self.foot
  }

  private static func badges(of screen: AppMap.Screen, _ map: AppMap) -> [Badge] {
    let errors = screen.findings.count { map.findings[$0].isError }
    let warnings = screen.findings.count - errors
    var badges: [Badge] = []
    func add(_ kind: Badge.Kind, _ text: String) {
      badges.append(Badge(kind: kind, text: LabelWidth.fitted(text, into: textWidth - 12, size: Badge.fontSize)))
    }
    switch screen.difference {
    case .added: add(.added, "new")
    case .removed: add(.removed, "removed")
    case .changed: add(.changed, counted(screen.changes.count, "change"))
    case nil: break
    }
    let breaking = screen.changes.count { map.comparison?.changes[$0].isBreaking == true }
    if breaking > 0 { add(.error, "\(breaking) breaking") }
    if errors > 0 { add(.error, counted(errors, "error")) }
    if warnings > 0 { add(.warning, counted(warnings, "warning")) }
    if screen.isStart { add(.presentation, "start") }
    if let number = screen.tabNumber { add(.presentation, "tab \(number)") }
    if screen.isOrphan { add(.orphan, "unreachable") }
    if screen.kind == .resolvedLink { add(.presentation, "the app resolves") }
    for presentation in screen.presentations where presentation != "push" { add(.presentation, presentation) }
    for gate in screen.gates { add(.condition, "until \(gate.condition)") }
    for condition in screen.requires { add(.condition, "if \(condition)") }
    if let returns = screen.returns { add(.returns, "returns \(returns)") }
    if !screen.patterns.isEmpty { add(.links, counted(screen.patterns.count, "link")) }
    return badges
  }

  /// The position is relative to the left edge of the text.
  var badgeRows: [[(x: Double, badge: Badge)]] { Self.rows(badges) }

  private static func rows(_ badges: [Badge]) -> [[(x: Double, badge: Badge)]] {
    var rows: [[(x: Double, badge: Badge)]] = []
    var x = textWidth
    for badge in badges {
      if rows.isEmpty || x + badge.width > textWidth {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append((x, badge))
      x += badge.width + 4
    }
    return rows
  }
}

/// A page can't show SF Symbols, so similar drawings represent the common ones.
enum MapIcon {
  static func path(of screen: AppMap.Screen) -> String {
    switch screen.kind {
    case .resolvedLink: return path("link")
    case .tab: return path(screen.icon ?? "")
    case .route, .redirects:
      switch screen.presentations.first {
      case "gate": return "M8 11 V8 a4 4 0 0 1 8 0 v3 M5 11 h14 v9 H5 z"
      case "sheet": return "M4 8 a4 4 0 0 1 4-4 h8 a4 4 0 0 1 4 4 v13 H4 z M10 8 h4"
      case "cover": return "M5 3 h14 v18 H5 z M9 12 h6 M12 9 v6"
      case "window": return "M3 5 h18 v14 H3 z M3 9 h18 M6 7 h.01"
      default: return "M9 5 l7 7 -7 7"
      }
    }
  }

  /// The name can have modifiers such as `.fill`.
  private static func path(_ symbol: String) -> String {
    let words = Set(symbol.split(separator: ".").map(String.init))
    return drawings.first { !words.isDisjoint(with: $0.words) }?.path ?? "M12 4 a8 8 0 1 0 .01 0 z"
  }

  private static let drawings: [(words: Set<String>, path: String)] = [
    (["house", "home"], "M4 11 l8-7 8 7 v9 h-5 v-6 h-6 v6 H4 z"),
    (["gear", "gearshape", "slider", "wrench"], "M4 7 h9 M17 7 h3 M15 5 v4 M4 17 h3 M11 17 h9 M9 15 v4"),
    (["person", "people"], "M12 12 a4 4 0 1 0 -.01 0 z M4 21 a8 8 0 0 1 16 0"),
    (["magnifyingglass"], "M11 4 a7 7 0 1 0 .01 0 z M16 16 l4.5 4.5"),
    (["heart"], "M12 20 l-7-7 a4.5 4.5 0 0 1 7-6 a4.5 4.5 0 0 1 7 6 z"),
    (["star"], "M12 3 l2.7 5.8 6.3.8 -4.6 4.4 1.2 6.3 -5.6-3.1 -5.6 3.1 1.2-6.3 -4.6-4.4 6.3-.8 z"),
    (["bell"], "M6 17 V11 a6 6 0 0 1 12 0 v6 l2 1 H4 z M10 21 h4"),
    (["cart", "bag", "basket", "creditcard"], "M3 4 h3 l2 11 h10 l2-8 H7 M9 20 h.01 M17 20 h.01"),
    (
      ["map", "location", "mappin", "globe"],
      "M12 21 c-5-6-7-8-7-11 a7 7 0 0 1 14 0 c0 3-2 5-7 11 z M12 8 a2 2 0 1 0 .01 0 z"
    ),
    (["list", "text", "doc", "newspaper", "book", "books"], "M5 3 h14 v18 H5 z M8 8 h8 M8 12 h8 M8 16 h5"),
    (["square", "rectangle", "grid"], "M4 4 h7 v7 H4 z M13 4 h7 v7 h-7 z M4 13 h7 v7 H4 z M13 13 h7 v7 h-7 z"),
    (["chart", "waveform"], "M4 20 V4 M4 20 h16 M8 16 v-4 M12 16 V8 M16 16 v-6"),
    (["clock", "timer", "calendar"], "M12 4 a8 8 0 1 0 .01 0 z M12 8 v4 l3 2"),
    (["envelope", "tray", "message", "bubble", "paperplane", "at"], "M3 6 h18 v12 H3 z M3 7 l9 6 9-6"),
    (["bookmark", "tag"], "M6 3 h12 v18 l-6-5 -6 5 z"),
    (["camera", "photo", "video", "play", "film"], "M3 6 h18 v13 H3 z M10 9.5 l5 3 -5 3 z"),
    (
      ["music", "headphones", "speaker", "mic"],
      "M9 18 V5 l10-2 v13 M6.5 15.5 a2.5 2.5 0 1 0 .01 0 z M16.5 13.5 a2.5 2.5 0 1 0 .01 0 z"
    ),
    (["plus", "ellipsis", "pencil"], "M12 4 v16 M4 12 h16"),
    (["link"], "M10 14 a4 4 0 0 1 0-6 l3-3 a4 4 0 0 1 6 6 l-2 2 M14 10 a4 4 0 0 1 0 6 l-3 3 a4 4 0 0 1 -6-6 l2-2"),
    (
      ["pawprint", "leaf", "cross", "stethoscope"],
      "M12 12 a4 4 0 0 1 4 5 c0 3-8 3-8 0 a4 4 0 0 1 4-5 z M6 9 v1 M10 5 v2 M14 5 v2 M18 9 v1"
    ),
  ]
}

/// An estimate, because the compiler can't measure fonts, and a little wider than common sans-serif fonts.
enum LabelWidth {
  static func of(_ text: String, size: Double) -> Double { text.unicodeScalars.reduce(0) { $0 + width($1) } * size }

  /// An ellipsis replaces the rest of a longer text.
  static func fitted(_ text: String, into width: Double, size: Double) -> String {
    guard of(text, size: size) > width else { return text }
    var rest = width - of("…", size: size)
    var result = ""
    for character in text {
      rest -= of(String(character), size: size)
      if rest < 0 { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// An ellipsis replaces the text after the last line.
  static func lines(of text: String, width: Double, size: Double, atMost count: Int) -> [String] {
    var lines: [String] = []
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    while let first = words.popFirst() {
      if lines.count == count - 1 {
        lines.append(fitted(([first] + words).joined(separator: " "), into: width, size: size))
        break
      }
      var line = first
      while let next = words.first, of("\(line) \(next)", size: size) <= width {
        line += " \(next)"
        words.removeFirst()
      }
      lines.append(fitted(line, into: width, size: size))
    }
    return lines
  }

  private static func width(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "|", "!", ".", ",", ":", ";", "'", "`": 0.3
    case "f", "r", "t", "(", ")", "[", "]", "{", "}", "/", "-", " ", "\"": 0.38
    case "m", "w", "M", "W", "@", "%", "…", "—": 0.92
    case "A"..."Z", "&", "+", "=", "<", ">", "_", "#", "~": 0.7
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{FE00}"..."\u{FE0F}": 0
    // East Asian scripts and emoji.
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
      "\u{FE30}"..."\u{FE6F}", "\u{FF00}"..."\u{FF60}", "\u{1F000}"..."\u{3FFFD}":
      1.05
    default: 0.57
    }
  }
}

package struct Screenshot: Sendable {
  let url: String
  let ratio: Double

  /// The rest of a longer image is cut off.
  private static let mostRatio = 2.2

  package init?(_ bytes: [UInt8]) {
    let (type, size): (String, (width: Int, height: Int))
    if let png = Self.pngSize(bytes) {
      (type, size) = ("image/png", png)
    } else if let jpeg = Self.jpegSize(bytes) {
      (type, size) = ("image/jpeg", jpeg)
    } else {
      return nil
    }
    guard size.width > 0, size.height > 0 else { return nil }
    ratio = min(Double(size.height) / Double(size.width), Self.mostRatio)
    url = "data:\(type);base64,\(Base64.text(of: bytes))"
  }

  func height(inWidth width: Double) -> Double { (width * ratio).rounded() }

  /// See <https://www.w3.org/TR/png-3/#11IHDR>.
  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  /// See <https://www.w3.org/Graphics/JPEG/itu-t81.pdf>, section B.2.2.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let isFrame = (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
      if isFrame {
        return (Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]), Int(bytes[index + 5]) << 8 | Int(bytes[index + 6]))
      }
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// On Linux, doesn't load the parts of Foundation with Unicode data.
enum Base64 {
  static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
