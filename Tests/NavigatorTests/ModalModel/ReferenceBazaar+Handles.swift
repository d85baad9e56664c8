import WaymarkNavigation

/// The commands of views that belong to one opening of a sheet or cover.
extension ReferenceBazaar {
  /// A sheet or cover that leaves and comes back is another one, unless the views are still presenting it.
  mutating func countOpenings(since former: Contents) {
    let kept = zip(contents.layers, former.layers).prefix { $0.screen == $1.screen }.count
    for layer in former.layers[kept...] where presentation.question?.screen != layer.screen {
      openings[layer.screen] = nil
    }
    if contents.gate?.screen != former.gate?.screen {
      lastOpening += 1
      openingOfGate = lastOpening
    }
    for layer in contents.layers where openings[layer.screen] == nil {
      lastOpening += 1
      openings[layer.screen] = lastOpening
    }
  }

  /// `nil` if no view in the place can carry out a command.
  private func opening(of place: NavigationPlace<Bazaar>) -> Int? {
    if case .gate(let gate) = place { return contents.gate?.screen == gate ? openingOfGate : nil }
    guard case .modal(let screen) = place else { return 0 }
    let isLeaving = presentation.seen.contains { $0.screen == screen && $0.mustGo }
    return contents.stack(place) == nil || isLeaving ? nil : openings[screen]
  }

  mutating func keepHandle(_ tab: Bazaar.Tab?) {
    let place = tab.map { .tab($0) } ?? place
    handles.append((place, opening(of: place)))
  }

  mutating func useHandle(_ number: Int, _ command: BazaarCommand.HandleCommand) -> Outcome {
    let (place, opening) = handles[number]
    guard let opening, self.opening(of: place) == opening else {
      rejectedHandles += 1
      return refuse(.notThere(place))
    }
    switch command {
    case .push(let route): return push(route, place)
    case .pop: return pop(place)
    case .dismiss:
      switch place {
      case .tab, .gate: return refuse(.notDismissable(place))
      case .modal(let screen):
        return dismiss(screen)
      }
    }
  }
}
