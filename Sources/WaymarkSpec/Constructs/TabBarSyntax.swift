import WaymarkDiagnostics
import WaymarkYAML

package struct TabBarSyntax: SpecConstruct {
  package enum Restoration: String, SpecWord {
    case nothing, selection, everything

    package var effect: String? {
      switch self {
      case .nothing: nil
      case .selection: "is the selected tab"
      case .everything: "is the whole navigation state"
      }
    }
  }

  package enum Retap: String, SpecWord {
    case popToRoot, nothing

    package var effect: String? { self == .popToRoot ? "pops the tab to its root" : nil }
  }

  package let span: Span
  package var initial: Text?
  package var restores: Located<Restoration>?
  package var storage: StorageSyntax?
  package var retap: Located<Retap>?
  package var customization: CustomizationSyntax?
  package var colors: ColorsSyntax?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<TabBarSyntax>(
    valueOf: "tabBar",
    [
      Key("initial", .reference(to: .tab), "the tab that is selected initially", default: "the first tab", changes: [])
      {
        $0.initial = $1
      },
      Key(
        "restores", .choice(Restoration.self),
        "the state that the app restores at launch: \(Restoration.selection.phrase), \(Restoration.everything.phrase)",
        default: .word("nothing"), changes: [.state]
      ) {
        $0.restores = $1
      },
      Key("storage", .construct(StorageSyntax.self), "the storage keys of the restored state", changes: [.state]) {
        $0.storage = $1
      },
      Key(
        "retap", .choice(Retap.self), "the effect of a tap on the selected tab: \(Retap.popToRoot.phrase)",
        default: .word("popToRoot"), changes: []
      ) {
        $0.retap = $1
      },
      Key(
        "customization", .construct(CustomizationSyntax.self), "the changes that the user can make to the bar",
        default: "no changes", changes: [.url, .state]
      ) { $0.customization = $1 },
      Key("colors", .construct(ColorsSyntax.self), "the colors of the bar", default: "the system's colors", changes: [])
      {
        $0.colors = $1
      },
    ])
}

package struct StorageSyntax: SpecConstruct {
  package let span: Span
  package var selection: Text?
  package var shown: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<StorageSyntax>(
    valueOf: "storage",
    [
      Key(
        "selection", .someText, "the storage key of the selected tab", default: .word("NAMESPACE.selection"),
        changes: [.state]
      ) { $0.selection = $1 },
      Key(
        "shown", .someText, "the storage key of the shown tabs, in their order", default: .word("NAMESPACE.shown"),
        changes: [.state]
      ) {
        $0.shown = $1
      },
    ])
}

package struct CustomizationSyntax: SpecConstruct {
  package let span: Span
  package var minimum: Located<Int>?
  package var allowsReordering: Located<Bool>?
  package var resetSelects: Text?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<CustomizationSyntax>(
    valueOf: "customization",
    [
      Key("minimum", .count, "the minimum number of visible tabs", default: .word("1"), changes: [.state]) {
        $0.minimum = $1
      },
      Key("reorder", .locatedFlag, "whether the user can reorder tabs", default: .word("false"), changes: [.state]) {
        $0.allowsReordering = $1
      },
      Key(
        "resetSelects", .reference(to: .tab), "the tab that a reset of the bar selects",
        default: "no change of the selection",
        changes: []
      ) { $0.resetSelects = $1 },
    ])
}

package struct ColorsSyntax: SpecConstruct {
  package let span: Span
  package var background: ColorSyntax?
  package var inactive: ColorSyntax?
  package var active: ColorSyntax?

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<ColorsSyntax>(
    valueOf: "colors",
    [
      Key("background", .color, "the background color of the bar", changes: []) { $0.background = $1 },
      Key("inactive", .color, "the color of unselected tabs", changes: []) { $0.inactive = $1 },
      Key("active", .color, "the color of the selected tab", changes: []) { $0.active = $1 },
    ])
}
