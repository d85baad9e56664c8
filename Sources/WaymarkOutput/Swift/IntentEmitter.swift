import SpecModel
import SpecText
import WaymarkLinks

/// The App Intents of the routes with `intent: true`, and one App Shortcut for each.
///
/// At build time, Xcode reads titles, descriptions, and phrases from the source code without running it, so they are
/// literals. The system finds an intent by the name of its type.
struct IntentEmitter: ~Copyable {
  private let model: NavigationModel
  private let access: SwiftText
  private let namespace: Identifier
  private let intents: [Int]

  /// A build plugin declares its outputs before the tool reads the spec, so the file exists for each spec.
  static func emit(_ model: NavigationModel) -> Output {
    var writer = SwiftWriter()
    writer.header(model)
    let emitter = IntentEmitter(model)
    if model.spec.isModule {
      writer.comment("The app intents of a feature are in the target with the spec of the app.")
    } else if emitter.intents.isEmpty {
      let reason = model.intents.isEmpty ? "no route has `intent: true`" : "lint reports the routes with `intent: true`"
      writer.comment("There are no app intents: \(reason).")
    } else {
      writer.line("#if canImport(AppIntents)")
      writer.imports(of: ["AppIntents", "Foundation"], and: "WaymarkNavigation", access: model.access)
      for route in emitter.intents { emitter.emitIntent(route, &writer) }
      for type in emitter.enums { emitter.emitEnum(type, &writer) }
      emitter.emitShortcuts(&writer)
      writer.line("#endif")
    }
    return Output(fileName: "Intents.waymark.swift", bytes: writer.source)
  }

  private init(_ model: NavigationModel) {
    self.model = model
    access = .access(model.access)
    namespace = Identifier(model.typeNames.namespace)
    intents = model.spec.isModule ? [] : model.generatedIntents
  }

  private func emitIntent(_ index: Int, _ writer: inout SwiftWriter) {
    guard let link = model.intentLink(ofRoute: index) else { return }
    let route = model.routes[index]
    let type = Identifier(route.intentName)
    writer.blank()
    writer.documentScreen(route)
    // The protocol inherits from `Sendable`, so the type has no isolation. A property with a wrapper cannot be
    // `nonisolated`.
    writer.block("\(access)struct \(type): AppIntents.AppIntent") { writer in
      writer.line("\(access)static let title: Foundation.LocalizedStringResource = \(title(of: route))")
      let summary = StringLiteral(route.summary?.line ?? "")
      writer.line("\(access)static let description = AppIntents.IntentDescription(\(summary))")
      emitModes(&writer)
      for parameter in route.parameters { emitParameter(parameter, &writer) }
      writer.blank()
      writer.line("\(access)init() {}")
      writer.blank()
      writer.block("\(access)func perform() async throws -> some AppIntents.IntentResult") { writer in
        writer.line("try WaymarkNavigation.LinkInbox.shared._put(intent: \(url(of: route, link)))")
        writer.line("return .result()")
      }
    }
    emitURL(of: route, link, type, &writer)
  }

  /// The system opens the app before it calls `perform()`. Since iOS 26, `supportedModes` says so.
  private func emitModes(_ writer: inout SwiftWriter) {
    writer.line("\(access)static let openAppWhenRun = true")
    writer.line("#if compiler(>=6.2)")
    writer.line("@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)")
    writer.line("\(access)static var supportedModes: AppIntents.IntentModes { .foreground(.immediate) }")
    writer.line("#endif")
  }

  private func emitParameter(_ parameter: Parameter, _ writer: inout SwiftWriter) {
    let value: SwiftText = DefaultValue.value(parameter, model).map { ", default: \($0)" } ?? ""
    let type = ParameterShape(parameter, model).swiftType(in: namespace)
    writer.blank()
    writer.line("@Parameter(title: \(StringLiteral(parameter.name.string.words))\(value))")
    writer.line("\(access)var \(property(of: parameter)): \(type)")
  }

  /// An intent already has members with some names, and `$` cannot precede backticks.
  private func property(of parameter: Parameter) -> Identifier {
    let name = parameter.name.string
    return Identifier(["inout", "perform", "systemContext"].contains(name) ? name + "_" : name)
  }

  private func url(of route: Route, _ link: Int) -> SwiftText {
    let arguments = route.parameters.map { parameter -> SwiftText in
      "\(Identifier(parameter.name.string).label): \(property(of: parameter))"
    }
    var screen: SwiftText = ".\(Identifier(route.name.string))"
    if !arguments.isEmpty { screen = "\(screen)(\(SwiftText(joining: arguments, separator: ", ")))" }
    if let feature = route.feature { screen = ".\(Identifier(model.features[feature].caseName))(\(screen))" }
    guard case .route(_, let kind) = model.links[link].target,
      let endpoint = model.links[link].pattern.endpoints.first(where: { $0.start != nil })
    else { return "nil" }
    let origin = Identifier(model.origins[endpoint.origin].name.string)
    return "\(namespace).\(Identifier(model.typeNames[kind]))\(screen).url(on: .\(origin))"
  }

