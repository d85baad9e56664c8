import LinkResolving
import SpecText
import WaymarkCompiler
import WaymarkOutput

final class MapSite {
  private let argument: String
  private let base = FileSystem.currentFolder
  private let tools: LivePage.Tools
  private let launcher: Launcher
  private var page: LivePage
  private var watcher: FileWatcher
  /// Why the page shows an older version of the spec.
  private var problem: String?

  init(_ argument: String, _ tools: LivePage.Tools, _ launcher: Launcher) throws(CommandError) {
    self.argument = argument
    self.tools = tools
    self.launcher = launcher
    let record = FileRecord(base: base)
    page = LivePage(try Self.compile(argument, record), after: nil, tools)
    watcher = FileWatcher(record)
  }

  var delay: Duration { launcher.isIdle ? watcher.delay : min(watcher.delay, .milliseconds(100)) }

  func update() -> String {
    var events = launcher.failures().map(Self.notice).joined()
    guard watcher.check() != nil else { return events }
    FileSystem.enter(base)
    let record = FileRecord(base: base)
    let former = problem
    do throws(CommandError) {
      let compilation = try Self.compile(argument, record)
      problem = nil
      if !page.isSame(as: compilation) { page = LivePage(compilation, after: page, tools) }
    } catch {
      problem = "\(PrintableText.of(error.message)). The page shows the last version."
    }
    watcher = FileWatcher(record)
    if problem != former { events += Self.notice(problem ?? "") }
    return events + version
  }

  func answer(_ request: HTTPRequest, path: String) -> HTTPResponse {
    let responses: [String: (method: String, answer: () -> HTTPResponse)] = [
      "": (
        "GET",
        { [page] in
          HTTPResponse(.ok, contentType: "text/html; charset=utf-8", body: page.html, contentPolicy: HTMLMap.livePolicy)
        }
      ),
      "events": ("GET", { [problem, version] in .eventStream(version + (problem.map(Self.notice) ?? "")) }),
      "open": ("POST", { self.openEditor(String(decoding: request.body, as: UTF8.self)) }),
      "simulator": ("POST", { self.openSimulator(String(decoding: request.body, as: UTF8.self)) }),
    ]
    guard let (method, answer) = responses[path] else { return AccessPolicy.notFound }
    return request.method == method ? answer() : .methodNotAllowed(method)
  }

  private static func compile(_ argument: String, _ record: FileRecord) throws(CommandError) -> Compilation {
    try SpecFiles(argument, in: .disk.recording(in: record)).compile(.linkTable, readsFiles: true)
  }

  private var version: String { HTTPServer.event("version", "\(page.version)") }
  private static func notice(_ text: String) -> String { HTTPServer.event("notice", text) }

  private func openEditor(_ place: String) -> HTTPResponse {
    let numbers = place.split(separator: " ", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }) else {
      return HTTPResponse(.badRequest, "a place has four numbers")
    }
    guard numbers[0] == page.version else { return HTTPResponse(.conflict, "the page is out of date; load it again") }
    guard let path = page.path(ofFile: numbers[1], line: numbers[2]) else {
      return HTTPResponse(.conflict, "the spec has no such place; load the page again")
    }
    switch tools.editor {
    case .failure(let error): return HTTPResponse(.conflict, error.reason)
    case .success(let editor):
      let arguments = editor.arguments(path: path, line: numbers[2], column: min(numbers[3], 10_000))
      return launcher.start(editor.program, arguments, name: editor.name)
    }
  }

  private func openSimulator(_ url: String) -> HTTPResponse {
    guard let simulator = tools.simulator else { return HTTPResponse(.conflict, "xcrun is not in PATH; install Xcode") }
    switch page.resolver?.resolve(url).outcome {
    case .landed, .redirected:
      return launcher.start(
        simulator, ["simctl", "openurl", "booted", SimctlInventory.escaped(url)], name: "simctl openurl")
    case .unmatched, .refused, nil: return HTTPResponse(.conflict, "no link of the spec matches this URL")
    }
  }
}

struct LivePage {
  let compilation: Compilation
  let version: Int
  /// The last map with screens. While a file is not valid YAML, the spec has none.
  private let map: AppMap
  let resolver: URLResolver?
  let html: [UInt8]

  struct Tools {
    let editor: Result<Editor, Editor.UnusableError>
    let simulator: String?
  }

  init(_ compilation: Compilation, after former: LivePage?, _ tools: Tools) {
    self.compilation = compilation
    version = (former?.version ?? 0) + 1
    let current = compilation.map()
    let isKept = current.screens.isEmpty && former.map { !$0.map.screens.isEmpty } == true
    map = isKept ? former?.map.showing(findingsOf: current) ?? current : current
    resolver = isKept ? former?.resolver : compilation.resolver
    var data: [String: JSONValue] = [
      "version": .number("\(version)"),
      "files": .array(compilation.files.map { .object(["name": .string($0.name), "path": .string($0.identity)]) }),
      "hasSimulator": .bool(tools.simulator != nil),
    ]
    switch tools.editor {
    case .success(let editor): (data["editor"], data["editorProblem"]) = (.string(editor.name), .null)
    case .failure(let error): (data["editor"], data["editorProblem"]) = (.null, .string(error.reason))
    }
    html = Array(HTMLMap.text(of: MapDrawing(map), live: JSONValue.object(data).text).utf8)
  }

  func isSame(as other: Compilation) -> Bool {
    let (old, new) = (compilation, other)
    return old.files.map(\.identity) == new.files.map(\.identity) && old.files.map(\.bytes) == new.files.map(\.bytes)
      && old.diagnostics.map(\.message) == new.diagnostics.map(\.message)
  }

  func path(ofFile file: Int, line: Int) -> String? {
    guard compilation.files.indices.contains(file), SourceLines(compilation.files[file])[line] != nil else {
      return nil
    }
    return compilation.files[file].identity
  }
}
