import SpecText

struct DraftSpec {
  struct Origin {
    var name: String
    var schemes: [String] = []
    var hosts: [String] = []
    var isDefault = true
    var ignoresCase = false
    var error: DraftNote?
  }

  struct DeclaredType {
    var name: String
    var definition: ImportedPattern.CaptureType
    var error: DraftNote?
  }

  struct Screen {
    var name: String
    var isTab = false
    var summary: String?
    /// `nil` if no input file names the screen.
    var destination: String?
    var links: [Int] = []
    var types: [String: ImportedPattern.CaptureType] = [:]
    /// In the order of their first use.
    var captures: [String] = []
    var notes: [DraftNote] = []
    var span: Span?
  }

  enum Start: Hashable {
    case usual
    case origins([Int])
  }

  struct Link {
    var screen: Int
    /// The indices in ``ImportedApp/links``, in ascending order.
    var sources: [Int]
    var pattern: DraftPattern
    var captures: [DraftCapture]
    var start = Start.usual
    var beats: Set<Int> = []
    var examples: [String] = []
    var notes: [DraftNote] = []
    var text: String
    /// The link is only a comment.
    var isRemoved = false
    var order: Int { sources[0] }
  }

  struct Claim {
    var text: String
    var notes: [DraftNote] = []
    var isRemoved = false
    var source: Int
    var span: Span
  }

  var app: String
  var origins: [Origin] = []
  var types: [DeclaredType] = []
  var typeNames: [ImportedPattern.CaptureType: String] = [:]
  /// The tab and the routes, in the order of their first links.
  var screens: [Screen] = []
  var links: [Link] = []
  var claims: [Claim] = []
  var platformFiles = ImportedPlatformFiles()
  /// `nil` if the platform files and the draft agree. Otherwise, the paths of the files are comments.
  var platformNote: DraftNote?
  /// `nil` if the spec does not have `ambiguity: leftmost`.
  var leftmost: DraftNote?
  var notes: [DraftNote] = []
  var tab = 0

  func liveLinks(of screen: Int) -> [Int] { screens[screen].links.filter { !links[$0].isRemoved } }

  /// A route is a comment if all its links are comments.
  func isLive(_ screen: Int) -> Bool {
    screens[screen].isTab || screens[screen].links.contains { !links[$0].isRemoved }
  }

  var routes: [Int] { screens.indices.filter { !screens[$0].isTab && !screens[$0].links.isEmpty } }

  /// `nil` for `String`.
  func typeName(_ type: ImportedPattern.CaptureType) -> String? {
    switch type {
    case .string: nil
    case .int: "Int"
    case .uint: "UInt"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "UUID"
    case .date: "Date"
    case .slug: "Slug"
    case .url: "URL"
    case .values, .matching, .range: typeNames[type]
    }
  }

  func text(of link: Link) throws(PatternText.Unprintable) -> String {
    var names: [String: String] = [:]
    for capture in link.captures { names[capture.name] = typeName(screens[link.screen].types[capture.name] ?? .string) }
    return try PatternText(types: names).text(link.pattern)
  }

  mutating func remove(_ link: Int, _ note: DraftNote) {
    guard !links[link].isRemoved else { return }
    links[link].isRemoved = true
    links[link].notes.append(note)
  }
}
