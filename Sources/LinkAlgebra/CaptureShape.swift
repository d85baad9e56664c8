import RegularSets
import WaymarkLinks
import WaymarkModel

/// The type, the literals, and the role of a captured segment or value, without its name.
package struct CaptureShape: Hashable {
  /// The position of a capture, which excludes some texts of its type.
  package enum Role: Int {
    /// A value of a query, or a segment of a fragment.
    case value
    /// A segment of a path, which is neither `.` nor `..`.
    case segment
    /// The first segment on a custom scheme, which is also in lowercase.
    case foldedSegment
    /// The first segment on a custom scheme as a redirect produces it, converted to lowercase.
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

  /// The shape with the role `value`.
  ///
  /// A link table needs no roles, because URLs do not contain the texts that a role excludes.
  package var asWritten: CaptureShape {
    var shape = self
    shape.role = .value
    return shape
  }

  package var hasLiterals: Bool { !prefix.isEmpty || !suffix.isEmpty }

  /// A small number for a shape of a primitive type without literals; `nil` for other shapes.
  ///
  /// Nearly all shapes have a plain number, which makes lookups faster than hashing three texts for each capture.
  package var plainNumber: Int? {
    guard case .primitive(let type) = type, !hasLiterals else { return nil }
    return Int(type.rawValue) * 4 + role.rawValue
  }

  package static let plainNumbers = (Int(PrimitiveType.allCases.map(\.rawValue).max() ?? 0) + 1) * 4
}
