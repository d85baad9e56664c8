extension Subprocess {
  package static func path(of name: String, environment: [String: String]) -> String? {
    // A relative folder in PATH could be a folder of the package.
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    return folders.map { $0 + "/" + name }.first(where: FileSystem.isProgram)
  }
}
