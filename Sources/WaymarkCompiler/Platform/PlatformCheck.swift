import WaymarkDiagnostics
import WaymarkModel
import WaymarkRules

/// A comparison of a spec's links with the app's association file, entitlements, and Info.plist.
package struct PlatformCheck {
  /// The findings of the comparison, and any errors that prevented the comparison.
  package let findings: [Diagnostic]
  /// The keys for file paths in the `apple` mapping. The first array lists the keys that the spec contains, and the
  /// second array lists the keys that the spec omits.
  package let named, unnamed: [String]
  /// A Boolean value that indicates whether the comparison was performed.
  package let isComplete: Bool
  /// A summary that contains the numbers of compared links, hosts, and schemes.
  package let summary: String

  /// Creates a comparison.
  ///
  /// - Parameter compilation: The result of compiling a spec and loading its platform files.
  package init(_ compilation: Compilation) {
    findings = compilation.diagnostics.filter { Self.reported.contains($0.id) || $0.guardsMeaning }
    let entry = compilation.links?.model.spec.root.apple
    let paths = [
      ("association", entry?.association), ("infoPlist", entry?.infoPlist), ("entitlements", entry?.entitlements),
    ]
    named = paths.filter { $0.1 != nil }.map(\.0)
    unnamed = paths.filter { $0.1 == nil }.map(\.0)
    isComplete = compilation.isJudged && compilation.links != nil
    summary = compilation.links.map { [named] in Self.summary($0.model, named) } ?? ""
  }

  private static func summary(_ model: NavigationModel, _ named: [String]) -> String {
    named.map { key in
      switch key {
      case "association": (0, counted(model.links.count { $0.pattern.isOnWeb }, "link"))
      case "entitlements": (1, counted(Set(model.origins.flatMap(\.hosts)).count, "host"))
      default: (2, counted(Set(model.origins.filter { !$0.isWeb }.flatMap(\.schemes)).count, "scheme"))
      }
    }.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: ", ")
  }

  private static let reported = Set(
    RuleRegistry.rules.filter { $0.requirement == .platformFiles }.map(\.id)
      + [CompilerDiagnostic.invalidAssociation.id, CompilerDiagnostic.invalidPropertyList.id])
}
