// An object that two tasks change concurrently.
// Target: ios17.0
// Expected: risks causing data races$

import SwiftUI

final class Box { var value = 0 }

@MainActor final class Store {
  func change() {
    let box = Box()
    Task.detached { box.value = 1 }
    box.value = 2
  }
}
