import SpecText

package struct ImportedApp: Sendable {
  package var name: String
  /// The input files. A ``Span`` refers to a file by its index in this array.
  package var files: [SourceFile] = []
  /// Without `://`.
  package var schemes: [Located<String>] = []
  package var hosts: [Located<ImportedHost>] = []
  /// All rules of the association file, which is for all hosts, ignore case.
  package var hostsIgnoreCase = false
  /// The schemes and hosts of URLs in the logs, such as `https://example.com/` and `app://`, that no file names.
  package var loggedOrigins: [String] = []
  /// In the order of the files.
  package var links: [ImportedLink] = []
  package var claims: [ImportedClaim] = []
  package var platformFiles = ImportedPlatformFiles()
  /// The notes that belong to no link.
  package var notes: [ImportNote] = []

  package init(name: String) { self.name = name }

  mutating func add(schemes new: [Located<String>]) {
    var known = Set(schemes.map(\.value))
    for scheme in new {
      let scheme = Located(scheme.value.lowercased(), scheme.span)
      if known.insert(scheme.value).inserted { schemes.append(scheme) }
    }
  }

  mutating func add(hosts new: [Located<ImportedHost>]) {
    var known = Set(hosts.map(\.value.pattern))
    for host in new {
      var host = host
      host.value.pattern = host.value.pattern.lowercased()
      if known.insert(host.value.pattern).inserted { hosts.append(host) }
    }
  }
}

package struct ImportedHost: Hashable, Sendable {
  /// A host as a spec spells it, such as `example.com`, `*.example.com`, or `{language}.example.com`.
  package var pattern: String
  /// `https`, `http`, or both.
  package var schemes: [String]

  package init(_ pattern: String, schemes: [String] = ["https"]) {
    self.pattern = pattern
    self.schemes = schemes
  }
}

/// A URL pattern of an existing app, and the screen that it opens.
package struct ImportedLink: Sendable {
  /// A pattern with optional parts in its middle has one element for each combination.
  package var patterns: [ImportedPattern]
  /// The spelling of the file, such as `reader.blogPost`.
  package var destination: String?
  package var text: String
  package var span: Span
  /// The existing router takes the first link that matches a URL. The links are in the router's order.
  package var isOrdered = true
  /// A guess from a component of an association file. The draft omits it if other links match its URLs.
  package var isCandidate = false
  /// A component of an association file, whose URLs always have a host.
  package var isAssociationRule = false
  /// The `comment` of the component.
  package var summary: String?
  package var examples: [String] = []
  package var notes: [ImportNote] = []

  package init(_ patterns: [ImportedPattern], to destination: String?, text: String, at span: Span) {
    self.patterns = patterns
    self.destination = destination
    self.text = text
    self.span = span
  }
}

/// A rule of the platform that assigns URLs to the app, such as a component of an association file.
package struct ImportedClaim: Sendable {
  package var pattern: ImportedPattern
  package var text: String
  package var span: Span
  package var notes: [ImportNote] = []

  package init(_ pattern: ImportedPattern, text: String, at span: Span) {
    self.pattern = pattern
    self.text = text
    self.span = span
  }
}

/// The values for the `apple` key of the spec.
package struct ImportedPlatformFiles: Sendable {
  /// Paths, at first as the user specified them, and then relative to the folder of the draft.
  package var association: String?
  package var infoPlist: String?
  package var entitlements: String?
  package var appIDs: [String] = []
  /// The index of each file in ``ImportedApp/files``, by the path that the spec contains.
  package var indices: [String: Int] = [:]
  package init() {}
}

/// A fact about an input file that the draft cannot express, or that the user should know.
package struct ImportNote: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A decision that only the user can make. The draft contains a `TODO(import)` comment for the note.
    case decision
    case information
  }

  package var kind: Kind
  package var message: String
  package var help: String?
  package var url: String?
  package var span: Span?

  package init(_ kind: Kind, _ message: String, help: String? = nil, url: String? = nil, at span: Span? = nil) {
    self.kind = kind
    self.message = message
    self.help = help
    self.url = url
    self.span = span
  }
}
