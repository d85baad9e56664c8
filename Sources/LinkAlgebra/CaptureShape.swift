import RegularSets
import WaymarkLinks
import WaymarkModel

/// What one captured segment or value may be, whatever it is called.
package struct CaptureShape: Hashable {
  /// Where it stands, which leaves out some of a type's texts.
  package enum Role: Int {
    /// A query's value, or a segment of a fragment.
    case value
    /// A segment of a path, which is neither `.` nor `..`.
    case segment
    /// The first one on a custom scheme, which is in lower case as well.
    case foldedSegment
    /// The same as a redirect writes it: whatever it is there, in lower case.
    case loweredSegment
  }

  package let type: ValueType
  package var prefix = ""
  package var suffix = ""
  package var role = Role.value

  package init(_ type: ValueType, _ role: Role) {
    self.type = type
    self.role = role
  }

  package init(_ capture: Pattern.Capture, _ role: Role) {
    type = capture.type
    prefix = capture.prefix
    suffix = capture.suffix
    self.role = role
  }

  /// The same wherever it stands: a table needs no more, as no URL has the other texts there.
  package var asWritten: CaptureShape {
    var shape = self
    shape.role = .value
    return shape
  }

  package var hasLiterals: Bool { !prefix.isEmpty || !suffix.isEmpty }

  /// A small number for a shape of one of the language's own types without literals, as nearly all are: who knows something
  /// of each shape finds it by that, and need not hash three texts for each capture of each link.
  package var plainNumber: Int? {
    guard case .primitive(let type) = type, !hasLiterals else { return nil }
    return Int(type.rawValue) * 4 + role.rawValue
  }

  package static let plainNumbers = (Int(PrimitiveType.allCases.map(\.rawValue).max() ?? 0) + 1) * 4
}
