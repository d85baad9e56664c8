import SpecText

extension SourceFile {
  /// Returns the files of a spec from texts in memory.
  static func all(_ texts: [(path: String, yaml: String)]) -> [SourceFile] {
    texts.map { SourceFile(path: $0.path, bytes: Array($0.yaml.utf8)) }
  }
}
