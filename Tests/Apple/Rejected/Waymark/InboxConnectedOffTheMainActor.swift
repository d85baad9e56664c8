// A navigator that is connected to an inbox off the main actor. Only `put` and `take` can be called on any thread.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^call to main actor-isolated instance method 'takeLinks\(from:\)' in a synchronous nonisolated context$

import Foundation
import WaymarkNavigation

func receive(_ url: URL, for navigator: Navigator<FruitsNavigation>) -> LinkConnection {
  LinkInbox.shared.put(url)
  return navigator.takeLinks(from: .shared)
}
