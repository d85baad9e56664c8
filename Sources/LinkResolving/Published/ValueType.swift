import WaymarkLinks

package enum ValueType: Hashable, Sendable {
  case primitive(PrimitiveType)
  case declared(Int)
}
