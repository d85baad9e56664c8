extension RulePage {
  package var markdown: String {
    (["# \(heading)"] + blocks { $0.markdown }).joined(separator: "\n\n") + "\n"
  }
}

extension Explanation.Example {
  fileprivate var markdown: [String] {
    visibleFiles.flatMap { file in
      let code = "```\(language(of: file.path))\n\(file.text)\n```"
      return files.count > 1 ? ["`\(file.path)`:", code] : [code]
    }
  }

  private func language(of path: String) -> String {
    if path.hasSuffix(".yaml") { return "yaml" }
    return path.hasSuffix(".xcstrings") ? "json" : ""
  }
}
