/// Where a link lands, in numbers: what the table says of a match, before an app's own types come in.
package struct LandingPlan {
  /// The link's number, in the order of the spec.
  package let link: Int
  /// The number of the origin that the URL came from.
  package let origin: Int
  /// The tab's number; nil leaves the current one.
  package let tab: Int?
  /// The screens of the tab's stack, outermost first; nil leaves the stack as it is.
  package let stack: [CaseParts]?
  package let modal: Destination?

  init(_ match: LinkMatch) {
    var record = LinkRecord(match.table.record(of: match.link))
    let types = record.captureTypes
    link = match.link
    origin = match.origin
    tab = record.tab
    var screens: [CaseParts] = []
    while let screen = record.nextScreen() {
      screens.append(
        CaseParts(screen.index, screen.captures.map { types[Int($0)].argument(match.bytes(Int($0))) }))
    }
    modal = record.modal.flatMap { kind in screens.popLast().map { Destination(kind, $0) } }
    stack = record.stack == .replace ? screens : nil
  }

  /// The place that the link is for: what it presents, else the top of its stack, else its tab.
  package var destination: Destination? {
    modal ?? stack?.last.map { Destination(.push, $0) } ?? tab.map { Destination(.tab, CaseParts($0)) }
  }
}

/// A link's record, read from front to back.
struct LinkRecord {
  let tab: Int?
  let stack: LinkTableFormat.Stack
  let modal: Destination.Kind?
  private var screensLeft: Int
  private var cursor: UnsafePointer<UInt8>

  init(_ start: UnsafePointer<UInt8>) {
    let tab = Number.word(start)
    self.tab = tab > 0 ? tab - 1 : nil
    stack = start[4] == LinkTableFormat.Stack.replace.rawValue ? .replace : .keep
    modal = start[5] == 0 ? nil : Destination.Kind(rawValue: start[5])
    screensLeft = Int(start[6])
    cursor = start + 7
  }

  /// The next screen: its case, and which capture each of its arguments is.
  mutating func nextScreen() -> (index: Int, captures: UnsafeBufferPointer<UInt8>)? {
    guard screensLeft > 0 else { return nil }
    screensLeft -= 1
    let screen = cursor
    cursor += 5 + Int(screen[4])
    return (Number.word(screen), UnsafeBufferPointer(start: screen + 5, count: Int(screen[4])))
  }

  /// The origins on which the link stands, and what its path is made of.
  var tail: (origins: UnsafeBufferPointer<UInt8>, pieces: UnsafePointer<UInt8>) {
    var rest = self
    while rest.nextScreen() != nil {}
    let count = Int(rest.cursor[0])
    return (UnsafeBufferPointer(start: rest.cursor + 1, count: count), rest.cursor + 1 + count)
  }

  /// The types of the link's captures, in the order of the path.
  var captureTypes: [CaptureType] {
    var types: [CaptureType] = []
    forEachPiece { piece in
      if case .capture(_, let type) = piece { types.append(type) }
    }
    return types
  }

  enum Piece {
    case literal(UnsafeBufferPointer<UInt8>)
    case capture(Int, CaptureType)
  }

  func forEachPiece(_ body: (Piece) -> Void) {
    var piece = tail.pieces
    while true {
      switch piece[0] {
      case LinkTableFormat.Piece.literal:
        let count = Number.half(piece + 1)
        body(.literal(UnsafeBufferPointer(start: piece + 3, count: count)))
        piece += 3 + count
      case LinkTableFormat.Piece.capture:
        body(.capture(Int(piece[1]), CaptureType(rawValue: piece[2])!))
        piece += 3
      default: return
      }
    }
  }
}
