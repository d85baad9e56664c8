import RegularSets
import WaymarkModel

extension LinkSpace {
  package struct ImpossibleCapture {
    package enum Position {
      case host, firstSegment, segment
    }

    package let name: String
    package let position: Position
  }

  package func isImpossible(_ link: Int) -> Bool { rows[link]?.isEmpty ?? false }
  package func isImpossible(_ pattern: Pattern) -> Bool { (try? row(of: pattern))?.isEmpty ?? false }

  package func impossibleCapture(of pattern: Pattern) -> ImpossibleCapture? {
    for case .capture(let capture) in pattern.path.segments.dropFirst() where isEmpty(capture, .segment) {
      return ImpossibleCapture(name: capture.name, position: .segment)
    }
    if case .capture(let capture)? = pattern.path.segments.first {
      if pattern.isOnWeb, isEmpty(capture, .segment) {
        return ImpossibleCapture(name: capture.name, position: .segment)
      }
      if pattern.isOnCustomSchemes, isEmpty(capture, .foldedSegment) {
        return ImpossibleCapture(name: capture.name, position: .firstSegment)
      }
    }
    let labels = pattern.endpoints.flatMap { $0.host?.captures.map(\.string) ?? [] }
    return labels.first { name in
      pattern.captureTypes[name].map { (try? shapes.sets.texts(of: $0).isDisjoint(with: AuthoritySets.label)) ?? false }
        ?? false
    }.map { ImpossibleCapture(name: $0, position: .host) }
  }

  private func isEmpty(_ capture: Pattern.Capture, _ role: CaptureShape.Role) -> Bool {
    shapes.texts(of: CaptureShape(capture, role))?.isEmpty ?? false
  }
}
