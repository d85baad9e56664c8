import SpecText

package struct OriginSyntax: SpecConstruct {
  package enum Case: String, SpecWord {
    case sensitive, insensitive

    package var effect: String? {
      self == .insensitive ? "matches ASCII letters in path literals and in texts of enums in either case" : nil
    }
  }

  package let span: Span
  package var schemes: [Text] = []
  package var hosts: [HostSyntax] = []
  package var isDefault = true
  package var letterCase: Located<Case>?
  package var query: OriginQuerySyntax?
  /// The decoder reports each invalid host.
  package private(set) var isWhole = true

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<OriginSyntax>(
    "an origin",
    [
      Key(
        "schemes", .list(.scheme, of: "schemes"),
        "the URL schemes: custom schemes for an origin without hosts, `https` or `http` for an origin with hosts",
        default: "`https` for an origin with hosts", example: "[myapp]", changes: [.url]
      ) { $0.schemes = $1 },
      Key(
        "hosts", .list(.host, of: "hosts"),
        "the hosts of universal links, such as `example.com`, `*.example.com`, `{name}.example.com`, or `a.test:8443`",
        changes: [.url]
      ) {
        $0.hosts = $1.compactMap(\.self)
        $0.isWhole = $0.hosts.count == $1.count
      },
      Key(
        "default", .flag, "whether the origin serves links that name no origin, scheme, or host",
        default: .word("true"), changes: [.url]
      ) { $0.isDefault = $1 },
      Key(
        "case", .choice(Case.self), "the meaning of upper and lower case: \(Case.insensitive.phrase)",
        default: .word("sensitive"), changes: [.url]
      ) { $0.letterCase = $1 },
      Key("query", .construct(OriginQuerySyntax.self), "the reading of queries", changes: [.url]) { $0.query = $1 },
    ])
}

package struct OriginQuerySyntax: SpecConstruct {
  package enum Plus: String, SpecWord {
    case plus, space

    package var effect: String? {
      switch self {
      case .plus: "is a plus sign, as in RFC 3986"
      case .space: "is a space, as in HTML forms"
      }
    }
  }

  package let span: Span
  package var plus: Located<Plus>?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<OriginQuerySyntax>(
    valueOf: "query",
    [
      Key(
        "plus", .choice(Plus.self),
        "the meaning of `+` in values of queries: \(Plus.plus.phrase), \(Plus.space.phrase)", default: .word("plus"),
        changes: [.url]
      ) { $0.plus = $1 }
    ])
}

extension ValueKind where Value == Text {
  /// The analysis checks the scheme.
  fileprivate static let scheme = ValueKind.someText.shaped(
    .text(.scheme, .init("a URL scheme, without `://`", "^[A-Za-z][A-Za-z0-9+.-]{0,63}$", allowsFlags: true)))
}

extension ValueKind where Value == HostSyntax? {
  private static let form: TextShape.Form = {
    let label = #"[^\s./?#@:{}*]+"#
    let front = #"(?:\*|\{\#(Identifiers.lowerCamelCaseForm)\})\."#
    return .init(
      "a host like `example.com` or `*.example.com`", #"^(?:\#(front))*\#(label)(?:\.\#(label))*\.?(?::[0-9]{1,5})?$"#,
      numbers: .any, allowsFlags: true)
  }()

  private static let sound = ValueKind<HostSyntax>.syntax(
    "a host", TextShape(.host, form), .pattern, example: "example.com", diagnostic: .invalidOrigin
  ) {
    (text) throws(SyntaxError) in try HostParser.parse(text)
  }

  /// In the decoded list, an invalid host is `nil`.
  fileprivate static let host = ValueKind(sound.description, sound.shape, example: sound.example) { node, reader in
    .some(sound.read(node, &reader))
  }
}
