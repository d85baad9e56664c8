import SpecText

package struct TabSyntax: ActivityKeyGroup {
  package enum Visibility: String, SpecWord {
    case always, byDefault, optional

    package var effect: String? {
      switch self {
      case .always: "prevents hiding"
      case .byDefault: "lets the user hide the tab"
      case .optional: "hides the tab until the user shows it"
      }
    }
  }

  package enum Role: String, SpecWord { case search }

  package enum Layout: String, SpecWord {
    case stack, split

    package var effect: String? {
      switch self {
      case .stack: "shows one screen"
      case .split: "shows the root as a sidebar and the stack beside it"
      }
    }
  }

  package let span: Span
  package var title: TitleSyntax?
  package var summary: SummarySyntax?
  package var metadata: MetadataSyntax?
  package var icon: IconSyntax?
  var lacksIcon = false
  package var selectedIcon: IconSyntax?
  package var accessibilityID: Text?
  package var parameters: [Named<ParameterSyntax>] = []
  package var opens: [Text] = []
  package var links: [LinkSyntax] = []
  package var condition: Text?
  package var visibility: Located<Visibility>?
  package var fallback: Text?
  package var rawValue: Text?
  package var section: TitleSyntax?
  package var shortcut: ShortcutSyntax?
  package var placeholder: PlaceholderSyntax?
  package var role: Located<Role>?
  package var layout: Located<Layout>?
  package var activities: [Located<ActivitySyntax>]?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<TabSyntax>(
    "a tab",
    [
      Key("title", .title, isRequired: true, "the title in the tab bar", changes: "the app shows another text") {
        $0.title = $1
      },
      Key(
        "summary", .summary,
        "the summary of the tab for developers, which becomes the documentation of the generated case and appears in "
          + "lists of links",
        example: "The items on sale.", changes: "only documentation is affected"
      ) { $0.summary = $1 },
      Key(
        "meta", .metadata, "the metadata of the tab: values of the keys under the root key `meta`",
        example: "{owner: shop}", changes: [.source]
      ) { $0.metadata = $1 },
      Key(
        "icon", .icon, isRequired: true, "the image in the tab bar",
        default: "`square.stack` in a spec with one tab, which has no tab bar", changes: "the app shows another image",
        noteMissing: { $0.lacksIcon = true }
      ) { $0.icon = $1 },
      Key(
        "selectedIcon", .icon, "the image of the selected tab", default: "the `icon`",
        changes: "the app shows another image"
      ) {
        $0.selectedIcon = $1
      },
      Key(
        "accessibilityID", .accessibilityID,
        "the accessibility identifier of the tab's button; the root has the same identifier with `.root` at the end",
        default: .word("tab.NAME"),
        changes: [.accessibility]
      ) { $0.accessibilityID = $1 },
      Key(
        "params", .parameters, "the parameters of the tab's root; each parameter is optional or has a default",
        example: "{page: Int = 1}", changes: [.url, .source]
      ) { $0.parameters = $1 },
      Key(
        "opens", .distinct(.reference(to: .route), of: "routes"), "the routes that the tab's root opens",
        changes: "the code of the app opens screens"
      ) {
        $0.opens = $1
      },
      Key("links", .list(.tabLink, of: "links"), "the URLs that select the tab", example: "[/home]", changes: [.url]) {
        $0.links = $1
      },
      Key(
        "when", .reference(to: .condition), "the condition that must be true for the tab to be visible",
        changes: [.guards]
      ) { $0.condition = $1 },
      Key(
        "shown", .visibility,
        "the visibility of the tab: \(Visibility.always.phrase), \(Visibility.byDefault.phrase), and "
          + Visibility.optional.phrase,
        default: .word("byDefault"),
        changes: [.guards]
      ) {
        $0.visibility = $1
      },
      Key("fallback", .reference(to: .tab), "the tab that is selected if this tab is hidden", changes: [.guards]) {
        $0.fallback = $1
      },
      Key(
        "raw", .someText, "the raw value of the tab", default: "the name, or the index with `tabRawValue: Int`",
        changes: [.state]
      ) { $0.rawValue = $1 },
      Key(
        "section", .title, "the title of the section of the sidebar that contains the tab",
        changes: "the sidebar has another layout"
      ) { $0.section = $1 },
      Key(
        "shortcut", .shortcut, "the keyboard shortcut that selects the tab",
        changes: "the tab stays reachable with its button"
      ) { $0.shortcut = $1 },
      Key(
        "placeholder", .construct(PlaceholderSyntax.self), "the content of a tab without a screen",
        changes: "the tab shows another text"
      ) {
        $0.placeholder = $1
      },
      Key("role", .choice(Role.self), "the system role of the tab", changes: "the bar has another layout") {
        $0.role = $1
      },
      Key(
        "layout", .choice(Layout.self),
        "the layout of the tab where there is room: \(Layout.stack.phrase), and \(Layout.split.phrase); elsewhere, the "
          + "tab is a stack",
        default: .word("stack"), changes: "the navigation state is the same with each layout"
      ) { $0.layout = $1 },
      .activities("the system features that offer the tab's root", default: "the `activities` of the spec"),
    ])
}

