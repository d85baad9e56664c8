import WaymarkNavigation

/// The questions of tasks to screens, and the answers.
extension ReferenceBazaar {
  struct Answer: Equatable {
    let question: Int
    let value: Int?
  }

  /// A question without an answer. The screen is a layer, or a screen on a stack.
  struct Question: Equatable {
    let number: Int
    let place: NavigationPlace<Bazaar>
    /// The position of the screen on the stack of the place, or `nil` if the screen is the place itself.
    let index: Int?
  }

  mutating func ask(_ asked: Bazaar.Asked, _ number: Int) -> Outcome {
    switch asked {
    case .push(let route): run(.push(route, in: place), question: number)
    case .sheet(let sheet): run(.present(.sheet(sheet)), question: number)
    case .cover(let cover): run(.present(.cover(cover)), question: number)
    }
  }

  mutating func open(_ number: Int, for command: NavigationCommand<Bazaar>) {
    let question: Question
    switch command {
    case .present(let modal, _): question = Question(number: number, place: .modal(modal.screen), index: nil)
    case .push(_, let place): question = Question(number: number, place: place, index: contents.stack(place)!.count - 1)
    case .replace, .replaceStack, .open: fatalError("no task asks with \(command)")
    }
    end { $0.place == question.place && $0.index == question.index }
    questions.append(question)
  }

  private mutating func end(_ value: Int? = nil, where isWanted: (Question) -> Bool) {
    for question in questions.filter(isWanted) { answers.append(Answer(question: question.number, value: value)) }
    questions.removeAll(where: isWanted)
  }

  /// Ends the questions whose screens are gone.
  mutating func answerQuestions(since former: Contents) {
    let now = contents
    func isThere(_ question: Question) -> Bool {
      if case .modal(let screen) = question.place {
        guard now.keeps(screen, since: former) else { return false }
      }
      guard let index = question.index else { return true }
      guard let (was, stack) = former.stack(question.place).map({ ($0, now.stack(question.place) ?? []) }) else {
        return false
      }
      return index < stack.count && stack[...index] == was[...index]
    }
    end { !isThere($0) }
  }

  mutating func finish(_ name: String, _ value: Int) -> Outcome {
    for layer in contents.layers.reversed() {
      if let index = layer.stack.lastIndex(where: { $0.name == name }) {
        return leave(.modal(layer.screen), index, layer.stack[index], value)
      }
      if layer.screen.name == name { return leave(layer.screen, value) }
    }
    if let gate = contents.gate, let index = gate.stack.lastIndex(where: { $0.name == name }) {
      return leave(.gate(gate.screen), index, gate.stack[index], value)
    }
    for tab in [contents.tab, contents.tab == .home ? .orders : .home] {
      let stack = contents.stack(.tab(tab))!
      if let index = stack.lastIndex(where: { $0.name == name }) { return leave(.tab(tab), index, stack[index], value) }
    }
    return refuse(.notShown(name: name))
  }

  private mutating func leave(
    _ place: NavigationPlace<Bazaar>, _ index: Int, _ route: Bazaar.Route, _ value: Int
  ) -> Outcome {
    let isAsked = questions.contains { $0.place == place && $0.index == index }
    end(value) { $0.place == place && $0.index == index }
    events.append(.returned(.pushed(route, at: index, in: place), isAwaited: isAsked))
    become(contents.with(place, Array(contents.stack(place)![..<index])))
    return .done
  }

  private mutating func leave(_ screen: Bazaar.Screen, _ value: Int) -> Outcome {
    let isAsked = questions.contains { $0.place == .modal(screen) && $0.index == nil }
    end(value) { $0.place == .modal(screen) && $0.index == nil }
    events.append(.returned(.modal(screen), isAwaited: isAsked))
    remove(screen)
    return .done
  }

  mutating func cancelTask(_ number: Int) {
    end { $0.number == number }
    if waiting?.question == number { dropWaiting() }
    if heldQuestion == number {
      decision = nil
      answers.append(Answer(question: number, value: nil))
    }
  }
}

extension ReferenceBazaar.Contents {
  /// The layer and all beneath have stayed, perhaps behind a gate.
  func keeps(_ screen: Bazaar.Screen, since former: Self) -> Bool {
    let isSameGate = gate != nil && gate?.screen == former.gate?.screen
    let overGate = isSameGate ? (former.gate!.layers, gate!.layers) : ([], [])
    return [(former.layersOverTabs, layersOverTabs), overGate].contains { former, now in
      guard let level = former.firstIndex(where: { $0.screen == screen }), level < now.count else { return false }
      return now[...level].map(\.screen) == former[...level].map(\.screen)
    }
  }
}

extension Bazaar {
  typealias Asked = ShownScreen<Bazaar>
}
