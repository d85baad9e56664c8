/// One document without a style sheet and a script.
package enum SVGMap {
  package static func text(of drawing: MapDrawing) -> String {
    var markup = Markup()
    markup.append(element(of: drawing, in: .file))
    markup.newline()
    return markup.text
  }

  enum Container {
    case file
    /// A card is a link to the details of the screen.
    case page
  }

  static func element(of drawing: MapDrawing, in container: Container) -> Markup {
    var markup = Markup()
    let (width, height) = (drawing.layout.width.rounded(.up), drawing.layout.height.rounded(.up))
    markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "id": "map", "class": "map",
        "viewBox": .text("0 0 \(Int(width)) \(Int(height))"), "width": .number(width), "height": .number(height),
        "role": "group", "aria-label": .text("The navigation of \(drawing.map.app)"),
      ]
    ) { svg in
      if container == .file {
        svg.element("title", text: "The navigation of \(drawing.map.app)")
        svg.element("style") { $0.constant(MapPageText.drawingStyle) }
        svg.element("rect", ["class": "paper", "width": .number(width), "height": .number(height)])
      }
      svg.element("defs") { defs in
        for name in AppMap.Connection.Kind.allCases.map(\.rawValue) + ["added", "removed"] { arrow(name, &defs) }
      }
      svg.newline()
      for (lane, frame) in zip(drawing.map.lanes, drawing.layout.lanes) {
        self.lane(lane, frame, &svg)
        svg.newline()
      }
      svg.element("g", ["class": "edges"]) { edges in
        for index in drawing.map.connections.indices { connection(index, drawing, &edges) }
      }
      svg.newline()
      for (index, card) in drawing.cards.enumerated() {
        self.card(card, drawing.layout.nodes[index], index, container, &svg)
        svg.newline()
      }
    }
    return markup
  }

  private static func lane(_ lane: AppMap.Lane, _ frame: Layout.Rectangle, _ svg: inout Markup) {
    let title = LabelWidth.fitted(lane.title, into: frame.width - 32, size: 14)
    svg.element("g", ["class": lane.isGate ? "lane gate" : "lane"]) { lane in
      lane.element(
        "rect",
        [
          "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width), "height": .number(frame.height),
          "rx": 14,
        ])
      lane.element("text", ["x": .number(frame.x + 16), "y": .number(frame.y + 21)], text: title)
    }
  }

  private static func arrow(_ name: String, _ defs: inout Markup) {
    defs.element(
      "marker",
      [
        "id": .text("arrow-\(name)"), "class": .text("arrow \(name)"), "viewBox": "0 0 8 8", "refX": 7, "refY": 4,
        "markerWidth": 7, "markerHeight": 7, "orient": "auto",
      ]
    ) { $0.element("path", ["d": "M0 0 L8 4 L0 8 z"]) }
  }

  private static func connection(_ index: Int, _ drawing: MapDrawing, _ svg: inout Markup) {
    let connection = drawing.map.connections[index]
    let (start, end) = (drawing.map.screens[connection.start], drawing.map.screens[connection.end])
    svg.element(
      "path",
      [
        "class": .text(
          "edge \(connection.kind.rawValue)" + (connection.isImplied ? " implied" : "")
            + (connection.difference.map { " \($0.rawValue)" } ?? "")),
        "id": .text("edge-\(index)"), "d": .text(Layout.path(drawing.points(of: index))),
        "marker-end": .text("url(#arrow-\(connection.difference?.rawValue ?? connection.kind.rawValue))"),
        "data-from": .number(Double(connection.start)), "data-to": .number(Double(connection.end)),
      ]
    ) { $0.element("title", text: "\(start.name) → \(end.name) (\(connection.kind.rawValue))") }
  }
}

extension SVGMap {
  private static func card(
    _ card: MapCard, _ frame: Layout.Rectangle, _ index: Int, _ container: Container, _ svg: inout Markup
  ) {
    let isBroken = card.badges.contains { $0.kind == .error }
    let name = Markup.Value.text(
      "card \(card.screen.kind.rawValue)" + (card.screen.gates.isEmpty ? "" : " gate") + (isBroken ? " broken" : "")
        + (card.screen.difference.map { " \($0.rawValue)" } ?? ""))
    let id = Markup.Value.text("card-\(index)")
    let place = Markup.Value.text("translate(\(Layout.number(frame.x)) \(Layout.number(frame.y)))")
    let label = Markup.Value.text(label(card))
    switch container {
    case .file:
      svg.element("g", ["class": name, "id": id, "role": "img", "aria-label": label, "transform": place]) {
        content(of: card, frame, &$0)
      }
    case .page:
      let target = Markup.Value.text("#screen-\(index)")
      let isPresent = card.screen.kind != .redirects && card.screen.difference != .removed
      let attributes: Markup.Attributes = [
        "class": name, "id": id, "href": target, "aria-label": label, "transform": place,
        "data-name": .text(isPresent ? card.screen.name : ""), "data-feature": .text(card.screen.feature ?? ""),
        "data-lane": .number(Double(card.screen.lane)), "data-title": .text(card.screen.heading),
        "data-sample": .text(isPresent ? card.screen.sample : ""),
        "data-presentations": .text(card.screen.presentations.joined(separator: " ")),
        "data-returns": .text(card.screen.returns ?? ""),
      ]
      svg.element("a", attributes) { content(of: card, frame, &$0) }
    }
  }

