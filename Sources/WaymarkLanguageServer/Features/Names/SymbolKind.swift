import WaymarkCompiler

enum SymbolKind: Int {
  case module = 2
  case namespace = 3
  case `class` = 5
  case property = 7
  case field = 8
  case `enum` = 10
  case string = 15
  case boolean = 17
  case key = 20
  case enumMember = 22
  case event = 24
  case `operator` = 25

  init(_ kind: NameIndex.Kind) {
    self =
      switch kind {
      case .tab: .module
      case .route: .class
      case .resolvedLink: .event
      case .condition: .boolean
      case .type: .enum
      case .origin: .namespace
      case .metadataKey: .property
      case .parameter: .field
      }
  }
}
