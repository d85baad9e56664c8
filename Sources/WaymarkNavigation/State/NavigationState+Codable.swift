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
  enum Key: String, CodingKey { case tab, stacks, modals, sheet, cover, stack, detent, windows, window }

  struct TabName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Encodes the state, and omits a gate and the parts that can't be encoded.
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
    for modal in modalsOverTabs.prefix(while: \.screen.isCodable) {
      var container = modals.nestedContainer(keyedBy: Key.self)
      switch modal.screen {
      case .sheet(let sheet): try container.encode(sheet, forKey: .sheet)
      case .cover(let cover): try container.encode(cover, forKey: .cover)
      }
      try container.encode(codable(modal.stack), forKey: .stack)
      // Earlier versions ignore the key.
      if let detent = modal.detent { try container.encode("\(detent)", forKey: .detent) }
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
  public init(from decoder: any Decoder) throws { self = try DecodedState<Spec>(from: decoder).state }

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
  /// JSON can't represent infinite numbers or values that aren't `Encodable`.
  fileprivate var isCodable: Bool { _parts.arguments.allSatisfy(\.isPlain) || (try? JSONEncoder().encode(self)) != nil }
}

extension Argument {
  fileprivate var isPlain: Bool {
    switch self {
    case .none, .int, .uint, .bool, .string, .uuid, .date, .url: true
    case .double(let number): number.isFinite
    case .list(let arguments): arguments.allSatisfy(\.isPlain)
    case .native: false
    }
  }
}

/// The list contains the parts that couldn't be restored.
struct DecodedState<Spec: NavigationSpec>: Decodable {
  private(set) var state = NavigationState<Spec>()
  private(set) var lost: [String] = []

  private typealias State = NavigationState<Spec>

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: State.Key.self)
    if let name = try? container.decode(String.self, forKey: .tab) {
      if let tab = Spec.Tab.named(name) { state.selectedTab = tab } else { lost.append("the tab \(name)") }
    } else {
      lost.append("the selected tab")
    }
    if let stacks = try? container.nestedContainer(keyedBy: State.TabName.self, forKey: .stacks) {
      for key in stacks.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        if let tab = Spec.Tab.named(key.stringValue) {
          readStack(of: .tab(tab), try? stacks.decode([Readable<Spec.Route>].self, forKey: key))
        } else {
          lost.append("the stack of the tab \(key.stringValue)")
        }
      }
    } else {
      lost.append("the stacks of tabs")
    }
    readModals(container)
    readWindows(container)
  }

  /// Drops the first modal that the spec no longer declares or allows over the modal beneath, with all above it.
  private mutating func readModals(_ container: KeyedDecodingContainer<State.Key>) {
    guard let modals = try? container.decode([Readable<ReadModal>].self, forKey: .modals) else {
      return lost.append("the sheets and covers")
    }
    for (index, modal) in modals.enumerated() {
      guard let modal = modal.value, state.modal.map({ modal.screen.canCover($0.screen) }) ?? true else {
        return lost.append("\(modals.count - index) of \(modals.count) sheets and covers")
      }
      state.modals.append(State.Modal(modal.screen, detent: modal.detent))
      readStack(of: .modal(modal.screen), modal.stack)
    }
  }

  private mutating func readWindows(_ container: KeyedDecodingContainer<State.Key>) {
    guard let windows = try? container.decode([Readable<ReadWindow>].self, forKey: .windows) else {
      return lost.append("the windows")
    }
    for window in windows {
      guard let window = window.value, !state.windows.contains(where: { $0.window == window.window }) else {
        lost.append("a window")
        continue
      }
      state.windows.append(State.OpenWindow(window.window))
      readStack(of: .window(window.window), window.stack)
    }
  }

  /// Drops the first screen that the spec no longer declares or allows, with all above it.
  private mutating func readStack(of place: NavigationPlace<Spec>, _ routes: [Readable<Spec.Route>]?) {
    guard let routes else { return lost.append("the stack of \(place)") }
    let stack = routes.prefix { $0.value.map { state.allows($0, in: place) } ?? false }.compactMap(\.value)
    state[stack: place] = stack
    if stack.count < routes.count {
      lost.append("\(routes.count - stack.count) of \(routes.count) screens on the stack of \(place)")
    }
  }

  private struct ReadModal: Decodable {
    let screen: State.Modal.Screen
    let stack: [Readable<Spec.Route>]?
    let detent: SheetDetent?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: State.Key.self)
      if container.contains(.sheet) {
        let sheet = try container.decode(Spec.Sheet.self, forKey: .sheet)
        screen = .sheet(sheet)
        let name = try? container.decode(String.self, forKey: .detent)
        detent = name.flatMap { SheetDetent($0) }.flatMap { sheet.detents.contains($0) ? $0 : nil }
      } else {
        detent = nil
        screen = .cover(try container.decode(Spec.Cover.self, forKey: .cover))
      }
      stack = try? container.decode([Readable<Spec.Route>].self, forKey: .stack)
    }
  }

  private struct ReadWindow: Decodable {
    let window: Spec.Window
    let stack: [Readable<Spec.Route>]
  }
}

/// `nil` if the value can't be decoded, so a list survives damaged values.
private struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
