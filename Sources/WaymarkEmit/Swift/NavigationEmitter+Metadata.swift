import SwiftWriter
import WaymarkModel

extension NavigationEmitter {
  /// Emits the structure with a property for each metadata key.
  ///
  /// The values are attributes of the ``CaseTable``, and the initializer converts the attributes of one line. The code for
  /// metadata therefore grows with the number of keys, not with the number of screens (Docs/Decisions/24).
  func emitMetadata(_ writer: inout SwiftWriter) {
    guard !model.metadataKeys.isEmpty else { return }
    writer.blank()
    writer.documentation("The metadata of a tab or screen.")
    writer.block("\(access)struct Metadata: WaymarkNavigation.NavigationMetadata") { writer in
      for key in model.metadataKeys {
        writer.document(.metadataKey, key.name, model)
        let type = ParameterShape(key, model).swiftType(in: nil)
        writer.line("\(access)let \(Identifier(key.name.string)): \(type)")
      }
      writer.blank()
      writer.block("\(access)init(_ values: WaymarkNavigation._MetadataValues)") { writer in
        for key in model.metadataKeys {
          writer.line("self.\(Identifier(key.name.string)) = values.\(reader(key))")
        }
      }
    }
  }

  /// Returns the expression that reads the value of a key, such as `optionalInt("priority") ?? 1`.
  private func reader(_ key: Parameter) -> SwiftText {
    let name = StringLiteral(key.name.string)
    guard case .defaulted = key.arity, let value = DefaultValue.value(key, model) else {
      return "\(ParameterShape(key, model).reader)(\(name))"
    }
    // A plain `.none` could mean `nil`.
    let type: SwiftText =
      if case .enumeration(let enumName) = ParameterShape(key, model).base {
        "\(namespace).\(Identifier(enumName))"
      } else { "" }
    let optional = Parameter(name: key.name, type: key.type, arity: .optional)
    return "\(ParameterShape(optional, model).reader)(\(name)) ?? \(type)\(value)"
  }

  /// Emits the properties of a tab that contain the metadata.
  func emitTabMetadata(_ writer: inout SwiftWriter) {
    guard !model.metadataKeys.isEmpty else { return }
    writer.blank()
    writer.documentation("The metadata of the tab.")
    writer.line("\(access)var metadata: \(namespace).Metadata { .init(_metadata) }")
    writer.blank()
    writer.block("\(access)static var _metadataTable: StaticString") { writer in
      writer.multilineLiteral(model.tabs.map { CaseRowText.metadataRow($0, model) })
    }
  }
}
