// Generated code names these types, so they are public. Their names start with an underscore, so that code completion and the
// documentation leave them out and an app can have an `Argument` of its own (Docs/Decisions/19). Code of this package uses the
// names below.

package typealias Argument = _Argument
package typealias CaseParts = _CaseParts
package typealias Destination = _Destination
package typealias NativeArgument = _NativeArgument
package typealias UUIDBytes = _UUIDBytes
