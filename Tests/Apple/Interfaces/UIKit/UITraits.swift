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

open class UITraitCollection: NSObject, @unchecked Sendable {
  private let values: SimulatedTraitValues
  public override init() { values = [:] }
  init(_ values: SimulatedTraitValues) { self.values = values }
  @available(iOS 17.0, tvOS 17.0, *) public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue
  }
}

extension UIViewController {
  /// The values of the overrides of a controller and its parents. A child overrides the values of its parent.
  var simulatedTraitValues: SimulatedTraitValues {
    let inherited = parent?.simulatedTraitValues ?? [:]
    return inherited.merging(traitOverrides.simulatedValues) { _, own in own }
  }
}
