// A navigator without a closure for resolved links, although the spec has a resolved link.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: requires the types 'FruitsNavigation\.Link' and 'Never' be equivalent$|missing argument for parameter 'resolve'

import SwiftUI
import WaymarkNavigation

@MainActor let navigator = Navigator<FruitsNavigation>()
