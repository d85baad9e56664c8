import WaymarkCompiler

enum DiffFormat: String, CaseIterable {
  case text, json, markdown, github

  func report(_ report: ChangeReport, color: Bool) throws -> String {
    switch self {
    case .text: report.text(color: color)
    case .json: try report.json()
    case .markdown: report.markdown
    case .github: report.annotations
    }
  }
}
