// Generated code uses these types, so they are public. The leading underscores hide the names from code completion and
// from the documentation, and an app can declare its own `Argument` (Docs/Decisions/19). Code of this package uses the
// following names.

package typealias Argument = _Argument
package typealias CaseParts = _CaseParts
package typealias Destination = _Destination
package typealias NativeArgument = _NativeArgument
package typealias UUIDBytes = _UUIDBytes
