import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel

/// The changes to metadata.
///
/// A key is a property of the generated structure `Metadata`, so the removal or a new type of a key breaks code. A new
/// value of a tab or screen only affects behavior.
extension SourceChanges {
  mutating func compareMetadata() {
    let (old, new) = (pair.old.metadataKeys, pair.new.metadataKeys)
    let keys = NamePairs(old.map(\.name.string), new.map(\.name.string))
    compareCases(
      keys, old, new, name: { "Metadata.\($0.name.string)" }, subject: { $0.name.string }, span: { $0.name.span },
      addition: "the metadata of each tab and screen has the new property")
    var unchanged: [NamePairs.Pair] = []
    for key in keys.pairs {
      let (former, present) = (old[key.old], new[key.new])
      let types = (former.swiftType(in: pair.old), present.swiftType(in: pair.new))
      if PayloadChanges.isSameType(former, present, types.0, types.1, pair) {
        unchanged.append(key)
      } else {
        reportType(of: present, types, before: former)
      }
    }
    for key in unchanged { compareDefault(key) }
    for tab in pair.tabs.pairs {
      let (former, present) = (pair.old.tabs[tab.old], pair.new.tabs[tab.new])
      compareValues(
        unchanged, ("tab", former.name.string), former.metadata, present.metadata, (former.name.span, present.name.span)
      )
    }
    for route in pair.routes.pairs {
      let (former, present) = (pair.old.routes[route.old], pair.new.routes[route.new])
      compareValues(
        unchanged, ("route", former.name.string), former.metadata, present.metadata,
        (former.name.span, present.name.span))
    }
  }

  private mutating func reportType(of key: Parameter, _ types: (String, String), before old: Parameter) {
    add(
      key.name.string, "the type of `Metadata.\(key.name.string)` changed from `\(types.0)` to `\(types.1)`",
      isBreaking: true, help: "update the code that reads the property", before: old.name.span, after: key.name.span)
  }

  private mutating func compareDefault(_ key: NamePairs.Pair) {
    let (old, new) = (pair.old.metadata(key.old, in: []), pair.new.metadata(key.new, in: []))
    guard old != new else { return }
    let name = pair.new.metadataKeys[key.new].name
    add(
      name.string, "the default value of the metadata key `\(name.string)` changed from \(old.words) to \(new.words)",
      isBreaking: false, before: pair.old.metadataKeys[key.old].name.span, after: name.span)
  }

  /// Compares the values of a tab or screen. If neither version declares a value, the change of the default value is
  /// reported with the key.
  private mutating func compareValues(
    _ keys: [NamePairs.Pair], _ owner: (kind: String, name: String), _ former: [MetadataValue],
    _ present: [MetadataValue], _ spans: (Span, Span)
  ) {
    for key in keys {
      let given = (former[ofKey: key.old], present[ofKey: key.new])
      guard given.0 != nil || given.1 != nil else { continue }
      let (old, new) = (pair.old.metadata(key.old, in: former), pair.new.metadata(key.new, in: present))
      guard old != new else { continue }
      add(
        owner.name,
        "the metadata `\(pair.new.metadataKeys[key.new].name.string)` of the \(owner.kind) `\(owner.name)` changed from "
          + "\(old.words) to \(new.words)",
        isBreaking: false, before: given.0?.span ?? spans.0, after: given.1?.span ?? spans.1)
    }
  }
}

extension Argument {
  /// The value of a metadata key in a message.
  fileprivate var words: String { if case .none = self { "no value" } else { "\(Quoted(metadataText))" } }
}
