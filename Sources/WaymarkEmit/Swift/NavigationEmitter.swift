import SwiftWriter
import WaymarkModel
import WaymarkSource
import WaymarkSpec

/// The namespace: origins, tabs, an enum for each kind of screen, and the link table.
struct NavigationEmitter {
  private let model: NavigationModel
  private let access: SwiftText
  private let namespace: Identifier
  private let kinds: [ScreenKind]

  static func emit(_ model: NavigationModel, linkTable: [UInt8]) -> Output {
    var writer = SwiftWriter()
    let emitter = NavigationEmitter(model)
    writer.header(model)
    writer.line("import WaymarkNavigation")
    writer.blank()
    emitter.emitNamespace(&writer)
    emitter.emitTabMembers(&writer)
    for kind in emitter.kinds where !kind.routes.isEmpty { emitter.emitMembers(of: kind, &writer) }
    for helper in PartsHelper.all(for: model.routes) {
      writer.blank()
      helper.emit(&writer)
    }
    emitter.emitLinkTable(linkTable, &writer)
    return Output(fileName: "Navigation.waymark.swift", bytes: writer.source)
  }

  /// An enum of screens.
  private struct ScreenKind {
    let type: Identifier
    let kind: SwiftText
    let presentation: RouteEntry.Presentation
    let routes: [Int]
    let plural: String
    let documentation: String
  }

  private init(_ model: NavigationModel) {
    self.model = model
    access = .access(model.access)
    namespace = Identifier(model.typeNames.namespace)
    let names = model.typeNames
    kinds = [
      ScreenKind(
        type: Identifier(names.route), kind: ".push", presentation: .push, routes: model.routes(presentedAs: .push),
        plural: "routes", documentation: "The screens that are pushed."),
      ScreenKind(
        type: Identifier(names.sheet), kind: ".sheet", presentation: .sheet, routes: model.routes(presentedAs: .sheet),
        plural: "sheets", documentation: "The screens that are presented as sheets."),
      ScreenKind(
        type: Identifier(names.cover), kind: ".cover", presentation: .cover, routes: model.routes(presentedAs: .cover),
        plural: "covers", documentation: "The screens that are presented over the full screen."),
    ]
  }

  // MARK: The namespace

  private func emitNamespace(_ writer: inout SwiftWriter) {
    writer.documentation("The navigation of \(model.app.string).")
    writer.block("\(access)nonisolated enum \(namespace): WaymarkNavigation.NavigationSpec") { writer in
      emitOrigins(&writer)
      writer.blank()
      emitTabs(&writer)
      for kind in kinds {
        writer.blank()
        emitCases(of: kind, &writer)
      }
      writer.blank()
      writer.documentation("This spec has no windows.")
      writer.line("\(access)typealias \(Identifier(model.typeNames.window)) = Never")
      writer.blank()
      writer.documentation("This spec has no links that the app resolves.")
      writer.line("\(access)typealias \(Identifier(model.typeNames.link)) = Never")
      emitAliases(&writer)
    }
  }

  private func emitLinkTable(_ table: [UInt8], _ writer: inout SwiftWriter) {
    writer.blank()
    writer.block("nonisolated extension \(namespace)") { writer in
      writer.documentation("Every link, in the form that the matcher reads in place.")
      writer.block("\(access)static var linkTable: StaticString") { writer in
        writer.multilineLiteral(ascii: table, width: 110)
      }
    }
  }

  /// The names that ``NavigationSpec`` asks for, where the spec has given the types others.
  private func emitAliases(_ writer: inout SwiftWriter) {
    let names = model.typeNames
    let standard = TypeNames(namespace: names.namespace)
    let aliases: [(SwiftText, String, String)] = [
      ("Tab", names.tab, standard.tab), ("Route", names.route, standard.route), ("Sheet", names.sheet, standard.sheet),
      ("Cover", names.cover, standard.cover),
    ]
    for (name, given, standard) in aliases where given != standard {
      writer.line("\(access)typealias \(name) = \(Identifier(given))")
    }
  }

  private func emitOrigins(_ writer: inout SwiftWriter) {
    writer.documentation("The places that a URL can come from.")
    writer.block("\(access)enum Origin: String, WaymarkNavigation.NavigationOrigin") { writer in
      for origin in model.origins {
        writer.documentation(origin.starts.map { "`\($0)`" }.joined(separator: ", "))
        writer.line("case \(Identifier(origin.name.string))")
      }
    }
  }

