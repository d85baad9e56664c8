// The geometric types that the run time and the sample apps use. For simplicity, `CGFloat` is `Double`.

public typealias CGFloat = Double  // The SDK declares a separate struct that converts implicitly to and from `Double`.

public struct CGPoint: Equatable, Hashable, Codable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }
  public static let zero = CGPoint()
}

public struct CGSize: Equatable, Hashable, Codable, Sendable {
  public var width, height: CGFloat
  public init(width: CGFloat = 0, height: CGFloat = 0) {
    self.width = width
    self.height = height
  }
  public static let zero = CGSize()
}

public struct CGRect: Equatable, Hashable, Codable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint = .zero, size: CGSize = .zero) {
    self.origin = origin
    self.size = size
  }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: .init(x: x, y: y), size: .init(width: width, height: height))
  }
  public static let zero = CGRect()
}
