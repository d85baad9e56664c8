/// A formatter that adds ANSI colors (ECMA-48 SGR) to strings if colors are turned on.
package struct Paint: Sendable {
  private let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package func bold(_ text: String) -> String { wrap("1", text) }
  package func dim(_ text: String) -> String { wrap("2", text) }
  package func red(_ text: String) -> String { wrap("1;31", text) }
  package func yellow(_ text: String) -> String { wrap("1;33", text) }
  package func cyan(_ text: String) -> String { wrap("36", text) }

  private func wrap(_ code: String, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
