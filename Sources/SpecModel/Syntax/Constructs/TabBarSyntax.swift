import SpecText

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
      Key(
        "initial", .reference(to: .tab), "the tab that is selected initially", default: "the first tab",
        changes: [.state]
      ) {
        $0.initial = $1
      },
      Key(
        "restores", .choice(Restoration.self),
        "the state that the app restores at launch: \(Restoration.selection.phrase), \(Restoration.everything.phrase)",
        default: .word("nothing"), changes: [.state]
      ) { $0.restores = $1 },
      Key("storage", .construct(StorageSyntax.self), "the storage keys of the restored state", changes: [.state]) {
        $0.storage = $1
      },
      Key(
        "retap", .choice(Retap.self), "the effect of a tap on the selected tab: \(Retap.popToRoot.phrase)",
        default: .word("popToRoot"), changes: "only a tap on the selected tab is affected"
      ) { $0.retap = $1 },
      Key(
        "customization", .construct(CustomizationSyntax.self), "the changes that the user can make to the bar",
        default: "no changes", changes: [.state]
      ) { $0.customization = $1 },
      Key(
        "colors", .construct(ColorsSyntax.self), "the colors of the bar", default: "the system's colors",
        changes: "the bar has other colors"
      ) {
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
      ) { $0.shown = $1 },
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
        default: "no change of the selection", changes: "only a reset of the tab bar is affected"
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
      Key("background", .color, "the background color of the bar", changes: "the bar has another color") {
        $0.background = $1
      },
      Key("inactive", .color, "the color of unselected tabs", changes: "the bar has another color") {
        $0.inactive = $1
      },
      Key("active", .color, "the color of the selected tab", changes: "the bar has another color") { $0.active = $1 },
    ])
}

/// `#RRGGBB`, or `#RRGGBBAA` with an alpha channel.
package struct ColorSyntax: Sendable {
  package let text: Text
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8
  package let alpha: UInt8
}

extension ValueKind where Value == ColorSyntax {
  static let color = ValueKind(
    "a color like `\"#RRGGBB\"` or `\"#RRGGBBAA\"`",
    .text(.color, .init("a color like `\"#RRGGBB\"` or `\"#RRGGBBAA\"`", "^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
    example: "\"#3366CC\""
  ) { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a color like `\"#RRGGBB\"` or `\"#RRGGBBAA\"`")
      return nil
    }
    let text = node.text
    let digits = text.bytes.dropFirst(text.has("#", at: 0) ? 1 : 0)
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
    guard text.has("#", at: 0), values.count == digits.count, values.count == 6 || values.count == 8 else {
      reader.report(
        Diagnostic(
          .invalidColor, "`\(text.string)` is not a color: expected `\"#RRGGBB\"` or `\"#RRGGBBAA\"`",
          at: text.span,
          help: suggestion(String(decoding: digits, as: UTF8.self), isHex: values.count == digits.count)
            ?? channels(text.string).map { "write six hexadecimal digits, such as `\"#\($0)\"`" }))
      return nil
    }
    func channel(_ index: Int) -> UInt8 { values[2 * index] << 4 | values[2 * index + 1] }
    return ColorSyntax(
      text: text, red: channel(0), green: channel(1), blue: channel(2), alpha: values.count == 8 ? channel(3) : 255)
  }

  private static func channels(_ text: String) -> String? {
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(4).dropLast().split { $0 == "," || $0 == " " }.map { UInt8($0) }
    let digits = numbers.compactMap { $0.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) } }
    return numbers.count == 3 && digits.count == 3 ? digits.joined() : nil
  }

  private static func suggestion(_ digits: String, isHex: Bool) -> String? {
    guard isHex, !digits.isEmpty else { return nil }
    return switch digits.count {
    case 3, 4: "write `\"#\(digits.map { "\($0)\($0)" }.joined())\"`"
    case 6, 8: "write `\"#\(digits)\"`"
    default: nil
    }
  }
}
