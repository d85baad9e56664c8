/// The effect of a landing on the stack of its tab, numbered as in a link table.
package enum StackChange: UInt8, Sendable {
  case keep, replace, append
}
