import SpecText
import WaymarkCompiler

/// A tool that an agent can call, which only reads files.
struct AgentTool: Sendable {
  let name, title, description: String
  let inputs: [Input]
  let run: @Sendable (ToolInputs, SpecScope) throws -> ToolResult

  static let all: [AgentTool] = [.listPlaces, .explain, .resolveURL, .checkSpec, .listRules]

  /// A string.
  struct Input: Sendable {
    let name: String
    var isRequired = false
    /// In bytes.
    var limit = 4_096
    let description: String
  }

  var json: JSONValue {
    let properties = inputs.map { input in
      (input.name, JSONValue.object(["type": .string("string"), "description": .string(input.description)]))
    }
    return .object([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": .object([
        "type": .string("object"), "properties": .object(Dictionary(uniqueKeysWithValues: properties)),
        "required": .strings(inputs.filter(\.isRequired).map(\.name)), "additionalProperties": .bool(false),
      ]),
      "annotations": .object([
        "readOnlyHint": .bool(true), "destructiveHint": .bool(false), "idempotentHint": .bool(true),
        "openWorldHint": .bool(false),
      ]),
    ])
  }
}

extension AgentTool.Input {
  /// The inputs of all tools that compile a spec.
  static let spec: [Self] = [
    Self(
      name: "spec",
      description:
        "The path of the spec's root file, or of a folder that contains it. The default is the spec of the server."),
    Self(
      name: "text", limit: Compiler.largestFile,
      description: "The whole text of an edited file. It takes the place of the file's content, and is not written."),
    Self(
      name: "file", description: "The path of the file with the edited text. The default is the root file of the spec."),
  ]
}

/// The arguments of a call.
struct ToolInputs {
  private var values: [String: String] = [:]

  /// Some clients send `null` for an absent input.
  init(_ arguments: JSONValue, of tool: AgentTool) throws(ResponseError) {
    let members: [String: JSONValue]
    switch arguments {
    case .null: members = [:]
    case .object(let object): members = object
    default: throw ResponseError(.invalidParams, "`arguments` must be an object")
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let input = tool.inputs.first(where: { $0.name == name }) else {
        let inventory = Suggestion.inventory(of: tool.inputs.map(\.name), "input")
        throw ResponseError(
          .invalidParams, "`\(tool.name)` has no input \(AgentServer.shown(name)); \(inventory)")
      }
      if value.isNull { continue }
      guard let text = value.string else { throw ResponseError(.invalidParams, "`\(name)` must be a string") }
      guard text.utf8.count <= input.limit else {
        throw ResponseError(
          .invalidParams, "`\(name)` has \(text.utf8.count) bytes, and the maximum is \(input.limit) bytes")
      }
      values[name] = text
    }
    for input in tool.inputs where input.isRequired && values[input.name] == nil {
      throw ResponseError(.invalidParams, "`\(tool.name)` requires the input `\(input.name)`")
    }
  }

  subscript(name: String) -> String? { values[name] }
}

struct ToolResult {
  let text: String
  var content: JSONValue?
  var isError = false

  /// The spec has errors, and the tool needs a spec without errors.
  init(errorsOf compilation: Compilation) {
    text =
      compilation.textOfErrors
      + "The tool needs a spec without these errors; fix them, and check the spec with check_spec.\n"
    isError = true
  }

  init(text: String, content: JSONValue? = nil, isError: Bool = false) {
    self.text = text
    self.content = content
    self.isError = isError
  }

  var json: JSONValue {
    .members([
      "content": .array([.object(["type": .string("text"), "text": .string(text)])]), "structuredContent": content,
      "isError": .bool(isError),
    ])
  }
}

extension Compilation {
  /// The text of a terminal without colors.
  func text(of findings: [Diagnostic]) -> String {
    let text = TextRenderer(files: files, style: .excerpts(color: false)).render(findings)
    return text.isEmpty ? "" : text + "\n"
  }

  var textOfErrors: String { text(of: diagnostics.errors) }
}
