struct SARIFLog: Encodable {
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Component
  }

  struct Component: Encodable {
    let name, semanticVersion: String
    let rules: [Descriptor]
  }

  struct Descriptor: Encodable {
    let id: String
    let shortDescription, fullDescription, help: MultiformatText?
    let defaultConfiguration: Configuration?
  }

  struct MultiformatText: Encodable {
    let text: String
    var markdown: String?
  }

  struct Configuration: Encodable {
    let level: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let fixes: [Fix]?
    let partialFingerprints: [String: String]
    let properties: Properties?
  }

  struct Message: Encodable {
    let text: String
  }

  struct Location: Encodable {
    var id: Int?
    let physicalLocation: PhysicalLocation
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  struct Region: Encodable {
    let startLine, startColumn, endLine, endColumn: UInt32
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [Change]
    let properties: FixProperties
  }

  struct Change: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Content?
  }

  struct Content: Encodable {
    let text: String
  }

  /// The properties that only Waymark defines, with the same names as in the JSON format.
  struct Properties: Encodable {
    let witness: Witness
  }

  struct Witness: Encodable {
    let both, onlyFirst, onlySecond, url: String?
  }

  struct FixProperties: Encodable {
    let safe: Bool
  }
}
