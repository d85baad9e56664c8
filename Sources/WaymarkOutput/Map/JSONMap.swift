import SpecText

/// `Docs/map.schema.json` describes the object.
package enum JSONMap {
  package static func text(of drawing: MapDrawing) throws -> String { try JSONDocument.text(of: Document(drawing)) }

  struct Document: Encodable {
    let app, spec: String
    let width, height: Double
    let lanes: [Lane]
    let screens: [Screen]
    let connections: [Connection]
    let conditions: [Condition]
    let links: [JSONInventory.Inventory.Link]
    let findings: [Finding]
    @OrNull var revision: String?
    let changes: [Change]

    struct Lane: Encodable {
      let kind, title: String
      let left, right, top, bottom: Double
    }

    struct Screen: Encodable {
      let id, kind, name: String
      @OrNull var title: String?
      @OrNull var titleKey: String?
      @OrNull var icon: String?
      @OrNull var summary: String?
      let params, presentations: [String]
      @OrNull var feature: String?
      let requires: [String]
      let gates: [Gate]
      @OrNull var returns: String?
      let meta: [String: String]
      @OrNull var accessibilityID: String?
      let elements: [String: String]
      let lane: Int
      let links: [Int]
      let patterns: [String]
      let findings: [Int]
      let unreachable: Bool
      @OrNull var difference: String?
      let changes: [Int]
      @OrNull var file: String?
      let line: Int
      let x, y, width, height: Double
    }

    struct Gate: Encodable {
      let condition, behind: String
    }

    struct Connection: Encodable {
      let from, to: Int
      let kind: String
      let implied: Bool
      @OrNull var difference: String?
      let points: [[Double]]
    }

    struct Condition: Encodable {
      let name: String
      @OrNull var presents: String?
    }

    struct Change: Encodable {
      let `class`: String
      let breaking: Bool
      let subject, message: String
      @OrNull var help: String?
      @OrNull var url: String?
      @OrNull var before: String?
      @OrNull var after: String?
    }

    struct Finding: Encodable {
      let rule, severity, message, file: String
      @OrNull var help: String?
      let line, column: Int
    }
  }
}

extension JSONMap.Document {
  init(_ drawing: MapDrawing) {
    let (map, layout) = (drawing.map, drawing.layout)
    self.init(
      app: map.app, spec: map.specName, width: Self.rounded(layout.width), height: Self.rounded(layout.height),
      lanes: zip(map.lanes, layout.lanes).map(Lane.init),
      screens: zip(map.screens, layout.nodes).map { Screen($0, $1, hasLinks: map.inventory != nil) },
      connections: map.connections.indices.map { index in
        let connection = map.connections[index]
        return Connection(
          from: connection.start, to: connection.end, kind: connection.kind.rawValue, implied: connection.isImplied,
          difference: connection.difference?.rawValue,
          points: drawing.points(of: index).map { [Self.rounded($0.x), Self.rounded($0.y)] })
      },
      conditions: map.conditions.map { Condition(name: $0.name, presents: $0.presents) },
      links: (map.inventory?.links ?? []).map(JSONInventory.Inventory.Link.init),
      findings: map.findings.map {
        Finding(
          rule: $0.rule, severity: $0.isError ? "error" : "warning", message: $0.message, file: $0.path, help: $0.help,
          line: $0.line, column: $0.column)
      }, revision: map.comparison?.revision,
      changes: (map.comparison?.changes ?? []).map {
        Change(
          class: $0.kind, breaking: $0.isBreaking, subject: $0.subject, message: $0.message, help: $0.help,
          url: $0.witness?.url, before: $0.witness?.before, after: $0.witness?.after)
      })
  }

  fileprivate static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

extension JSONMap.Document.Lane {
  fileprivate init(_ lane: AppMap.Lane, _ frame: Layout.Rectangle) {
    let kind =
      switch lane.kind {
      case .tab: "tab"
      case .gate: "gate"
      case .anyTab: "anyTab"
      case .app: "app"
      case .removedTab: "removedTab"
      case .removedGate: "removedGate"
      }
    self.init(
      kind: kind, title: lane.title, left: JSONMap.Document.rounded(frame.x),
      right: JSONMap.Document.rounded(frame.right),
      top: JSONMap.Document.rounded(frame.y), bottom: JSONMap.Document.rounded(frame.bottom))
  }
}

extension JSONMap.Document.Screen {
  fileprivate init(_ screen: AppMap.Screen, _ frame: Layout.Rectangle, hasLinks: Bool) {
    self.init(
      id: screen.id, kind: screen.kind.rawValue, name: screen.name, title: screen.title, titleKey: screen.titleKey,
      icon: screen.icon, summary: screen.summary?.lines.joined(separator: "\n"), params: screen.parameters,
      presentations: screen.presentations, feature: screen.feature, requires: screen.requires,
      gates: screen.gates.map {
        JSONMap.Document.Gate(condition: $0.condition, behind: $0.resets ? "reset" : "keep")
      }, returns: screen.returns,
      meta: Dictionary(uniqueKeysWithValues: screen.metadata.map { ($0.key, $0.value) }),
      accessibilityID: screen.accessibilityID,
      elements: Dictionary(screen.elements.map { ($0.name, $0.id) }) { first, _ in first }, lane: screen.lane,
      links: hasLinks ? screen.links : [], patterns: screen.patterns, findings: screen.findings,
      unreachable: screen.isOrphan, difference: screen.difference?.rawValue, changes: screen.changes,
      file: screen.place?.name, line: screen.place?.line ?? 0,
      x: JSONMap.Document.rounded(frame.x), y: JSONMap.Document.rounded(frame.y),
      width: JSONMap.Document.rounded(frame.width), height: JSONMap.Document.rounded(frame.height))
  }
}
