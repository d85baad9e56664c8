// A type with default MainActor isolation that is decoded off the main actor.
// Target: ios18.0
// Flags: -default-isolation MainActor
// Expected: ^main actor-isolated conformance of 'Route' to 'Decodable' cannot be used in nonisolated context$

import SwiftUI

enum Route: Hashable, Codable { case fruit }

nonisolated func decode(_ data: Data) throws -> Route { try JSONDecoder().decode(Route.self, from: data) }
