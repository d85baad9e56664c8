import Foundation
public protocol Encodable {}
public protocol Decodable {}
public typealias Codable = Encodable & Decodable
public protocol Identifiable {}
extension String: Codable {}
extension Int: Codable {}
extension UInt: Codable {}
extension Double: Codable {}
extension Bool: Codable {}
extension CalendarDate: Codable {}
struct ParameterCoding {
  static func form<Form>(_ argument: (Form) -> Argument?, _ form: (Argument) -> Form?) -> ParameterCoding { ParameterCoding() }
  static var none: ParameterCoding { ParameterCoding() }
  static func screen<Screen: NavigationCase>(_ type: Screen.Type) -> ParameterCoding { ParameterCoding() }
}
/// A returned value has no effect on navigation.
package typealias ReturnedValue = Bool
enum NativeValue { static func text(of argument: NativeArgument) -> String { "" } }
struct SpecShape: Hashable { init<Spec: NavigationSpec>(_ spec: Spec.Type) {} }
struct NavigationSnapshot<Spec: NavigationSpec> { init(_ state: NavigationState<Spec>, shape: SpecShape) {} }
extension NavigatorCore {
  mutating func state(of snapshot: Data) -> Result<NavigationState<Spec>, NavigationError<Spec>> { .failure(.unreadableSnapshot("")) }
}
extension Argument {
  static func uuid(_ value: UUID) -> Argument { .uuid(value.bytes) }
  static func url(_ value: URL) -> Argument { .url(value.absoluteString) }
}
extension UUID { init(_ bytes: UUIDBytes) { self.init(bytes: bytes) } }
