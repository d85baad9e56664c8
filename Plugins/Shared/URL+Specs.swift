import Foundation

extension URL {
  /// A Boolean value that indicates whether the file has the name of a spec or of an included file.
  var isSpec: Bool { lastPathComponent.hasSuffix(".nav.yaml") }

  /// The path without percent-encoding, for a command line.
  var argument: String { path(percentEncoded: false) }
}
