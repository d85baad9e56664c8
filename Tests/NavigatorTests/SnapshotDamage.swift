import Foundation
import TestSupport

/// Random damage to snapshots.
enum SnapshotDamage {
  static func damaged(_ data: Data, _ random: inout SplitMix64) -> Data {
    var data = data
    for _ in 0...random.below(2) {
      data = random.once(in: 4) ? damagedBytes(data, &random) : damagedTree(data, &random)
    }
    return data
  }

  private static let pieces = [
    "null", "[", "]", "{", "}", ",", ":", "\"", "1e999", "-0", "99999999999999999999", "\\u0000", "\\ud800", "true",
    "\"tab\":\"find\",", "\"stacks\":{},", "\u{FEFF}", "\u{0}", "[[[[", "\"\"",
  ]

  private static func damagedBytes(_ data: Data, _ random: inout SplitMix64) -> Data {
    var bytes = Array(data)
    if bytes.isEmpty { return data }
    let place = random.below(bytes.count)
    let end = min(bytes.count, place + 1 + random.below(random.once(in: 4) ? bytes.count : 6))
    switch random.below(6) {
    case 0: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1: bytes[place] = UInt8(random.below(256))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.insert(contentsOf: Array(random.pick(pieces).utf8), at: place)
    default: bytes.replaceSubrange(place..<end, with: Array(random.pick(pieces).utf8))
    }
    return Data(bytes)
  }

  /// Returns a snapshot with one changed value, which is still valid JSON.
  static func damagedTree(_ data: Data, _ random: inout SplitMix64) -> Data {
    guard let tree = try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]) else { return data }
    var damaged = tree
    // Damage outside of the state usually makes the complete snapshot invalid, so most damage is inside.
    if var object = tree as? [String: Any], let state = object["state"], !random.once(in: 8) {
      object["state"] = damagedValue(state, &random)
      damaged = object
    } else {
      damaged = damagedValue(tree, &random)
    }
    return (try? JSONSerialization.data(withJSONObject: damaged, options: [.fragmentsAllowed, .sortedKeys])) ?? data
  }

  static func damagedValue(_ value: Any, _ random: inout SplitMix64) -> Any {
    if random.once(in: 5) { return replacement(value, &random) }
    if var list = value as? [Any], !list.isEmpty {
      let index = random.below(list.count)
      switch random.below(8) {
      case 0: list.remove(at: index)
      case 1: list.insert(list[index], at: index)
      case 2: list.shuffle(using: &random)
      case 3: if random.once(in: 8) { list = Array(repeating: list[index], count: 500) }
      default: list[index] = damagedValue(list[index], &random)
      }
      return list
    }
    if var object = value as? [String: Any], let key = object.keys.sorted().randomElement(using: &random) {
      switch random.below(8) {
      case 0: object[key] = nil
      case 1: object[random.pick(names)] = object.removeValue(forKey: key)
      case 2: object[random.pick(names)] = object[key]
      default: object[key] = damagedValue(object[key]!, &random)
      }
      return object
    }
    return replacement(value, &random)
  }

  private static let names = [
    "tab", "stacks", "modals", "sheet", "cover", "stack", "windows", "window", "tour", "shop", "find", "visits",
    "garden",
    "works",
    "work", "buy", "voucher", "terms", "clause", "page", "payment", "audio", "player", "playlist", "waymark", "shape",
    "state", "",
  ]

  private static let texts = [
    "", "0", "-1", "9223372036854775808", "1e400", "nan", "inf", "true", "2024-13-45", "999999999999-01-01",
    "-0001-01-01", "\u{0}", "\u{1F34C}", "e\u{301}", "3F2504E0", "http://[", String(repeating: "long ", count: 200),
  ]

  private static func replacement(_ value: Any, _ random: inout SplitMix64) -> Any {
    switch random.below(9) {
    case 0: return NSNull()
    case 1: return random.pick([0, 1, 2, -1, Int.max, Int.min])
    case 2: return random.pick([1.5, 1e300, -0.0])
    case 3: return random.once(in: 2)
    case 4: return random.pick(names)
    case 5: return random.pick(texts)
    case 6: return [value]
    case 7: return [random.pick(names): value]
    default:
      var nested = value
      for _ in 0..<random.pick([2, 20, 300]) { nested = [nested] }
      return nested
    }
  }
}
