import Foundation

/// With `restores: everything`, a snapshot is saved after each change, which mostly affects one screen. The writer
/// keeps the JSON of each stack and encodes only new screens.
struct SnapshotWriter<Spec: NavigationSpec> {
  private let encoder = ScreenEncoder()
  private let tabs = Spec.Tab.allCases.sorted { $0.name < $1.name }
  private var stacks: [NavigationPlace<Spec>: EncodedStack<Spec>] = [:]

  /// Keys are sorted. For the omitted parts, see ``NavigationState/encode(to:)``.
  mutating func data(of snapshot: NavigationSnapshot<Spec>) -> Data {
    let state = snapshot.state
    var former = stacks
    stacks = [:]

    func encoded(_ place: NavigationPlace<Spec>, _ screens: [Spec.Route]) -> EncodedStack<Spec>? {
      guard var stack = former.removeValue(forKey: place) ?? EncodedStack(at: place, encoder) else { return nil }
      stack.update(to: screens, encoder)
      stacks[place] = stack
      return stack
    }

    var json = JSONText(#"{"shape":"#)
    json.append(encoder.json(of: snapshot.shape))
    json.append(#","state":{"modals":["#)
    for modal in state.modals {
      guard let stack = encoded(.modal(modal.screen), modal.stack) else { break }
      json.separate()
      switch modal.screen {
      case .sheet: json.append(modal.detent.map { #"{"detent":"\#($0)","sheet":"# } ?? #"{"sheet":"#)
      case .cover: json.append(#"{"cover":"#)
      }
      json.append(stack.root)
      json.append(#","stack":["#)
      json.append(stack.screens)
      json.append("]}")
    }
    json.append(#"],"stacks":{"#)
    for tab in tabs {
      let screens = state[stack: .tab(tab)]
      guard !screens.isEmpty, let stack = encoded(.tab(tab), screens) else { continue }
      json.separate()
      json.append(stack.root)
      json.append(":[")
      json.append(stack.screens)
      json.append("]")
    }
    json.append(#"},"tab":"#)
    json.append(encoder.json(of: state.selectedTab.name))
    json.append(#","windows":["#)
    for window in state.windows {
      guard let stack = encoded(.window(window.window), window.stack) else { continue }
      json.separate()
      json.append(#"{"stack":["#)
      json.append(stack.screens)
      json.append(#"],"window":"#)
      json.append(stack.root)
      json.append("}")
    }
    json.append(#"]},"waymark":1}"#)
    return Data(json.bytes)
  }
}

extension NavigationSnapshot {
  func data() -> Data {
    var writer = SnapshotWriter<Spec>()
    return writer.data(of: self)
  }
}

struct EncodedStack<Spec: NavigationSpec> {
  let root: JSONText
  private(set) var screens = JSONText()
  private var routes: [Spec.Route] = []
  private var ends: [Int] = []

  init?(at place: NavigationPlace<Spec>, _ encoder: ScreenEncoder) {
    let json =
      switch place {
      case .tab(let tab): encoder.json(of: tab.name)
      case .modal(.sheet(let sheet)): encoder.json(of: sheet)
      case .modal(.cover(let cover)): encoder.json(of: cover)
      case .window(let window): encoder.json(of: window)
      // A snapshot contains no gates.
      case .gate: JSONText?.none
      }
    guard let json else { return nil }
    root = json
  }

  /// Encodes the screens above the first difference. A screen that can't be encoded is omitted with all above it.
  mutating func update(to next: [Spec.Route], _ encoder: ScreenEncoder) {
    // The comparison of two arrays with the same storage takes constant time.
    guard next != routes else { return }
    let kept = min(routes.commonPrefixCount(with: next), ends.count)
    ends.removeSubrange(kept...)
    screens.truncate(to: ends.last ?? 0)
    for route in next[kept...] {
      guard let json = encoder.json(of: route) else { break }
      screens.separate()
      screens.append(json)
      ends.append(screens.bytes.count)
    }
    routes = next
  }
}

struct ScreenEncoder {
  private let encoder: JSONEncoder

  init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
  }

  /// JSON can't represent infinite numbers or arguments whose types aren't `Encodable`.
  func json(of value: some Encodable) -> JSONText? { (try? encoder.encode(value)).map(JSONText.init(bytes:)) }
}

struct JSONText {
  private(set) var bytes: [UInt8]

  init(_ text: String = "") { bytes = Array(text.utf8) }

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func append(_ text: JSONText?) { if let text { bytes.append(contentsOf: text.bytes) } }

  /// Unless the next value is the first of a list or an object.
  mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "["), UInt8(ascii: "{"): return
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  mutating func truncate(to count: Int) { bytes.removeSubrange(count...) }
}
