import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension Title {
  init(_ entry: TitleSyntax) {
    switch entry {
    case .text(let text): self = .text(text)
    case .key(let key, let table): self = .key(key, table: table)
    }
  }
}

extension AccessibilityID {
  /// If the spec does not specify the identifier, the initializer joins the kind and the name, as in `screen.settings`.
  init(_ given: Text?, kind: String, _ name: Text) {
    if let given {
      self.init(text: given.string, span: given.span, isDerived: false)
      return
    }
    var text = kind
    text.reserveCapacity(kind.utf8.count + 1 + name.bytes.count)
    text += "."
    text += name.string
    self.init(text: text, span: name.span, isDerived: true)
  }
}
