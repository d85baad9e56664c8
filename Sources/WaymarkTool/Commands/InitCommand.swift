import SpecText
import WaymarkCompiler

extension Command {
  static let start = Command(
    name: "init", operands: "[NAME]", summary: "create a starter spec and show the next steps",
    discussion: """
      NAME is the name of the app, as in `waymark init Fruits`. The default is the
      name of the current folder in UpperCamelCase.

      In a package, the command writes NAME.nav.yaml to Sources/NAME. If this folder
      does not exist, but Sources contains only one folder, the command writes the
      file to that folder. In all other cases, the command writes the file to the
      current folder. The command never overwrites an existing file.

      The command also writes \(SchemaFile.name), which is the output of
      `waymark schema`. The first line of the spec names this file for the YAML
      language server, so that editors complete and check the spec.

      In the folder of the package, or else in the current folder, the command writes
      AGENTS.md, which tells coding agents how to edit and check the spec. If the file
      exists, the command prints the lines to add.
      """,
    options: [],
    run: start
  )

  private static func start(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands.count < 2 else { throw CommandError("`init` accepts only one NAME") }
    let here = FileSystem.currentFolder
    let name =
      try arguments.operands.first.map { name throws(CommandError) in try StarterSpec.checkedName(name) }
      ?? StarterSpec.name(ofFolder: here)
    let place = place(of: name, in: here)
    let path = FileSystem.joined(place.folder, "\(name).nav.yaml")
    guard !FileSystem.exists(path), !FileSystem.isLink(path) else {
      throw CommandError("\(path) already exists, so nothing was written; choose another name or edit that file")
    }
    if let other = try specs(in: place.folder).first {
      throw CommandError("the folder already contains the spec \(other); edit that spec or choose another folder")
    }
    let source = SourceFile(path: path, bytes: Array(StarterSpec.text(app: name).utf8))
    try StarterSpec.checkIsFree(name)
    try FileSystem.write(source.bytes, to: path)
    let schema = FileSystem.joined(place.folder, SchemaFile.name)
    var messages = ["wrote \(path)"]
    if !FileSystem.exists(schema), !FileSystem.isLink(schema) {
      try FileSystem.write(Array(SchemaFile.text.utf8), to: schema)
      messages.append("wrote \(schema)")
    }
    let agents = FileSystem.joined(place.package, AgentsFile.name)
    let section = AgentsFile.text(spec: place.pathInPackage(of: path), app: name)
    let hasAgents = FileSystem.exists(agents) || FileSystem.isLink(agents)
    if !hasAgents {
      try FileSystem.write(Array(section.utf8), to: agents)
      messages.append("wrote \(agents)")
    }
    var text = messages.map { PrintableText.whole($0) + "\n" }.joined() + "\n" + nextSteps(name, path, place)
    if hasAgents, !AgentsFile.hasSection(at: agents) {
      text += "\nFor coding agents, add these lines to \(PrintableText.whole(agents)):\n\n\(indented(section))"
    }
    console.write(text)
    return .clean
  }

  private struct Place {
    var folder = ""
    var target: String?
    var hasSwift = true
    var hasPlugin = false
    /// The path from the current folder to the package; empty for the current folder.
    var package = ""

    func pathInPackage(of path: String) -> String {
      package.isEmpty ? path : FileSystem.joined("Sources/\(target ?? "")", path)
    }
  }

  private static func place(of name: String, in here: String) -> Place {
    func hasSwift(_ folder: String) -> Bool {
      (try? FileSystem.names(in: folder))?.contains { $0.hasSuffix(".swift") } ?? false
    }
    if FileSystem.exists("Package.swift") {
      let folders = ((try? FileSystem.names(in: "Sources")) ?? []).filter { FileSystem.isFolder("Sources/\($0)") }
      guard let target = folders.contains(name) ? name : folders.count == 1 ? folders[0] : nil else { return Place() }
      let folder = "Sources/\(target)"
      return Place(folder: folder, target: target, hasSwift: hasSwift(folder), hasPlugin: hasPlugin("Package.swift"))
    }
    let sources = FileSystem.folder(of: here)
    let package = FileSystem.appending(to: FileSystem.folder(of: sources), "Package.swift")
    guard FileSystem.name(of: sources) == "Sources", FileSystem.exists(package) else { return Place() }
    return Place(
      target: FileSystem.name(of: here), hasSwift: hasSwift("."), hasPlugin: hasPlugin(package), package: "../..")
  }

  private static func hasPlugin(_ package: String) -> Bool {
    let text = (try? FileSystem.read(package, limit: Compiler.largestFile)) ?? []
    return String(decoding: text, as: UTF8.self).contains("WaymarkGenerate")
  }

  private static func specs(in folder: String) throws -> [String] {
    try FileSystem.sorted(FileSystem.names(in: folder.isEmpty ? "." : folder)).map { FileSystem.joined(folder, $0) }
      .filter { path in
        guard path.hasSuffix(".nav.yaml"), let bytes = try? FileSystem.read(path, limit: Compiler.largestFile) else {
          return false
        }
        return Compiler.isRoot(SourceFile(path: path, bytes: bytes))
      }
  }

  private static func nextSteps(_ name: String, _ path: String, _ place: Place) -> String {
    var paragraphs: [String] = []
    if place.target == nil {
      paragraphs.append("Move both files to the folder of the target that uses the spec, such as Sources/\(name).")
    }
    if !place.hasPlugin {
      paragraphs.append(
        "Add these lines to Package.swift. `Scripts/release.sh` in a clone of Waymark writes the package:")
      paragraphs.append(indented(StarterSpec.packageLines(target: PrintableText.whole(place.target ?? name))))
    }
    if place.target == nil || !place.hasSwift {
      paragraphs.append("The target needs at least one Swift file next to the spec. The file can be empty.")
    }
    let commands = [
      ("waymark lint \(path)", "checks the spec"), ("waymark links \(path)", "lists its links"),
      ("waymark resolve \(path) \(name.lowercased())://items/42", "resolves a URL"),
      ("swift build", "generates \(name)Navigation"),
    ]
    let width = commands.map(\.0.count).max() ?? 0
    let list = commands.map { $0.padded(to: width) + "   " + $1 }
    paragraphs.append("Then:")
    paragraphs.append(indented(list.joined(separator: "\n")))
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}

enum StarterSpec {

  static func checkedName(_ name: String, example: String = "waymark init Fruits") throws(CommandError) -> String {
    guard !name.isEmpty else { throw CommandError("the name of the app is empty; specify one, as in `\(example)`") }
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
