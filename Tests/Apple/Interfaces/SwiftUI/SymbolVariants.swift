// The variants of symbols in views.

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let circle = SymbolVariants()
}

extension EnvironmentValues {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var symbolVariants: SymbolVariants {
    get { .none }
    set {}
  }
}
