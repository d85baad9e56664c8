import Foundation
import WaymarkLinks

// Embedded Swift has no `Codable`, and the page has no values of the app. These declarations replace the files of
// WaymarkNavigation whose names end with `+Codable` or `+Foundation`, and NativeValue.swift.

/// A type without requirements, because the page encodes no values.
public protocol Encodable {}
/// A type without requirements, because the page decodes no values.
public protocol Decodable {}
/// A type without requirements, because the page stores no values.
public typealias Codable = Encodable & Decodable
/// A type without requirements. `Never` has no usable `id` in Embedded Swift.
public protocol Identifiable {}

extension Bool: Codable {}
extension Double: Codable {}
extension Int: Codable {}
extension String: Codable {}
extension UInt: Codable {}
extension CalendarDate: Codable {}

/// The value that a screen returns. The value has no effect on navigation.
package typealias ReturnedValue = Bool

enum NativeValue {
  static func text(of argument: NativeArgument) -> String { "" }
}

struct ParameterCoding {
  static var none: ParameterCoding { ParameterCoding() }
  static func form<Form>(_ argument: (Form) -> Argument?, _ form: (Argument) -> Form?) -> ParameterCoding { .none }
  static func screen<Screen: NavigationCase>(_ type: Screen.Type) -> ParameterCoding { .none }
}

struct SpecShape: Hashable {
  init<Spec: NavigationSpec>(_ spec: Spec.Type) {}
}

struct NavigationSnapshot<Spec: NavigationSpec> {
  init(_ state: NavigationState<Spec>, shape: SpecShape) {}
}

extension NavigatorCore {
  mutating func state(of snapshot: RestorableSnapshot) -> Result<NavigationState<Spec>, NavigationError<Spec>> {
    .failure(.unreadableSnapshot("the page stores no snapshots"))
  }
}

extension Argument {
  static func uuid(_ value: UUID) -> Argument { .uuid(value.bytes) }
  static func url(_ value: URL) -> Argument { .url(value.absoluteString) }
}
