import Foundation

/// A state is coded by names: `{"tab": "market", "stacks": {"market": [["fruit", "apple"]]}, "sheet": ["share"], "stack": [],
/// "windows": [{"window": ["editor"], "stack": []}]}`, with screens as ``NavigationCase`` codes them.
extension NavigationState: Codable {
  enum Key: String, CodingKey {
    case tab, stacks, sheet, cover, stack, windows, window
  }

  struct TabName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Writes what can be written: a stack up to the first screen with a value of a type of the app's own that does not code
  /// itself.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(selectedTab.name, forKey: .tab)
    var stacks = container.nestedContainer(keyedBy: TabName.self, forKey: .stacks)
    for tab in Spec.Tab.allCases where !self[stack: .tab(tab)].isEmpty {
      try stacks.encode(codable(self[stack: .tab(tab)]), forKey: TabName(stringValue: tab.name))
    }
    switch modal?.screen {
    case .sheet(let sheet) where sheet.isCodable: try container.encode(sheet, forKey: .sheet)
    case .cover(let cover) where cover.isCodable: try container.encode(cover, forKey: .cover)
    case .sheet, .cover, nil: break
    }
    if let modal { try container.encode(codable(modal.stack), forKey: .stack) }
    var windows = container.nestedUnkeyedContainer(forKey: .windows)
    for open in self.windows where open.window.isCodable {
      var window = windows.nestedContainer(keyedBy: Key.self)
      try window.encode(open.window, forKey: .window)
      try window.encode(codable(open.stack), forKey: .stack)
    }
  }

  /// Reads what can be read, and what the spec allows; see ``Navigator/restore(_:)``.
  ///
  /// - Throws: `DecodingError` where this is no object.
  public init(from decoder: any Decoder) throws {
    self = try DecodedState<Spec>(from: decoder).state
  }

  private func codable(_ stack: [Spec.Route]) -> [Spec.Route] { Array(stack.prefix(while: \.isCodable)) }
}

extension NavigationCase {
  /// Whether JSON can hold the case's arguments: not a number that is infinite, nor a value that does not code itself.
  fileprivate var isCodable: Bool {
    _parts.arguments.allSatisfy(\.isPlain) || (try? JSONEncoder().encode(self)) != nil
  }
}

extension Argument {
  /// Whether it can always be coded.
  fileprivate var isPlain: Bool {
    switch self {
    case .none, .int, .uint, .bool, .string, .uuid, .date, .url: true
    case .double(let number): number.isFinite
    case .list(let arguments): arguments.allSatisfy(\.isPlain)
    case .screen(let parts): parts.arguments.allSatisfy(\.isPlain)
    case .native: false
    }
  }
}