  private func emitTabs(_ writer: inout SwiftWriter) {
    let rawType: SwiftText = model.tabRawValue == .string ? "String" : "Int"
    writer.documentation("The tabs, in the order of the tab bar.")
    writer.block("\(access)enum \(Identifier(model.typeNames.tab)): \(rawType), WaymarkNavigation.NavigationTab") {
      writer in
      for tab in model.tabs {
        document(title: tab.title.string, links: tab.links, at: tab.name.span, &writer)
        writer.line("case \(Identifier(tab.name.string))")
      }
    }
  }

  private func emitCases(of kind: ScreenKind, _ writer: inout SwiftWriter) {
    guard !kind.routes.isEmpty else {
      writer.documentation("This spec has no \(kind.plural).")
      writer.line("\(access)typealias \(kind.type) = Never")
      return
    }
    writer.documentation(kind.documentation)
    writer.block("\(access)enum \(kind.type): Sendable") { writer in
      for index in kind.routes {
        let route = model.routes[index]
        let links = route.links.filter {
          if case .route(_, kind.presentation) = model.links[$0].target { true } else { false }
        }
        document(title: route.title?.string, links: links, at: route.name.span, &writer)
        let parameters = route.parameters.map {
          "\(Identifier($0.name.string).declaredLabel): \(SwiftText.type($0.type))" as SwiftText
        }
        let list: SwiftText = parameters.isEmpty ? "" : "(\(SwiftText(joining: parameters, separator: ", ")))"
        writer.line("case \(Identifier(route.name.string))\(list)")
      }
    }
  }

  /// A case's comment: its title, its patterns, and the line of the spec where it stands.
  private func document(title: String?, links: [Int], at span: Span, _ writer: inout SwiftWriter) {
    let place = "\(span.file == 0 ? "spec" : model.fileNames[Int(span.file)]) line \(span.start.line)"
    writer.documentation(title.map { $0.isEmpty ? place : "\($0) (\(place))" } ?? place)
    guard !links.isEmpty else { return }
    writer.documentation("")
    for link in links {
      let tab = model.links[link].tab.map { " in \(model.tabs[$0].name.string)" } ?? ""
      let isOfTab = if case .tab = model.links[link].target { true } else { false }
      writer.documentation("- `\(model.links[link].pattern.text.string)`\(isOfTab ? "" : tab)")
    }
  }

  // MARK: Members

  private func emitTabMembers(_ writer: inout SwiftWriter) {
    writer.blank()
    writer.block("nonisolated extension \(namespace).\(Identifier(model.typeNames.tab))") { writer in
      writer.line("\(access)typealias Navigation = \(namespace)")
      writer.blank()
      emitTabProperty("title", "String", &writer) { "\(StringLiteral($0.title.string))" }
      writer.blank()
      emitTabProperty("icon", "WaymarkNavigation.TabIcon", &writer) { icon($0.icon) }
      if model.tabs.contains(where: { $0.selectedIcon != nil }) {
        writer.blank()
        emitTabProperty("selectedIcon", "WaymarkNavigation.TabIcon", &writer) { icon($0.selectedIcon ?? $0.icon) }
      }
      writer.blank()
      emitTabProperty("accessibilityID", "String", &writer) { "\(StringLiteral($0.accessibilityID.text))" }
    }
  }

  private func emitTabProperty(
    _ name: SwiftText, _ type: SwiftText, _ writer: inout SwiftWriter, value: (Tab) -> SwiftText
  ) {
    writer.block("\(access)var \(name): \(type)") { writer in
      writer.line("switch self {")
      for tab in model.tabs { writer.line("case .\(Identifier(tab.name.string)): \(value(tab))") }
      writer.line("}")
    }
  }

  private func icon(_ icon: IconEntry) -> SwiftText {
    switch icon {
    case .symbol(let name): ".symbol(\(StringLiteral(name.string)))"
    case .asset(let name): ".asset(\(StringLiteral(name.string)))"
    }
  }

  private func emitMembers(of kind: ScreenKind, _ writer: inout SwiftWriter) {
    writer.blank()
    writer.block(
      "nonisolated extension \(namespace).\(kind.type): WaymarkNavigation.NavigationScreen, WaymarkNavigation.LinkDestination"
    ) { writer in
      writer.line("\(access)typealias Navigation = \(namespace)")
      writer.blank()
      writer.line("\(access)var destination: WaymarkNavigation.Destination { .init(\(kind.kind), parts) }")
      writer.blank()
      ScreenMembersEmitter(routes: kind.routes.map { model.routes[$0] }, access: access).emit(&writer)
    }
  }
}
