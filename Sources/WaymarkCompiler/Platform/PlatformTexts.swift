import AppleFormats
import WaymarkDiagnostics
import WaymarkEmit
import WaymarkModel

/// What the platform is told of a spec's links, part by part, as texts.
package struct PlatformTexts {
  /// Why there is no such text, or no place for it.
  package struct PartError: Error {
    package let message: String
  }

  private let model: NavigationModel

  /// The texts of a spec; nil where it has errors.
  package init?(_ compilation: Compilation) {
    guard let model = compilation.model else { return nil }
    self.model = model
  }

  /// Whether the spec has links that a part is about.
  package func has(_ part: PlatformPart) -> Bool {
    switch part {
    case .association, .entitlements: model.origins.contains(where: \.isWeb)
    case .infoPlist: !model.origins.allSatisfy(\.isWeb)
    }
  }

  /// Where a part goes, for people.
  package func place(of part: PlatformPart) -> String {
    let entry = model.spec.root.apple
    func named(_ path: String?) -> String { path.map { " (\(PrintableText.of($0)))" } ?? "" }
    switch part {
    case .association:
      let hosts = model.origins.flatMap(\.hosts)
      let first = hosts.first.map { "https://\($0.text)/.well-known/apple-app-site-association" } ?? ""
      return first + (hosts.count > 1 ? ", and so on each other host" : "") + named(entry?.association?.string)
    case .infoPlist: return "the app's Info.plist" + named(entry?.infoPlist?.string)
    case .entitlements: return "the app's entitlements" + named(entry?.entitlements?.string)
    }
  }

  /// A part's text; a error where the spec has no such links, no app is named, or no system would read the file.
  package func text(of part: PlatformPart) -> Result<String, PartError> {
    guard has(part) else {
      return .failure(
        PartError(
          message: part == .infoPlist
            ? "no origin has a custom scheme, so there are no URL types"
            : "no origin has hosts, so there are no universal links; "
              + "add `origins: { web: { hosts: [\(model.app.string.lowercased()).example] } }`"))
    }
    return switch part {
    case .association: association
    case .infoPlist: .success(URLTypesEmitter.types(of: model).propertyList)
    case .entitlements: .success(EntitlementsEmitter.domains(of: model).propertyList)
    }
  }

  private var association: Result<String, PartError> {
    guard let entry = model.spec.root.apple, !entry.appIDs.isEmpty else {
      return .failure(
        PartError(
          message: "the spec does not say which app opens its links; "
            + "add `apple: { appIDs: [TEAM.com.example.\(model.app.string.lowercased())] }`, each with its prefix"))
    }
    let text = AssociationEmitter.file(of: model).json
    guard text.utf8.count <= Self.largestAssociation else {
      return .failure(
        PartError(
          message: "the association file would have \(text.utf8.count) bytes, and the system reads none of more than "
            + "\(Self.largestAssociation); let one pattern stand for many links, with `{...}` say"))
    }
    return .success(text)
  }

  // MARK: The file that is written

  /// The bytes that an association file can have; of a larger one nothing is known.
  package static let largestAssociation = AssociationFile.largestSize

  /// Where the spec says that the association file is.
  package var associationPath: Result<String, PartError> {
    model.spec.root.apple?.association.map { .success($0.string) }
      ?? .failure(
        PartError(
          message:
            "the spec does not say where the file is; add `apple: { association: Web/apple-app-site-association }`"
        ))
  }

  /// What a file holds besides what is known of the spec's apps; nil where that is all.
  package func loss(in association: [UInt8]) -> String? {
    AssociationFile.loss(in: association, besidesLinksOf: model.spec.root.apple?.appIDs.map(\.string) ?? [])
  }
}