  /// A universal link without captures or with whole numbers is also the URL of the intent, which the system can share.
  /// The system doesn't document whether it escapes a text, and always writes all parameters.
  private func emitURL(of route: Route, _ link: Int, _ type: Identifier, _ writer: inout SwiftWriter) {
    let pattern = model.links[link].pattern
    guard let start = pattern.endpoints.first(where: { $0.scheme == "https" && $0.start != nil })?.start,
      pattern.query.isEmpty, pattern.fragment == nil, case .none = pattern.path.tail
    else { return }
    var parts: [SwiftText.LiteralPart] = [.text(String(start.dropLast()))]
    for segment in pattern.path.segments {
      switch segment {
      case .literal(let text): parts.append(.text("/" + text))
      case .capture(let capture):
        guard let parameter = route.parameters.first(where: { $0.name.string == capture.name }),
          case .primitive(.int) = parameter.type, parameter.valueArity == .one
        else { return }
        parts += [.text("/" + capture.prefix), .value("\\.$\(property(of: parameter).label)"), .text(capture.suffix)]
      }
    }
    if pattern.path.segments.isEmpty { parts.append(.text("/")) }
    writer.blank()
    writer.line("@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *)")
    writer.block("nonisolated extension \(type): AppIntents.URLRepresentableIntent") { writer in
      writer.line("\(access)static var urlRepresentation: URLRepresentation { \(SwiftText(literal: parts)) }")
    }
  }

  private var enums: [Int] {
    let types = intents.flatMap { model.routes[$0].parameters }.compactMap { parameter in
      if case .declared(let type) = parameter.type { type } else { nil }
    }
    return Set(types).sorted()
  }

  private func emitEnum(_ index: Int, _ writer: inout SwiftWriter) {
    guard case .enumeration(let cases, _) = model.types[index].kind else { return }
    let name = model.types[index].name.string
    let type: SwiftText = "\(namespace).\(Identifier(name))"
    writer.blank()
    writer.block("nonisolated extension \(type): AppIntents.AppEnum") { writer in
      writer.line(
        "\(access)static let typeDisplayRepresentation: AppIntents.TypeDisplayRepresentation = "
          + "\(StringLiteral(name.words))")
      writer.line("\(access)static let caseDisplayRepresentations: [\(type): AppIntents.DisplayRepresentation] = [")
      writer.indented { writer in
        for value in cases {
          writer.line(".\(Identifier(value.name.string)): \(StringLiteral(value.name.string.words)),")
        }
      }
      writer.line("]")
    }
  }

  /// An app has one provider of shortcuts. With the compilation condition, the app can declare its own.
  private func emitShortcuts(_ writer: inout SwiftWriter) {
    writer.blank()
    writer.line("#if !OWN_APP_SHORTCUTS")
    writer.documentation("The App Shortcuts of \(model.app.string).")
    let name = Identifier(namespace.name + "Shortcuts")
    writer.block("\(access)nonisolated struct \(name): AppIntents.AppShortcutsProvider") { writer in
      writer.line("@AppIntents.AppShortcutsBuilder")
      writer.block("\(access)static var appShortcuts: [AppIntents.AppShortcut]") { writer in
        for index in intents.prefix(NavigationModel.mostIntents) { emitShortcut(index, &writer) }
      }
    }
    writer.line("#endif")
  }

  private func emitShortcut(_ index: Int, _ writer: inout SwiftWriter) {
    let route = model.routes[index]
    writer.line("AppIntents.AppShortcut(")
    writer.indented { writer in
      writer.line("intent: \(Identifier(route.intentName))(),")
      let parts: [SwiftText.LiteralPart] = [.value(".applicationName"), .text(" " + route.shortcutPhrase)]
      writer.line("phrases: [\(SwiftText(literal: parts))],")
      writer.line("shortTitle: \(title(of: route)),")
      writer.line("systemImageName: \(StringLiteral(symbol(of: index))))")
    }
  }

  /// The symbol of the tab that the link opens.
  private func symbol(of route: Int) -> String {
    guard let tab = model.intentLink(ofRoute: route).flatMap({ model.links[$0].landing.tab }),
      case .symbol(let name) = model.tabs[tab].icon
    else { return "arrow.up.forward.app" }
    return name.string
  }

  private func title(of route: Route) -> SwiftText {
    guard case .key(let key, let given)? = route.title else { return "\(StringLiteral(route.titleWords))" }
    let bundle: SwiftText = model.bundle == .module ? ", bundle: .atURL(Foundation.Bundle.module.bundleURL)" : ""
    let table = StringLiteral(model.tableName(given))
    return "Foundation.LocalizedStringResource(\(StringLiteral(key.string)), table: \(table)\(bundle))"
  }
}