  private static func content(of card: MapCard, _ frame: Layout.Rectangle, _ link: inout Markup) {
    let screen = card.screen
    link.element("title", text: ([screen.heading] + screen.patterns).joined(separator: "\n"))
    link.element(
      "rect",
      [
        "class": "frame", "width": .number(frame.width), "height": .number(frame.height),
        "rx": screen.kind == .redirects ? 8 : 14,
      ])
    if screen.kind == .redirects {
      link.element("text", ["class": "line", "x": .number(MapCard.inset), "y": 19], text: card.title.first ?? "")
    } else {
      head(card, &link)
      badges(card, rest(card, &link), &link)
    }
  }

  private static func label(_ card: MapCard) -> String {
    let screen = card.screen
    if screen.kind == .redirects { return "Redirects to \(screen.name): \(screen.patterns.joined(separator: ", "))" }
    let kind =
      switch screen.kind {
      case .tab: "Tab"
      case .resolvedLink: "Resolved link"
      case .route, .redirects: screen.gates.isEmpty ? "Screen" : "Gate"
      }
    return (["\(kind) \(screen.heading)"] + card.badges.map(\.text)).joined(separator: ", ")
  }

  private static func head(_ card: MapCard, _ svg: inout Markup) {
    svg.element("g", ["class": "icon", "transform": .text("translate(\(Int(MapCard.inset)) 12)")]) { icon in
      icon.element("rect", ["class": "tile", "width": 28, "height": 28, "rx": 8])
      icon.element("path", ["transform": "translate(4 4) scale(0.8333)", "d": .text(MapIcon.path(of: card.screen))])
    }
    let x = Markup.Value.number(MapCard.inset + 38)
    var y = card.title.count == 1 && card.name.isEmpty ? 31.0 : 25.0
    for line in card.title {
      svg.element("text", ["class": "title", "x": x, "y": .number(y)], text: line)
      y += MapCard.titleHeight
    }
    if !card.name.isEmpty { svg.element("text", ["class": "name", "x": x, "y": .number(y)], text: card.name) }
  }

  private static func rest(_ card: MapCard, _ svg: inout Markup) -> Double {
    var y = MapCard.head + Double(max(card.title.count, 1) - 1) * MapCard.titleHeight
    if let screenshot = card.screenshot {
      let width = MapCard.width - 2 * MapCard.inset
      let height = screenshot.height(inWidth: width)
      svg.element(
        "image",
        [
          "x": .number(MapCard.inset), "y": .number(y - 4), "width": .number(width), "height": .number(height),
          "preserveAspectRatio": "xMidYMin slice", "href": .text(screenshot.url),
        ])
      y += height + 8
    }
    for (texts, name) in [(card.parameters, "line parameter"), (card.summary, "line summary")] {
      for text in texts {
        svg.element("text", ["class": .text(name), "x": .number(MapCard.inset), "y": .number(y + 8)], text: text)
        y += MapCard.lineHeight
      }
    }
    return y
  }

  private static func badges(_ card: MapCard, _ top: Double, _ svg: inout Markup) {
    var y = top
    for row in card.badgeRows {
      for (x, badge) in row {
        svg.element("g", ["class": .text("badge \(badge.kind.rawValue)")]) { group in
          group.element(
            "rect",
            [
              "x": .number(MapCard.inset + x), "y": .number(y), "width": .number(badge.width),
              "height": .number(MapCard.Badge.height), "rx": 9.5,
            ])
          group.element("text", ["x": .number(MapCard.inset + x + 6), "y": .number(y + 13.5)], text: badge.text)
        }
      }
      y += MapCard.Badge.height + 4
    }
  }
}

package struct MapDrawing {
  package let map: AppMap
  let cards: [MapCard]
  package let layout: Layout

  package init(_ map: AppMap, screenshots: [String: Screenshot] = [:]) {
    self.map = map
    let cards = map.screens.map { MapCard($0, of: map, screenshot: screenshots[$0.name]) }
    self.cards = cards
    layout = Layout(Self.graph(map, cards))
  }

  private static func graph(_ map: AppMap, _ cards: [MapCard]) -> Graph {
    Graph(
      nodes: cards.map {
        Graph.Node(
          width: MapCard.width, height: $0.height, lane: $0.screen.lane, firstColumn: $0.screen.isRoot ? 0 : 1)
      },
      edges: map.connections.map {
        // Redirects are on the right side of their screen, where they are never between a screen and its opener.
        $0.kind == .redirect ? Graph.Edge(from: $0.end, to: $0.start) : Graph.Edge(from: $0.start, to: $0.end)
      },
      laneCount: map.lanes.count, firstLanes: map.lanes.count(where: \.isGate) + 1)
  }

  func points(of connection: Int) -> [Layout.Point] {
    let points = layout.edges[connection]
    return map.connections[connection].kind == .redirect ? points.reversed() : points
  }
}

package enum MapFormat: String, CaseIterable, Sendable {
  case html, svg, mermaid, dot, json

  package func text(of drawing: MapDrawing) throws -> String {
    switch self {
    case .html: HTMLMap.text(of: drawing)
    case .svg: SVGMap.text(of: drawing)
    case .mermaid: MermaidMap.text(of: drawing.map)
    case .dot: DotMap.text(of: drawing.map)
    case .json: try JSONMap.text(of: drawing)
    }
  }
}
