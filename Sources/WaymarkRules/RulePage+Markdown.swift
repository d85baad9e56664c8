extension RulePage {
  /// The page as Markdown.
  package var markdown: String {
    (["# \(heading)"] + blocks { $0.markdown }).joined(separator: "\n\n") + "\n"
  }
}

extension RulePage.Example {
  fileprivate var markdown: [String] {
    visibleFiles.flatMap { file in
      let code = "```yaml\n\(file.text)\n```"
      return files.count > 1 ? ["`\(file.path)`:", code] : [code]
    }
  }
}
