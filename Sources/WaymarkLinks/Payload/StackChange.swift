/// The effect of a link on the navigation stack of a tab. The raw values are part of the format of ``LinkTable``.
package enum StackChange: UInt8, Sendable {
  case keep, replace, append
}
