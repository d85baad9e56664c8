@available(iOS 15.0, *)
@MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  @available(visionOS, unavailable)
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController)
}
@available(iOS 15.0, *)
extension UISheetPresentationControllerDelegate {
  @available(visionOS, unavailable)
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {}
}
@available(iOS 15.0, *) @available(visionOS, unavailable) @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
}
@available(iOS 15.0, *)
@MainActor open class UISheetPresentationController: UIPresentationController {
  @available(iOS 15.0, *) @available(visionOS, unavailable)
  @MainActor open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public var rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    public class func medium() -> Detent { Detent(.medium) }
    public class func large() -> Detent { Detent(.large) }
    @available(iOS 16.0, *) public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      let detent = Detent(identifier ?? Identifier("custom"))
      detent.resolver = resolver
      return detent
    }
    private init(_ identifier: Identifier) { ownIdentifier = identifier }
    private let ownIdentifier: Identifier
    private var resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
    @available(iOS 16.0, *) open var identifier: Identifier { ownIdentifier }
    @available(iOS 16.0, *) open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver?(context) }
  }
  @available(visionOS, unavailable) open var detents: [Detent] = [.large()]
  @available(visionOS, unavailable) open var selectedDetentIdentifier: Detent.Identifier?
  @available(visionOS, unavailable) open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  open func animateChanges(_ changes: () -> Void) { changes() }
}
