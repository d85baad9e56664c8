import Foundation

/// The encoded state contains the names of tabs and screens, as in this example:
///
/// ```json
/// {
///   "tab": "market", "stacks": {"market": [["fruit", "apple"]]}, "modals": [{"sheet": ["share"], "stack": []}],
///   "windows": [{"window": ["editor"], "stack": []}]
/// }
/// ```
///
/// Each screen is encoded as a list that contains the name and the arguments of the screen. For details, see
/// ``NavigationCase``.
extension NavigationState: Codable {
  enum Key: String, CodingKey {
    case tab, stacks, modals, sheet, cover, stack, windows, window
  }

  struct TabName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Encodes the state, and omits the parts that can't be encoded.
  ///
  /// If a screen can't be encoded, the screen and all screens above it on the stack are omitted. The same holds for a
  /// sheet or cover, and all sheets and covers above it. For example, a screen can't be encoded if the type of an
  /// argument isn't `Encodable`.
  ///
  /// - Parameter encoder: The encoder to encode to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(selectedTab.name, forKey: .tab)
    var stacks = container.nestedContainer(keyedBy: TabName.self, forKey: .stacks)
    for tab in Spec.Tab.allCases where !self[stack: .tab(tab)].isEmpty {
      try stacks.encode(codable(self[stack: .tab(tab)]), forKey: TabName(stringValue: tab.name))
    }
    var modals = container.nestedUnkeyedContainer(forKey: .modals)
    for modal in self.modals.prefix(while: \.screen.isCodable) {
      var container = modals.nestedContainer(keyedBy: Key.self)
      switch modal.screen {
      case .sheet(let sheet): try container.encode(sheet, forKey: .sheet)
      case .cover(let cover): try container.encode(cover, forKey: .cover)
      }
      try container.encode(codable(modal.stack), forKey: .stack)
    }
    var windows = container.nestedUnkeyedContainer(forKey: .windows)
    for open in self.windows where open.window.isCodable {
      var window = windows.nestedContainer(keyedBy: Key.self)
      try window.encode(open.window, forKey: .window)
      try window.encode(codable(open.stack), forKey: .stack)
    }
  }

  /// Decodes the parts of a state that this version of the spec allows, as described in ``Navigator/restore(_:)``.
  ///
  /// - Parameter decoder: The decoder to decode from.
  /// - Throws: `DecodingError` if the encoded value isn't a keyed container.
  public init(from decoder: any Decoder) throws {
    self = try DecodedState<Spec>(from: decoder).state
  }

  private func codable(_ stack: [Spec.Route]) -> [Spec.Route] { Array(stack.prefix(while: \.isCodable)) }
}

extension NavigationState.Modal.Screen {
  fileprivate var isCodable: Bool {
    switch self {
    case .sheet(let sheet): sheet.isCodable
    case .cover(let cover): cover.isCodable
    }
  }
}

extension NavigationCase {
  /// A Boolean value that indicates whether the arguments of the case can be encoded as JSON.
  ///
  /// JSON can't represent infinite numbers or values that aren't `Encodable`.
  fileprivate var isCodable: Bool {
    _parts.arguments.allSatisfy(\.isPlain) || (try? JSONEncoder().encode(self)) != nil
  }
}

extension Argument {
  /// A Boolean value that indicates whether the argument can always be encoded.
  fileprivate var isPlain: Bool {
    switch self {
    case .none, .int, .uint, .bool, .string, .uuid, .date, .url: true
    case .double(let number): number.isFinite
    case .list(let arguments): arguments.allSatisfy(\.isPlain)
    case .native: false
    }
  }
}
