public protocol UIContentConfiguration {}

/// The configuration of a placeholder for a screen without content.
@available(iOS 17.0, tvOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  private enum Kind { case empty, loading, search }
  private let kind: Kind
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?

  public static func empty() -> UIContentUnavailableConfiguration { .init(kind: .empty) }
  public static func loading() -> UIContentUnavailableConfiguration { .init(kind: .loading) }
  public static func search() -> UIContentUnavailableConfiguration { .init(kind: .search) }
  private init(kind: Kind) { self.kind = kind }
}
