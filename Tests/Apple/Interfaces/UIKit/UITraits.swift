// Custom traits. The file omits the traits of the system.

@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values of traits.
///
/// A trait without a value in the dictionary has its default value.
public typealias SimulatedTraitValues = [ObjectIdentifier: Any]

@available(iOS 17.0, tvOS 17.0, *)
public protocol UIMutableTraits: NSObjectProtocol {
  var simulatedValues: SimulatedTraitValues { get set }
}
@available(iOS 17.0, tvOS 17.0, *)
extension UIMutableTraits {
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { simulatedValues[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue }
    set { simulatedValues[ObjectIdentifier(trait)] = newValue }
  }
}
@available(iOS 17.0, tvOS 17.0, *) public protocol UITraitOverrides: UIMutableTraits {}

@available(iOS 17.0, tvOS 17.0, *)
final class SimulatedTraitOverrides: NSObject, UITraitOverrides {
  var simulatedValues: SimulatedTraitValues = [:]
}

@available(iOS 17.0, tvOS 17.0, *) public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17.0, tvOS 17.0, *) public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  private let values: SimulatedTraitValues
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public override init() {
    values = [:]
    userInterfaceIdiom = .unspecified
    horizontalSizeClass = .unspecified
  }
  init(_ values: SimulatedTraitValues, isWide: Bool) {
    self.values = values
    userInterfaceIdiom = isWide ? .pad : .phone
    horizontalSizeClass = isWide ? .regular : .compact
  }
  @available(iOS 17.0, tvOS 17.0, *) public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue
  }
}

@available(iOS 17.0, tvOS 17.0, *) @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17.0, tvOS 17.0, *) @MainActor public protocol UITraitChangeObservable {}
@available(iOS 17.0, tvOS 17.0, *)
final class SimulatedTraitRegistration: NSObject, UITraitChangeRegistration {}
@available(iOS 17.0, tvOS 17.0, *) extension UIViewController: UITraitChangeObservable {}
@available(iOS 17.0, tvOS 17.0, *)
extension UITraitChangeObservable where Self: UIViewController {
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    UIKitSimulator.onResize { [weak self] in
      if let self { handler(self, UITraitCollection()) }
    }
    return SimulatedTraitRegistration()
  }
}

extension UIViewController {
  /// The values of the overrides of a controller and its parents. A child overrides the values of its parent.
  var simulatedTraitValues: SimulatedTraitValues {
    let inherited = parent?.simulatedTraitValues ?? [:]
    return inherited.merging(traitOverrides.simulatedValues) { _, own in own }
  }
}
