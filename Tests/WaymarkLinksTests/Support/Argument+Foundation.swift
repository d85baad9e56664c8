import Foundation
import WaymarkLinks

/// Arguments from Foundation types, whose code is independent of the engine.
extension Argument {
  static func uuid(_ value: UUID) -> Argument {
    let bytes = withUnsafeBytes(of: value.uuid, Array.init)
    let halves = [bytes[..<8], bytes[8...]].map { half in half.reduce(0 as UInt64) { $0 << 8 | UInt64($1) } }
    return .uuid(UUIDBytes(high: halves[0], low: halves[1]))
  }

  static func url(_ value: URL) -> Argument { .url(value.absoluteString) }
}
