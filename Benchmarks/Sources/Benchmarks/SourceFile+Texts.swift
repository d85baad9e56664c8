import WaymarkDiagnostics

extension SourceFile {
  /// A spec's files, from memory.
  static func all(_ texts: [(path: String, yaml: String)]) -> [SourceFile] {
    texts.map { SourceFile(path: $0.path, bytes: Array($0.yaml.utf8)) }
  }
}
