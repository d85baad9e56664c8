public protocol UIContentConfiguration {}

/// What stands in for the content of a screen that has none.
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
