import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkFiles

/// The starter spec and the lines for Package.swift that `waymark init` provides.
enum StarterSpec {
  // MARK: Names

  static func checkedName(
    _ name: String, example: String = "waymark init Fruits"
  ) throws(CommandError) -> String {
    guard !name.isEmpty else {
      throw CommandError("the name of the app is empty; specify one, as in `\(example)`")
    }
    let good = upperCamelCase(name)
    guard name == good else {
      throw CommandError(
        "`\(name)` is not a valid app name, which is UpperCamelCase with letters A to Z and digits"
          + (good.map { "; use `\($0)`" } ?? ", as in `\(example)`"))
    }
    return name
  }

  static func checkIsFree(_ name: String, example: String = "waymark init Fruits") throws(CommandError) {
    let source = SourceFile(path: "\(name).nav.yaml", bytes: Array(text(app: name).utf8))
    let findings = Compiler.compile(source, goal: .linkTable, include: { _ in .success([]) }).diagnostics
    if let finding = findings.first {
      throw CommandError(
        "`\(name)` cannot be the name of the app: \(finding.message); choose another name, as in `\(example)`")
    }
  }

  /// Returns the app name for a folder, such as `MyApp` for the folder `my-app`.
  static func name(ofFolder path: String) throws(CommandError) -> String {
    let folder = FileSystem.name(of: path)
    guard let name = upperCamelCase(folder) else {
      throw CommandError(
        "the folder name `\(folder)` does not contain an app name; specify one, as in `waymark init Fruits`")
    }
    return name
  }

  private static func upperCamelCase(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }), text.utf8.count <= 64 else { return nil }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first?.first, first.isLetter else { return nil }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  // MARK: Texts

  static func text(app name: String) -> String {
    let scheme = name.lowercased()
    return """
      \(SchemaFile.modeline)
      # The navigation of \(name): its tabs, screens and links.
      # `waymark lint` checks the spec, and `waymark explain RULE` explains a finding.
      waymark: 1
      app: \(name)  # names the generated code, \(name)Navigation

      # swift: {access: public}  # if other modules use the navigation

      # The origins of URLs, such as \(scheme)://items/42. For universal links, add
      #   web: {hosts: [www.example.com]}
      origins:
        app: {schemes: [\(scheme)]}

      # Each tab is a case of \(name)Navigation.Tab, in the order of the tab bar.
      tabs:
        home:
          title: Home
          icon: house     # an SF Symbol; {asset: name} for an image asset
          opens: [item]   # the screens that this tab's screen opens
          links: [/home]  # selects the tab and shows its root
        settings:
          title: Settings
          icon: gear
          opens: [about]
          links: [/settings]

      routes:
        # A pushed screen: Route.item(id: 42).
        item:
          in: [home]         # the tabs that can push the screen
          params: {id: Int}  # also "String?", Int = 1, List<String>
          title: Item
          summary: One item of the list.  # for developers: in the generated documentation
          links:
            - url: "/items/{id}"     # braces need quotes
              examples: [/items/42]  # must land here, or lint fails
        # A screen over a tab: Sheet.about. Other presentations are `cover` and `window`.
        about:
          present: sheet
          title: About
          links:
            - {url: /about, in: settings}  # `in`: the tab behind the sheet

      """
  }

  static func packageLines(target: String) -> String {
    """
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(path: "../waymark/dist/waymark-swift")],
    targets: [
      .target(
        name: "\(target)",
        dependencies: [.product(name: "WaymarkNavigation", package: "waymark-swift")],
        plugins: [.plugin(name: "WaymarkGenerate", package: "waymark-swift")]
      )
    ]
    """
  }
}
