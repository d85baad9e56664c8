import SwiftWriter
import WaymarkModel
import WaymarkSpec

extension NavigationEmitter {
  /// Emits the link table, and the policies that apply to the entire navigation.
  func emitPolicies(_ table: [UInt8], _ writer: inout SwiftWriter) {
    writer.blank()
    writer.block("nonisolated extension \(namespace)") { writer in
      writer.documentation("The behavior of the tab bar.")
      writer.block("\(access)static var tabBar: WaymarkNavigation.TabBarPolicy<Tab>") { writer in
        writer.call(".init", tabBar)
      }
      writer.blank()
      if model.resolving == .drop {
        writer.documentation("The handling of a link that arrives while the app resolves another link.")
        writer.line("\(access)static var resolving: WaymarkNavigation.ConcurrentLinks { .drop }")
        writer.blank()
      }
      emitGuards(&writer)
      writer.documentation("The link table, in the format that the matcher reads without a copy.")
      writer.block("\(access)static var _linkTable: StaticString") { writer in
        writer.multilineLiteral(ascii: table, width: 110)
      }
    }
  }

  /// The initializer arguments for `TabBarPolicy`.
  ///
  /// The array omits arguments with default values.
  private var tabBar: [SwiftText] {
    let bar = model.tabBar
    var arguments: [SwiftText] = ["initial: \(tab(bar.initial))"]
    switch bar.restores {
    case .nothing: break
    case .selection: arguments.append("restores: .selection")
    case .everything: arguments.append("restores: .everything")
    }
    if let key = bar.selectionKey { arguments.append("selectionKey: \(StringLiteral(key.string))") }
    if let key = bar.shownKey { arguments.append("shownKey: \(StringLiteral(key.string))") }
    switch bar.retap {
    case .popToRoot: break
    case .nothing: arguments.append("retap: .nothing")
    }
    if let customization = bar.customization { arguments.append("customization: \(text(customization))") }
    let colors: [SwiftText] = [
      bar.background.map { "background: \(StringLiteral($0.text.string))" },
      bar.inactive.map { "inactive: \(StringLiteral($0.text.string))" },
      bar.active.map { "active: \(StringLiteral($0.text.string))" },
    ].compactMap(\.self)
    if !colors.isEmpty { arguments.append("colors: .init(\(SwiftText(joining: colors, separator: ", ")))") }
    return arguments
  }

  private func text(_ customization: TabBar.Customization) -> SwiftText {
    let allowsReordering: SwiftText = customization.allowsReordering ? "true" : "false"
    let reset: SwiftText = customization.resetSelects.map { ", resetSelects: \(tab($0.index))" } ?? ""
    return ".init(minimum: \(customization.minimum), allowsReordering: \(allowsReordering)\(reset))"
  }
}
