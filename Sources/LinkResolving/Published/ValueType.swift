import WaymarkLinks

package enum ValueType: Hashable, Sendable {
  case primitive(PrimitiveType)
  /// The index of a declared type.
  case declared(Int)
}
