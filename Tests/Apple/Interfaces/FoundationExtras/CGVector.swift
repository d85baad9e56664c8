#if !WHOLE_FOUNDATION
  import Foundation
#endif

public struct CGVector: Equatable, Hashable, Codable, Sendable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }
  public static let zero = CGVector()
}
