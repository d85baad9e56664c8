import WaymarkDiagnostics
import WaymarkYAML

/// `tabBar:`, what the bar does, whatever its tabs.
package struct TabBarSyntax: SpecConstruct {
  /// What is there again after a launch.
  package enum Restoration: String, CaseIterable, Sendable {
    case nothing, selection, everything
  }

  /// What a tap on the selected tab does.
  package enum Retap: String, CaseIterable, Sendable {
    case popToRoot, nothing
  }

  package let span: Span
  /// The name of a tab.
  package var initial: Text?
  package var restores: Located<Restoration>?
  package var storage: StorageSyntax?
  package var retap: Located<Retap>?
  package var customization: CustomizationSyntax?
  package var colors: ColorsSyntax?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<TabBarSyntax>(
    "`tabBar`",
    [
      Key("initial", .name, "the tab that is selected at first", default: "the first one", changes: []) {
        $0.initial = $1
      },
      Key(
        "restores", .choice(Restoration.self), "what is there again after a launch", default: "`nothing`",
        changes: [.state]
      ) {
        $0.restores = $1
      },
      Key("storage", .construct(StorageSyntax.self), "the keys under which that is kept", changes: [.state]) {
        $0.storage = $1
      },
      Key("retap", .choice(Retap.self), "what a tap on the selected tab does", default: "`popToRoot`", changes: []) {
        $0.retap = $1
      },
      Key(
        "customization", .construct(CustomizationSyntax.self), "how the user can change the bar", default: "not at all",
        changes: [.url, .state]
      ) { $0.customization = $1 },
      Key("colors", .construct(ColorsSyntax.self), "its colours", default: "the system's", changes: []) {
        $0.colors = $1
      },
    ])
}

/// `tabBar: storage:`, keys of what is kept from one launch to the next.
package struct StorageSyntax: SpecConstruct {
  package let span: Span
  package var selection: Text?
  package var shown: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<StorageSyntax>(
    "`storage`",
    [
      Key("selection", .someText, "the key of the selected tab", changes: [.state]) { $0.selection = $1 },
      Key("shown", .someText, "the key of the tabs that the user shows, in their order", changes: [.state]) {
        $0.shown = $1
      },
    ])
}

/// `tabBar: customization:`, how the user can change the bar.
package struct CustomizationSyntax: SpecConstruct {
  package let span: Span
  package var minimum: Located<Int>?
  package var allowsReordering: Located<Bool>?
  /// The name of a tab.
  package var resetSelects: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<CustomizationSyntax>(
    "`customization`",
    [
      Key("minimum", .count, "how many tabs stay at least", changes: [.state]) { $0.minimum = $1 },
      Key("reorder", .locatedFlag, "whether tabs can be moved", changes: [.state]) { $0.allowsReordering = $1 },
      Key("resetSelects", .name, "the tab that is selected after a reset", changes: []) { $0.resetSelects = $1 },
    ])
}

/// `tabBar: colors:`.
package struct ColorsSyntax: SpecConstruct {
  package let span: Span
  package var background: ColorSyntax?
  package var inactive: ColorSyntax?
  package var active: ColorSyntax?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<ColorsSyntax>(
    "`colors`",
    [
      Key("background", .color, "behind the tabs", changes: []) { $0.background = $1 },
      Key("inactive", .color, "of tabs that are not selected", changes: []) { $0.inactive = $1 },
      Key("active", .color, "of the selected tab", changes: []) { $0.active = $1 },
    ])
}
