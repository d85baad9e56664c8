extension LinkMatch {
  package func forEachArgument(_ body: (Argument) -> Void) {
    guard record.outcome != .redirect else { return }
    for screen in record.screens {
      for argument in screen.arguments { body(value(argument)) }
    }
  }

  @inline(__always)
  func value(_ source: LinkArgument) -> Argument {
    switch source {
    case .absent: return .none
    case .emptyList: return .list([])
    case .constant(let constant): return constant.argument
    case .capture(let capture, let type, let constant):
      return bytes(capture).map(type.argument) ?? constant?.argument ?? .none
    case .restText(let capture, let constant):
      return rest(capture).map { .string(restText($0)) } ?? constant?.argument ?? .none
    case .restList(let capture): return restList(capture)
    case .host(let name, let type, let constant):
      return label(name, type) ?? constant?.argument ?? .none
    case .query(let inFragment, let item, let constant):
      return single(item, inFragment: inFragment) ?? constant?.argument ?? .none
    case .queryList(let inFragment, let item): return list(item, inFragment: inFragment)
    }
  }

  // Most arguments are captures in the path. The following functions are never inlined, so the code for captures in the
  // path has more free registers.

  @inline(never)
  private func restList(_ capture: Int) -> Argument {
    .list(rest(capture).map { segments($0).map { .string(PercentCoding.decoded($0)) } } ?? [])
  }

  @inline(never)
  private func label(_ name: UInt8, _ type: TableType) -> Argument? { endpoint.label(name, of: url).map(type.argument) }

  @inline(never)
  private func single(_ item: Int, inFragment: Bool) -> Argument? {
    let pattern = record.conditions!.item(item, inFragment: inFragment)
    let value = pattern.single(in: query(inFragment: inFragment)).flatMap { pattern.type.accepts($0) ? $0 : nil }
    return value.map(pattern.type.argument)
  }

  @inline(never)
  private func list(_ item: Int, inFragment: Bool) -> Argument {
    let pattern = record.conditions!.item(item, inFragment: inFragment)
    return .list(pattern.values(in: query(inFragment: inFragment)).map(pattern.type.argument))
  }

  @inline(never)
  func restText(_ rest: UnsafeBufferPointer<UInt8>) -> String {
    segments(rest).map(LinkRest.joined).joined(separator: "/")
  }

  private func segments(_ rest: UnsafeBufferPointer<UInt8>) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    rest.split(separator: UInt8(ascii: "/"))
  }

  func query(inFragment: Bool) -> QueryBytes {
    guard inFragment else { return QueryBytes(url.query.map(url.bytes)) }
    guard let fragment = url.fragment, let mark = url.bytes[fragment].firstIndex(of: UInt8(ascii: "?")) else {
      return QueryBytes(nil)
    }
    return QueryBytes(url.bytes(mark + 1..<fragment.upperBound))
  }
}
