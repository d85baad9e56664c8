import SpecText

/// One page that needs no network, or the live page of a server. It can be read and printed without the script. Its
/// Content-Security-Policy allows only the style sheet and the script, by their hashes, and WebAssembly. See
/// <https://www.w3.org/TR/CSP3/>.
package enum HTMLMap {
  package static func text(of drawing: MapDrawing, live: String? = nil) -> String {
    let map = drawing.map
    var page = Markup()
    page.constant("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { html in
      html.element("head") { head(map, isLive: live != nil, &$0) }
      html.newline()
      html.element("body") { body in
        header(map, &body)
        body.element("main") { main in
          problems(map, &main)
          changes(map, &main)
          if !map.engineData.isEmpty { tryURL(map, &main) }
          if !map.screens.isEmpty { stage(drawing, &main) }
          MapDetails(map).write(to: &main)
        }
        if !map.engineData.isEmpty { engine(map, &body) }
        body.element("script") { $0.constant(MapPageText.script) }
        if let live {
          body.newline()
          body.element(
            "script", ["type": "application/octet-stream", "id": "live"], text: Base64.text(of: Array(live.utf8)))
          body.element("script") { $0.constant(MapPageText.liveScript) }
        }
      }
    }
    page.newline()
    return page.text
  }

  private static var policy: String {
    "default-src 'none'; style-src '\(MapPageText.styleHash)'; script-src '\(MapPageText.scriptHash)' 'wasm-unsafe-eval'; img-src data:; "
      + "base-uri 'none'; form-action 'none'"
  }

  package static var livePolicy: String {
    "default-src 'none'; style-src '\(MapPageText.styleHash)' '\(MapPageText.liveStyleHash)'; "
      + "script-src '\(MapPageText.scriptHash)' '\(MapPageText.liveScriptHash)' 'wasm-unsafe-eval'; img-src data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'"
  }

  private static func head(_ map: AppMap, isLive: Bool, _ head: inout Markup) {
    head.element("meta", ["charset": "utf-8"])
    head.element("meta", ["http-equiv": "Content-Security-Policy", "content": .text(isLive ? livePolicy : policy)])
    head.element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    head.element("meta", ["name": "generator", "content": "Waymark"])
    head.element("title", text: "\(map.app): map")
    head.element("style") { style in
      style.constant(MapPageText.drawingStyle)
      style.constant(MapPageText.pageStyle)
    }
    if isLive { head.element("style") { $0.constant(MapPageText.liveStyle) } }
  }

  private static func header(_ map: AppMap, _ body: inout Markup) {
    body.element("header") { header in
      header.element("h1", text: map.app)
      let counts = [
        (map.screens.count { $0.kind == .tab && $0.difference != .removed }, "tab"),
        (map.screens.count { $0.kind == .route && $0.difference != .removed }, "screen"),
        (map.inventory?.links.count ?? 0, "link"),
      ]
      let text = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
      header.element("p", text: text.isEmpty ? "\(map.specName) has no screens." : "\(text) in \(map.specName)")
      if map.screens.isEmpty { return }
      header.element("div", ["class": "controls", "hidden": ""]) { controls in
        controls.element("label") { label in
          label.element("span", ["class": "visually-hidden"], text: "Search screens, links, and identifiers")
          label.element("input", ["id": "search", "type": "search", "placeholder": "Search", "autocomplete": "off"])
        }
        controls.element("span", ["id": "status", "role": "status"], text: "")
        button("zoom-out", "−", "Zoom out", &controls)
        button("zoom-in", "+", "Zoom in", &controls)
        button("zoom-actual", "1:1", "Actual size", &controls)
        button("zoom-fit", "Fit", "Show the whole map", &controls)
        controls.element("div", ["id": "features", "role": "group", "aria-label": "Collapse features", "hidden": ""]) {
          _ in
        }
      }
    }
  }

  private static func button(_ id: StaticString, _ text: String, _ label: String, _ markup: inout Markup) {
    markup.element(
      "button", ["id": .text("\(id)"), "type": "button", "aria-label": .text(label), "title": .text(label)], text: text)
  }

  private static func engine(_ map: AppMap, _ body: inout Markup) {
    body.element("script", ["type": "application/wasm", "id": "engine"]) { $0.constant(MapEngineText.module) }
    body.newline()
    body.element("script", ["type": "application/octet-stream", "id": "data"], text: Base64.text(of: map.engineData))
    body.newline()
  }

  private static let mostExamples = 200

  private static func tryURL(_ map: AppMap, _ main: inout Markup) {
    let examples = (map.inventory?.links ?? []).compactMap { if case .url(let url) = $0.example { url } else { nil } }
    main.element("section", ["class": "try", "id": "try", "hidden": "", "aria-label": "Try a URL"]) { section in
      section.element("label") { label in
        label.element("span", text: "Try a URL")
        label.element(
          "input",
          [
            "id": "url", "type": "text", "inputmode": "url", "autocomplete": "off", "autocapitalize": "none",
            "spellcheck": "false", "list": "examples", "placeholder": .text(examples.first ?? "https://"),
          ])
      }
      section.element("datalist", ["id": "examples"]) { list in
        for example in examples.prefix(mostExamples) { list.element("option", ["value": .text(example)]) }
      }
      section.element("div", ["id": "answer", "aria-live": "polite"]) { _ in }
    }
  }

  private static func problems(_ map: AppMap, _ body: inout Markup) {
    guard !map.findings.isEmpty else { return }
    let errors = map.findings.count(where: \.isError)
    let counts = [(errors, "error"), (map.findings.count - errors, "warning")].filter { $0.0 > 0 }
    func list(_ details: inout Markup) {
      details.element("summary", text: counts.map { counted($0.0, $0.1) }.joined(separator: ", "))
      details.element("ul", ["tabindex": "0", "aria-label": "Findings"]) { list in
        for finding in map.findings.filter(\.isError) + map.findings.filter({ !$0.isError }) {
          list.element("li") { MapDetails.write(finding, to: &$0) }
        }
      }
    }
    if errors > 0 {
      body.element("details", ["class": "problems errors", "open": ""], list)
    } else {
      body.element("details", ["class": "problems"], list)
    }
  }

  private static func changes(_ map: AppMap, _ body: inout Markup) {
    guard let comparison = map.comparison else { return }
    let breaking = comparison.changes.count(where: \.isBreaking)
    let title =
      comparison.changes.isEmpty
      ? "No changes since \(comparison.revision)"
      : "\(counted(comparison.changes.count, "change")) since \(comparison.revision), \(breaking) breaking"
    func list(_ details: inout Markup) {
      details.element("summary", text: title)
      details.element("ul", ["tabindex": "0", "aria-label": "Changes"]) { list in
        for change in comparison.changes { list.element("li") { MapDetails.write(change, to: &$0) } }
      }
    }
    switch (comparison.changes.isEmpty, breaking) {
    case (true, _): body.element("p", ["class": "problems"], text: title)
    case (false, 0): body.element("details", ["class": "problems", "open": ""], list)
    case (false, _): body.element("details", ["class": "problems errors", "open": ""], list)
    }
  }

  private static func stage(_ drawing: MapDrawing, _ body: inout Markup) {
    body.element("div", ["class": "stage"]) { stage in
      stage.element(
        "div", ["class": "viewport", "id": "viewport", "tabindex": "0", "role": "region", "aria-label": "Map"]
      ) { $0.append(SVGMap.element(of: drawing, in: .page)) }
      stage.element("section", ["class": "panel", "id": "panel", "hidden": "", "aria-labelledby": "selected"]) {
        panel in
        panel.element("h2", ["id": "selected", "class": "visually-hidden", "tabindex": "-1"], text: "Selected screen")
        panel.element("button", ["id": "close", "class": "close", "type": "button", "aria-label": "Close"], text: "×")
      }
      if !drawing.map.engineData.isEmpty {
        stage.element("section", ["class": "phone", "id": "phone", "aria-label": "Phone", "hidden": ""]) { section in
          section.element("div", ["class": "run", "id": "run"]) { _ in }
        }
      }
    }
    body.element("ul", ["class": "legend", "aria-label": "Lines of the map"]) { legend in
      var lines = [
        ("push", "push"), ("sheet", "sheet, cover, or window"),
        ("redirect", "redirect, or a link that the app resolves"), ("push implied", "not declared with opens"),
      ]
      if drawing.map.comparison != nil { lines += [("push added", "added"), ("push removed", "removed")] }
      for (name, text) in lines {
        legend.element("li") { item in
          item.element("svg", ["viewBox": "0 0 36 8", "aria-hidden": "true"]) {
            $0.element("path", ["class": .text("edge " + name), "d": "M0 4H36"])
          }
          item.text(text)
        }
      }
    }
  }
}

/// A writer of SVG and HTML. Names are static strings and other text is escaped, so a title or a URL can't add markup.
struct Markup {
  private(set) var text = ""

  enum Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case text(String)
    case number(Double)

    init(stringLiteral value: String) { self = .text(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
  }

  typealias Attributes = KeyValuePairs<StaticString, Value>

  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void) {
    start(name, attributes)
    text += ">"
    content(&self)
    text += "</\(name)>"
  }

  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text content: String) {
    element(name, attributes) { $0.text(content) }
  }

  mutating func element(_ name: StaticString, _ attributes: Attributes = [:]) {
    start(name, attributes)
    text += "/>"
  }

  mutating func text(_ content: String) { text += XMLText.escaped(content) }
  mutating func constant(_ markup: StaticString) { text += "\(markup)" }

  /// The other writer has escaped the markup.
  mutating func append(_ other: Markup) { text += other.text }
  mutating func newline() { text += "\n" }

  private mutating func start(_ name: StaticString, _ attributes: Attributes) {
    text += "<\(name)"
    for (name, value) in attributes {
      text += " \(name)=\""
      switch value {
      case .text(let value): text += XMLText.escaped(value)
      case .number(let value): text += Layout.number(value)
      }
      text += "\""
    }
  }
}
