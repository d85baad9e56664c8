/// Mappings and lists in flow style, which are within brackets.
extension YAMLFormatter {
  /// A collection with comments, or with lines that must not change, keeps its line breaks.
  mutating func printFlow(_ index: Int, _ indentation: Int, isAlone: Bool, isElement: Bool) {
    let node = file.nodes[index]
    let hasComments = !file.comments(in: node.outerStart..<node.end).isEmpty
    let isFixed = isFixed(node.outerStart, node.end)
    let hasLines = file.hasLineBreak(node.outerStart, node.end)
    if hasComments || (isFixed && hasLines) {
      if isAlone { begin(indentation) } else { append(" ") }
      printBrokenFlow(index, indentation)
      return
    }
    let text = inline(index)
    let column = isAlone ? indentation : width + 1
    guard !isFixed, !node.children.isEmpty, column + TextWidth.of(text) > Self.widestLine else {
      if isAlone { begin(indentation) } else { append(" ") }
      append(text)
      return
    }
    explode(index, indentation, isAlone: isAlone, isElement: isElement)
  }

  private func inline(_ index: Int) -> [UInt8] {
    let node = file.nodes[index]
    var result = node.anchor.map { Array(file.bytes[$0]) } ?? []
    if !result.isEmpty, node.end > node.start { result += " ".utf8 }
    guard node.form.isFlow else {
      return result + scalars.inline(node, isInFlow: true, isKey: false)
    }
    let isMapping = node.form.isMapping
    result += (isMapping ? "{" : "[").utf8
    for (number, child) in node.children.enumerated() {
      if isMapping, number % 2 == 1 {
        let value = inline(child)
        if !value.isEmpty { result += ": ".utf8 + value }
      } else {
        if number > 0 { result += ", ".utf8 }
        result += isMapping ? text(ofKey: file.nodes[child], isInFlow: true) : inline(child)
      }
    }
    return result + (isMapping ? "}" : "]").utf8
  }

  // MARK: Block style

  private mutating func explode(_ index: Int, _ indentation: Int, isAlone: Bool, isElement: Bool) {
    let node = file.nodes[index]
    var inner = indentation + (isAlone ? 0 : Self.step)
    if isElement, !isAlone, node.anchor == nil {
      append(" ")
    } else {
      if let anchor = node.anchor {
        if isAlone { begin(indentation) } else { append(" ") }
        append(file.bytes[anchor])
      }
      takeComment(after: node.end)
      end()
      inner = indentation + (isAlone ? 0 : Self.step)
    }
    takeComment(after: node.end)
    let isMapping = node.form.isMapping
    for number in stride(from: 0, to: node.children.count, by: isMapping ? 2 : 1) {
      let child = node.children[number]
      if number > 0 || line == nil {
        end()
        let start = file.nodes[child].outerStart
        if number > 0, file.isFirstOnLine(start), file.isAfterBlankLine(start) { addBlankLine() }
        begin(inner)
      }
      let value = isMapping ? node.children[number + 1] : child
      if isMapping { printKey(child, isInFlow: false) } else { append("-") }
      printExploded(value, inner, isElement: !isMapping)
      end()
    }
  }

  private mutating func printExploded(_ index: Int, _ indentation: Int, isElement: Bool) {
    let node = file.nodes[index]
    if node.form.isFlow {
      printFlow(index, indentation, isAlone: false, isElement: isElement)
      return
    }
    guard node.anchor != nil || node.form != .plain || !node.text.isEmpty else { return }
    append(" ")
    printAnchor(node)
    append(scalars.inline(node, isInFlow: false, isKey: false))
  }

  // MARK: Several lines

  /// The lines after the first line are below the first entry, as `yamllint` expects.
  private mutating func printBrokenFlow(_ index: Int, _ outer: Int) {
    let node = file.nodes[index]
    if let anchor = node.anchor {
      append(file.bytes[anchor])
      moveOn(to: node.start, outer + Self.step, needsSpace: true)
    }
    let isMapping = node.form.isMapping
    append(isMapping ? "{" : "[")
    let first = node.children.first.map { file.nodes[$0].outerStart } ?? node.end - 1
    let isBroken = file.isFirstOnLine(first) || !file.comments(in: node.start..<first).isEmpty
    let indentation = isBroken ? outer + Self.step : width
    for (number, child) in node.children.enumerated() {
      let value = file.nodes[child]
      let isKey = isMapping && number % 2 == 0
      let isValue = isMapping && !isKey
      if isValue, value.form == .plain, value.text.isEmpty, value.anchor == nil { continue }
      if isValue { append(":") } else if number > 0 { append(",") }
      // The colon and the comma come before a comment.
      moveOn(to: value.outerStart, indentation, needsSpace: number > 0)
      if isKey {
        append(text(ofKey: value, isInFlow: true))
      } else if value.form.isFlow {
        printBrokenFlow(child, indentation)
      } else {
        printAnchor(value)
        printFlowScalar(value, indentation)
      }
    }
    // A pair in a list needs no braces, so the last byte of a collection is not always a bracket.
    let closing = file.bytes[node.end - 1]
    if closing == UInt8(ascii: "}") || closing == UInt8(ascii: "]"),
      node.end > (node.children.last.map { file.nodes[$0].end } ?? 0)
    {
      moveOn(to: node.end - 1, isBroken ? outer : indentation, needsSpace: false)
    }
    append(isMapping ? "}" : "]")
  }

  private mutating func printFlowScalar(_ node: ConcreteYAML.Node, _ indentation: Int) {
    guard scalars.keepsLines(node, isInFlow: true) else {
      append(scalars.inline(node, isInFlow: true, isKey: false))
      return
    }
    for (number, text) in scalars.lines(of: node).enumerated() {
      if number > 0 {
        end()
        begin(indentation)
      }
      append(text)
    }
  }

  private mutating func moveOn(to offset: Int, _ indentation: Int, needsSpace: Bool) {
    while let comment = comment(before: offset) {
      if !comment.isAlone, line != nil {
        takeComment(after: comment.range.lowerBound)
        end()
      } else {
        printComment(indentation, isFirst: true)
      }
    }
    if let line, !file.isFirstOnLine(offset) || line.content.isEmpty {
      if needsSpace, !line.content.isEmpty { append(" ") }
      return
    }
    end()
    begin(indentation)
  }
}
