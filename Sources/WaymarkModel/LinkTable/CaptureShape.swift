import RegularSets
import WaymarkNavigation

/// What one captured segment or value may be, whatever it is called.
struct CaptureShape: Hashable {
  /// Where it stands, which leaves out some of a type's texts.
  enum Role: Int {
    /// A query's value, or a segment of a fragment.
    case value
    /// A segment of a path, which is neither `.` nor `..`.
    case segment
    /// The first one on a custom scheme, which is in lower case as well.
    case foldedSegment
    /// The same as a redirect writes it: whatever it is there, in lower case.
    case loweredSegment
  }

  let type: ValueType
  var prefix = ""
  var suffix = ""
  var role = Role.value

  init(_ type: ValueType, _ role: Role) {
    self.type = type
    self.role = role
  }

  init(_ capture: Pattern.Capture, _ role: Role) {
    type = capture.type
    prefix = capture.prefix
    suffix = capture.suffix
    self.role = role
  }

  /// The same wherever it stands: a table needs no more, as no URL has the other texts there.
  var asWritten: CaptureShape {
    var shape = self
    shape.role = .value
    return shape
  }

  var hasLiterals: Bool { !prefix.isEmpty || !suffix.isEmpty }

  /// A small number for a shape of one of the language's own types without literals, as nearly all are: who knows something
  /// of each shape finds it by that, and need not hash three texts for each capture of each link.
  var plainNumber: Int? {
    guard case .primitive(let type) = type, !hasLiterals else { return nil }
    return Int(type.rawValue) * 4 + role.rawValue
  }

  static let plainNumbers = (Int(PrimitiveType.allCases.map(\.rawValue).max() ?? 0) + 1) * 4
}
