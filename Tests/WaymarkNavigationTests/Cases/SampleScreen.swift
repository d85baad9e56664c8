import WaymarkNavigation

/// A screen enum in the form of generated code.
enum SampleScreen: NavigationScreen {
  case detail(id: String)
  case page(number: Int, of: String, back: Int)
  case plain

  static var _cases: StaticString {
    """
    detail\tid:String\tDetail
    page\tnumber:Int of:String back:Int\tPage — \u{1F4C4}
    plain
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.detail
    page.id
    screen.plain
    """
  }

  var _parts: CaseParts {
    switch self {
    case .detail(let id): CaseParts(0, [.string(id)])
    case .page(let number, let of, let back): CaseParts(1, [.int(number), .string(of), .int(back)])
    case .plain: CaseParts(2)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: return .detail(id: parts.string())
    case 1: return .page(number: parts.int(), of: parts.string(), back: parts.int())
    case 2: return .plain
    default: parts.hasNoCase()
    }
  }
}
