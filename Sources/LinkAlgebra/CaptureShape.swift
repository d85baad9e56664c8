import LinkPatterns
import RegularSets
import WaymarkLinks
import WaymarkModel

/// The type, the literals, and the position of a capture.
package struct CaptureShape: Hashable {
  /// The position of a capture in a URL.
  ///
  /// The position restricts the values of a capture. For example, a path segment cannot be `..`.
  package enum Role: Int {
    case value
    case segment
    /// The first path segment of a custom-scheme URL, which must be in lowercase and cannot be `.` or `..`.
    case foldedSegment
    /// The first path segment of a redirect's target with a custom scheme, whose value is converted to lowercase.
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

  /// A link table does not store the positions of captures. A canonical URL never contains a string that is invalid at
  /// its position, such as the path segment `..`.
  package var asWritten: CaptureShape {
    var shape = self
    shape.role = .value
    return shape
  }

  package var hasLiterals: Bool { !prefix.isEmpty || !suffix.isEmpty }

  /// Nearly all capture shapes have an array index. A lookup by index is faster than hashing the type and the literals
  /// of each capture.
  package var plainNumber: Int? {
    guard case .primitive(let type) = type, !hasLiterals else { return nil }
    return Int(type.rawValue) * 4 + role.rawValue
  }

  package static let plainNumbers = (Int(PrimitiveType.allCases.map(\.rawValue).max() ?? 0) + 1) * 4
}
