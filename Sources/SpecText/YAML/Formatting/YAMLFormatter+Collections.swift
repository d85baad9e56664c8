extension YAMLFormatter {
  mutating func printBlock(_ index: Int, _ indentation: Int, isContinued: Bool, next: (offset: Int, column: Int)) {
    let node = file.nodes[index]
    let isMapping = node.form.isMapping
    let starts = isMapping ? mappingStarts(node) : file.dashes(of: node)
    let column = starts.first.map { file.column(of: $0) } ?? 0
    for (number, start) in starts.enumerated() {
      if number > 0 || !isContinued {
        end()
        printComments(before: start, indentation, isFirst: number == 0)
        begin(indentation)
      }
      let following = number + 1 < starts.count ? (starts[number + 1], column) : next
      if isMapping {
        let key = node.children[number * 2]
        printKey(key, isInFlow: false)
        printValue(
          node.children[number * 2 + 1], after: file.nodes[key].end, indentation, isElement: false, next: following)
      } else {
        append("-")
        printValue(node.children[number], after: start + 1, indentation, isElement: true, next: following)
      }
      end()
    }
    printComments(afterEntriesIn: column, indentation, next: next)
  }

  private func mappingStarts(_ node: ConcreteYAML.Node) -> [Int] {
    stride(from: 0, to: node.children.count, by: 2).map { file.nodes[node.children[$0]].outerStart }
  }

  mutating func printKey(_ index: Int, isInFlow: Bool) {
    append(text(ofKey: file.nodes[index], isInFlow: isInFlow) + ":".utf8)
  }

  func text(ofKey key: ConcreteYAML.Node, isInFlow: Bool) -> [UInt8] {
    let anchor = key.anchor.map { Array(file.bytes[$0]) + " ".utf8 } ?? []
    // The name of an alias can contain a colon in YAML 1.2.
    let space = key.form == .alias ? Array(" ".utf8) : []
    return anchor + scalars.inline(key, isInFlow: isInFlow, isKey: true) + space
  }

  private mutating func printValue(
    _ index: Int, after start: Int, _ indentation: Int, isElement: Bool, next: (offset: Int, column: Int)
  ) {
    let node = file.nodes[index]
    guard node.form.isBlock else {
      printLeaf(index, after: start, indentation, isElement: isElement)
      return
    }
    let hasComments = !file.comments(in: start..<max(start, node.start)).isEmpty
    if isElement, node.anchor == nil, !hasComments {
      append(" ")
      printBlock(index, indentation + Self.step, isContinued: true, next: next)
      return
    }
    if let anchor = node.anchor {
      append(" ")
      append(file.bytes[anchor])
    }
    takeComment(after: start)
    end()
    printBlock(index, indentation + Self.step, isContinued: false, next: next)
  }

  mutating func printLeaf(_ index: Int, after start: Int, _ indentation: Int, isElement: Bool) {
    let node = file.nodes[index]
    let isEmpty = node.form == .plain && node.text.isEmpty
    let inner = indentation + (line == nil ? 0 : Self.step)
    if isEmpty, node.anchor == nil {
      takeComment(after: start)
      return
    }
    let hasComments = !file.comments(in: start..<max(start, node.start)).isEmpty
    let isOnNextLine = file.hasLineBreak(start, node.start)
    if hasComments {
      takeComment(after: start)
      end()
      while comment(before: node.start) != nil { printComment(inner, isFirst: true) }
    } else if isOnNextLine, line != nil, staysOnNextLine(node, after: start) {
      end()
    }
    let isAlone = line == nil
    if node.form.isFlow {
      printFlow(index, isAlone ? inner : indentation, isAlone: isAlone, isElement: isElement)
      takeComment(after: node.end)
      return
    }
    if isAlone { begin(inner) } else { append(" ") }
    printAnchor(node)
    printScalar(node, inner, isInFlow: false)
  }

  mutating func printAnchor(_ node: ConcreteYAML.Node) {
    guard let anchor = node.anchor else { return }
    append(file.bytes[anchor])
    if node.end > node.start { append(" ") }
  }

  mutating func printScalar(_ node: ConcreteYAML.Node, _ indentation: Int, isInFlow: Bool) {
    if node.form.isBlockScalar {
      printBlockScalar(node, indentation)
    } else if scalars.keepsLines(node, isInFlow: isInFlow) {
      let texts = scalars.lines(of: node)
      for (number, text) in texts.enumerated() {
        if number > 0 {
          end()
          begin(indentation)
        }
        append(text)
      }
      takeComment(after: node.end)
    } else {
      append(scalars.inline(node, isInFlow: isInFlow, isKey: false))
      takeComment(after: node.end)
    }
  }

  private mutating func printBlockScalar(_ node: ConcreteYAML.Node, _ indentation: Int) {
    guard let (header, texts) = scalars.block(node) else {
      append(YAMLScalar.inDoubleQuotes(String(decoding: node.text, as: UTF8.self)))
      takeComment(after: node.start)
      return
    }
    append(header)
    takeComment(after: node.start)
    end()
    addText(texts, indentation)
  }

  private func staysOnNextLine(_ node: ConcreteYAML.Node, after start: Int) -> Bool {
    guard !isFixed(start - 1, node.end) else { return true }
    guard !node.form.isFlow, !node.form.isBlockScalar else { return false }
    guard !scalars.keepsLines(node, isInFlow: false) else { return true }
    let anchor = node.anchor.map { $0.count + 1 } ?? 0
    let text = scalars.inline(node, isInFlow: false, isKey: false)
    return width + 1 + anchor + ColumnWidth.of(text) > Self.widestLine
  }

  func isFixed(_ start: Int, _ end: Int) -> Bool {
    let first = fixedLines.partitioningIndex { $0.upperBound >= start }
    return first < fixedLines.count && fixedLines[first].lowerBound <= end
  }
}

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
    guard !isFixed, !node.children.isEmpty, column + ColumnWidth.of(text) > Self.widestLine else {
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
    guard node.form.isFlow else { return result + scalars.inline(node, isInFlow: true, isKey: false) }
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
