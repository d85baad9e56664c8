import SpecText

/// The Model Context Protocol, revision 2025-06-18: <https://modelcontextprotocol.io/specification/2025-06-18>. Each tool
/// compiles the spec again, because the agent edits its files.
final class AgentServer: MessageServer {
  /// The newest revision is the first. The older ones have the same messages, except for batches, which the transport
  /// accepts in all revisions.
  private static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let version: String
  private let scope: SpecScope
  private var isInitialized = false

  init(version: String, scope: SpecScope) {
    self.version = version
    self.scope = scope
  }

  let parentProcess: Int? = nil
  let exitStatus: Int32? = nil

  func flush() -> [JSONValue] { [] }

  func handle(_ message: Message) -> [JSONValue] {
    switch message {
    case .invalid(let id, let error): return [.response(id, .failure(error))]
    // The server sends no requests, and needs no notification of the client.
    case .response, .notification: return []
    case .request(let id, let method, let params):
      return [.response(id, Result { () throws(ResponseError) in try answer(method, params) })]
    }
  }

  private func answer(_ method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch method {
    case "ping": return .object([:])
    case "initialize": return try initialize(params)
    case "tools/list":
      try checkIsInitialized()
      // All tools are on the first page.
      guard params["cursor"]?.string == nil else {
        throw ResponseError(.invalidParams, "the list of tools has only one page, so there is no cursor")
      }
      return .object(["tools": .array(AgentTool.all.map(\.json))])
    case "tools/call":
      try checkIsInitialized()
      return try call(params)
    default: throw ResponseError(.methodNotFound, "the server has no method \(Self.shown(method))")
    }
  }

  private func checkIsInitialized() throws(ResponseError) {
    guard isInitialized else { throw ResponseError(.invalidRequest, "the first request must be `initialize`") }
  }

  private func initialize(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard !isInitialized else { throw ResponseError(.invalidRequest, "the server is already initialized") }
    guard let revision = params["protocolVersion"]?.string else {
      throw ResponseError(.invalidParams, "`protocolVersion` must be a revision such as `\(Self.revisions[0])`")
    }
    isInitialized = true
    return .object([
      "protocolVersion": .string(Self.revisions.contains(revision) ? revision : Self.revisions[0]),
      "capabilities": .object(["tools": .object([:])]),
      "serverInfo": .object([
        "name": .string("waymark"), "title": .string("Waymark"), "version": .string(version),
      ]),
      "instructions": .string(Self.instructions),
    ])
  }

  private static let instructions = """
    A spec (NAME.nav.yaml) describes the tabs, screens, and links of an app. Call list_places before you edit a spec. \
    Check an edit with check_spec, also before you write the file, until there are no errors. Prove with resolve_url \
    that a link opens the intended screen. The tools never write a file.
    """

  private func call(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let name = params["name"]?.string else {
      throw ResponseError(.invalidParams, "`name` must be the name of a tool")
    }
    let names = AgentTool.all.map(\.name)
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
      let question = Suggestion.question(for: name, among: names) ?? "the tools are \(names.joined(or: "and"))"
      throw ResponseError(.invalidParams, "there is no tool \(Self.shown(name)); \(question)")
    }
    let inputs = try ToolInputs(params["arguments"] ?? .null, of: tool)
    do {
      return try tool.run(inputs, scope).json
    } catch {
      let message = (error as? CommandError)?.message ?? "\(error)"
      return ToolResult(text: PrintableText.of(message) + "\n", isError: true).json
    }
  }

  static func shown(_ name: String) -> String { PrintableText.of("\(Quoted(name))") }
}
