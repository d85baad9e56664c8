import Foundation
import WaymarkCompiler
import WaymarkDiagnostics

extension Command {
  /// `waymark init`.
  static let start = Command(
    name: "init",
    operands: "[NAME]",
    summary: "write a spec to start from, and say what to do with it",
    discussion: """
      NAME is the app's, as in `waymark init Fruits`; without it, the folder's. The
      spec, NAME.nav.yaml, goes into Sources/NAME where a package has that, or into
      the one folder in Sources, and else into this folder. No file is overwritten.
      """,
    options: [],
    run: start
  )

  private static func start(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard arguments.operands.count < 2 else { throw CommandError("`init` takes one NAME") }
    let here = FileManager.default.currentDirectoryPath
    let name = try arguments.operands.first.map(StarterSpec.checkedName) ?? StarterSpec.name(ofFolder: here)
    let place = place(of: name, in: here)
    let path = FileSystem.joined(place.folder, "\(name).nav.yaml")
    guard !FileSystem.exists(path), !FileSystem.isLink(path) else {
      throw CommandError("\(path) is there already, and nothing was written; choose another name, or edit that file")
    }
    if let other = try specs(in: place.folder).first {
      throw CommandError(
        "there is a spec already, \(other), and a folder has one; edit that, or start in another folder")
    }
    let source = SourceFile(path: path, bytes: Array(StarterSpec.text(app: name).utf8))
    // Some names are the language's own.
    let findings = Compiler.compile(source, goal: .linkTable, include: { _ in .success([]) }).diagnostics
    if let finding = findings.first {
      throw CommandError(
        "`\(name)` cannot be the app's name: \(finding.message); choose another, as in `waymark init Fruits`")
    }
    try FileSystem.write(source.bytes, to: path)
    console.write(PrintableText.whole("wrote \(path)") + "\n\n" + nextSteps(name, path, place))
    return .clean
  }

  /// Where a spec goes, and the target that has it.
  private struct Place {
    /// Empty for this folder.
    var folder = ""
    /// nil where that is not in a target's folder.
    var target: String?
    var hasSwift = true
    /// Whether the package speaks of the plugin already.
    var hasPlugin = false
  }

  private static func place(of name: String, in here: String) -> Place {
    func hasSwift(_ folder: String) -> Bool {
      (try? FileSystem.names(in: folder))?.contains { $0.hasSuffix(".swift") } ?? false
    }
    if FileSystem.exists("Package.swift") {
      let folders = ((try? FileSystem.names(in: "Sources")) ?? []).filter { FileSystem.isFolder("Sources/\($0)") }
      guard let target = folders.contains(name) ? name : folders.count == 1 ? folders[0] : nil else { return Place() }
      let folder = "Sources/\(target)"
      return Place(
        folder: folder, target: target, hasSwift: hasSwift(folder), hasPlugin: hasPlugin("Package.swift"))
    }
    let sources = FileSystem.folder(of: here)
    let package = (FileSystem.folder(of: sources) as NSString).appendingPathComponent("Package.swift")
    guard FileSystem.name(of: sources) == "Sources", FileSystem.exists(package) else { return Place() }
    return Place(target: FileSystem.name(of: here), hasSwift: hasSwift("."), hasPlugin: hasPlugin(package))
  }

  private static func hasPlugin(_ package: String) -> Bool {
    let text = (try? FileSystem.read(package, limit: Compiler.largestFile)) ?? []
    return String(decoding: text, as: UTF8.self).contains("WaymarkGenerate")
  }

  /// The specs that lie in a folder itself.
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
      paragraphs.append("Put it into the folder of the target that is to have it, such as Sources/\(name).")
    }
    if !place.hasPlugin {
      paragraphs.append("In Package.swift, with Waymark cloned into the folder beside this package:")
      paragraphs.append(indented(StarterSpec.packageLines(target: PrintableText.whole(place.target ?? name))))
    }
    if place.target == nil || !place.hasSwift {
      paragraphs.append("A target needs a Swift file. Beside the spec, one that is empty will do.")
    }
    let commands = [
      ("swift run waymark lint \(path)", "checks it"),
      ("swift run waymark links \(path)", "lists its links"),
      ("swift run waymark resolve \(path) \(name.lowercased())://items/42", "tries a URL"),
      ("swift build", "makes \(name)Navigation"),
    ]
    let width = commands.map(\.0.count).max() ?? 0
    let list = commands.map { $0.padded(to: width) + "   " + $1 }
    paragraphs.append("Then:")
    paragraphs.append(indented(list.joined(separator: "\n")))
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }
}
