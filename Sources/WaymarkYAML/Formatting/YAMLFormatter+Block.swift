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

  /// Prints a scalar, an alias, or a collection in flow style, as a value or element.
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

  /// Prints a scalar or an alias on the current line, and its further lines.
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
    return width + 1 + anchor + TextWidth.of(text) > Self.widestLine
  }

  /// Returns a Boolean value that indicates whether the lines of a range must not be joined or split.
  func isFixed(_ start: Int, _ end: Int) -> Bool {
    let first = fixedLines.partitioningIndex { $0.upperBound >= start }
    return first < fixedLines.count && fixedLines[first].lowerBound <= end
  }
}
