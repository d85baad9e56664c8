// A use of a scene's URL context off the main actor.
// Target: ios17.0
// Expected: ^main actor-isolated property 'url' can not be referenced from a nonisolated context$

import UIKit

func first(_ contexts: Set<UIOpenURLContext>) -> URL? { contexts.first.map { $0.url } }