extension TabSyntax {
  package static let synonyms = [
    "requires": "when", "condition": "when", "conditions": "when", "url": "links", "urls": "links", "path": "links",
    "deeplinks": "links", "deepLinks": "links", "label": "title", "name": "title", "image": "icon", "symbol": "icon",
    "systemImage": "icon", "description": "summary", "parameters": "params", "activity": "activities",
  ]
}

extension ValueKind where Value == Located<TabSyntax.Visibility> {
  /// An invalid value counts as `always`, because other findings would assume that the tab can be hidden.
  fileprivate static let visibility: ValueKind = {
    let choice = ValueKind.choice(TabSyntax.Visibility.self)
    return ValueKind(choice.description, choice.shape) { node, reader in
      choice.read(node, &reader) ?? Located(.always, node.span)
    }
  }()
}

package struct PlaceholderSyntax: SpecConstruct {
  package let span: Span
  package var icon: IconSyntax?
  package var message: TitleSyntax?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<PlaceholderSyntax>(
    valueOf: "placeholder",
    [
      Key(
        "icon", .icon, "the image of the placeholder", default: "the icon of the tab",
        changes: "the app shows another image"
      ) { $0.icon = $1 },
      Key("message", .title, isRequired: true, "the text of the placeholder", changes: "the tab shows another text") {
        $0.message = $1
      },
    ])
}

package struct ShortcutSyntax: Sendable {
  package enum Modifier: String, CaseIterable, Sendable {
    case command = "cmd"
    case shift
    case option = "opt"
    case control = "ctrl"
  }

  package let text: Text
  /// The array contains at least one modifier and no duplicates.
  package let modifiers: [Modifier]
  /// A letter is lowercase.
  package let key: Text

  package var span: Span { text.span }
}

extension ValueKind where Value == ShortcutSyntax {
  static let shortcut = ValueKind.syntax(
    "a shortcut like `cmd+3`", TextShape(.shortcut, ShortcutSyntax.textForm), example: "cmd+3",
    diagnostic: .invalidShortcut
  ) {
    (text) throws(SyntaxError) in try ShortcutSyntax(text)
  }
}

extension ShortcutSyntax {
  fileprivate static let textForm = TextShape.Form(
    "a shortcut like `cmd+3`",
    "^(?!(?:[a-z]+\\+)*([a-z]+)\\+(?:[a-z]+\\+)*\\1\\+)(?:(?:\((Modifier.allCases.map(\.rawValue) + ["option"]).joined(separator: "|")))\\+)+"
      + "(?:[!-@\\[-~][^\\x00-\\x7F]*|[^\\x00-\\x7F]+)$")

  private static let form = "write a shortcut like `cmd+3` or `cmd+shift+k`"

  fileprivate init(_ text: Text) throws(SyntaxError) {
    let space = text.first(of: " ", in: 0..<text.bytes.count)
    guard space == text.bytes.count else {
      let joined = text.string.filter { $0 != " " }
      throw SyntaxError("a shortcut cannot contain spaces", space..<space + 1, help: "write `\(joined)`")
    }
    var modifiers: [Modifier] = []
    var start = 0
    // The key can be a plus sign.
    while case let plus = text.first(of: "+", in: start..<text.bytes.count), plus + 1 < text.bytes.count {
      let modifier = try Self.modifier(text, start..<plus)
      guard !modifiers.contains(modifier) else {
        throw SyntaxError(
          "the shortcut contains `\(modifier.rawValue)` twice", start..<plus, help: "remove the duplicate")
      }
      modifiers.append(modifier)
      start = plus + 1
    }
    let range = start..<text.bytes.count
    if range.count > 1, text.has("+", at: range.upperBound - 1) {
      throw SyntaxError("the key after `+` is missing", range.upperBound - 1..<range.upperBound, help: Self.form)
    }
    let key = text.slice(range)
    let string = key.string
    if string.count > 1, string.hasSuffix("+") {
      throw SyntaxError("the shortcut has no key", 0..<text.bytes.count, help: "add a key, such as `\(text.string)3`")
    }
    guard string.count == 1, let character = string.first, !character.isWhitespace else {
      throw SyntaxError("`\(string)` is not a key: a key is a single character", range, help: Self.form)
    }
    let lower = character.lowercased()
    guard string == lower else {
      throw SyntaxError(
        "the key `\(string)` is uppercase", range,
        help: "write `\(lower)`, or `shift+\(lower)` if the Shift key is required")
    }
    guard !modifiers.isEmpty else {
      throw SyntaxError("the shortcut has no modifier", range, help: "write `cmd+\(string)`")
    }
    self.init(text: text, modifiers: modifiers, key: key)
  }

  private static func modifier(_ text: Text, _ range: Range<Int>) throws(SyntaxError) -> Modifier {
    guard !range.isEmpty else {
      throw SyntaxError("the modifier before `+` is missing", range.lowerBound..<range.lowerBound + 1, help: form)
    }
    let word = text.slice(range).string
    if let modifier = Modifier(rawValue: word) ?? (word == "option" ? .option : nil) { return modifier }
    let meant = ["command": "cmd", "control": "ctrl", "alt": "opt"][word]
    throw SyntaxError(
      "`\(word)` is not a modifier: expected `cmd`, `shift`, `opt` or `ctrl`",
      range, help: meant.map { "write `\($0)`" } ?? form)
  }
}
