/// The effect of a landing on its tab's stack, as link tables number it.
package enum StackChange: UInt8, Sendable {
  case keep, replace, append
}
