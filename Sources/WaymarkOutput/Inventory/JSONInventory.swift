import LinkResolving
import SpecText
import WaymarkLinks

/// One JSON object with sorted keys. Absent values are `null`.
enum JSONInventory {
  static func text(of inventory: LinkInventory) throws -> String {
    let object = Inventory(
      app: inventory.spec.app,
      origins: inventory.spec.origins.map { .init(name: $0.name, starts: $0.starts, default: $0.isDefault) },
      links: inventory.links.map(Inventory.Link.init),
      summary: .init(links: inventory.links.count, deprecated: inventory.links.count { $0.deprecation != nil }))
    return try JSONDocument.text(of: object)
  }

  struct Inventory: Encodable {
    let app: String
    let origins: [Origin]
    let links: [Link]
    let summary: Summary

    struct Origin: Encodable {
      let name: String
      let starts: [String]
      let `default`: Bool
    }

    struct Summary: Encodable {
      let links, deprecated: Int
    }

    struct Parameter: Encodable {
      let name, type: String
      let optional, inURL: Bool
      @OrNull var `default`: String?
      @OrNull var value: String?
    }

    struct MetadataValue: Encodable {
      let value: Argument

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        default: try container.encodeNil()
        }
      }
    }

    /// The keys of the destination are the same as in the output of `waymark resolve --json`.
    struct Link: Encodable {
      let pattern, kind, link: String
      @OrNull var summary: String?
      let meta: [String: MetadataValue]
      let origins, starts: [String]
      let params: [Parameter]
      let resolves: [String]
      @OrNull var to: String?
      @OrNull var tab: String?
      let stack: [String]
      let appends: Bool
      @OrNull var sheet: String?
      @OrNull var cover: String?
      @OrNull var window: String?
      let modalStack: [String]
      let modals: [LandingPath.Modal]
      @OrNull var id: String?
      let requires: [String]
      @OrNull var otherwise: String?
      let beats: [String]
      /// The condition of the tab: if the condition is false, the link lands in the fallback of the tab.
      @OrNull var when: String?
      @OrNull var deprecated: String?
      @OrNull var example: String?
      let file: String
      let line: Int
    }
  }
}

extension JSONInventory.Inventory.Link {
  init(_ entry: LinkInventory.Entry) {
    let resolves: [String]? = if case .app(_, let routes) = entry.target { routes } else { nil }
    let target: String? = if case .redirect(let target) = entry.target { target } else { nil }
    self.init(
      pattern: entry.pattern, kind: entry.target.kind, link: entry.target.name,
      summary: entry.summary?.lines.joined(separator: "\n"),
      meta: Dictionary(
        uniqueKeysWithValues: entry.metadata.map { ($0.key, JSONInventory.Inventory.MetadataValue(value: $0.value)) }),
      origins: entry.origins, starts: entry.starts,
      params: entry.parameters.map(JSONInventory.Inventory.Parameter.init), resolves: resolves ?? [], to: target,
      tab: entry.landing.tab, stack: entry.landing.stack, appends: entry.landing.keepsStack,
      sheet: entry.landing.innermost("sheet"), cover: entry.landing.innermost("cover"),
      window: entry.landing.innermost("window"), modalStack: entry.landing.modals.last?.stack ?? [],
      modals: entry.landing.modals, id: entry.id, requires: entry.requires, otherwise: entry.otherwise,
      beats: entry.beats, when: entry.tabCondition, deprecated: entry.deprecation, example: entry.example.url,
      file: entry.place.path, line: entry.place.line)
  }
}

extension JSONInventory.Inventory.Parameter {
  fileprivate init(_ parameter: LinkInventory.Parameter) {
    let value: String? = if case .fixed(let value) = parameter.source { value } else { nil }
    let isInURL = if case .url = parameter.source { true } else { false }
    let defaultValue: String? = if case .defaulted(let value) = parameter.arity { value } else { nil }
    self.init(
      name: parameter.name, type: parameter.type, optional: parameter.arity == .optional, inURL: isInURL,
      default: defaultValue, value: value)
  }
}

extension LandingPath.Modal: Encodable {
  private enum Key: CodingKey { case kind, name, stack }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(name, forKey: .name)
    try container.encode(stack, forKey: .stack)
  }
}

/// No key is omitted, so all objects have the same keys.
@propertyWrapper struct OrNull: Encodable {
  let wrappedValue: String?

  init(wrappedValue: String?) { self.wrappedValue = wrappedValue }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
