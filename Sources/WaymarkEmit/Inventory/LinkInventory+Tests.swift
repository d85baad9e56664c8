extension LinkInventory {
  /// The links with names for UI tests.
  ///
  /// The name is the name of the target. The names of further links to the same target end with a number. The names are
  /// also unique in a file system that ignores case.
  var namedLinks: [(name: String, link: Entry)] {
    var counts: [String: Int] = [:]
    return links.map { link in
      // The name of a target contains no underscore, so the name of a redirect is unique.
      let isRedirect = if case .redirect = link.target { true } else { false }
      let name = isRedirect ? "redirect_from" : link.target.name
      let count = counts[name.lowercased(), default: 0] + 1
      counts[name.lowercased()] = count
      // In Maestro, `config.yaml` is the configuration of a folder, not a flow.
      let needsNumber = isRedirect || name == "config"
      return (count == 1 && !needsNumber ? name : "\(name)_\(count)", link)
    }
  }
}

extension LinkInventory.Entry {
  /// The lines that describe the link in a comment.
  var description: [String] {
    let deprecated = deprecation == nil ? "" : ", deprecated"
    let conditions = requires.isEmpty ? [] : ["Requires \(requires.joined(or: "and"))."]
    return ["\(pattern): \(leadsTo)\(deprecated)"] + (summary.map { [$0.line] } ?? []) + conditions
  }
}
