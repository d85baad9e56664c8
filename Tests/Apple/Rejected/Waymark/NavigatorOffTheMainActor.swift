// A command to a navigator from code off the main actor.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^call to main actor-isolated instance method 'push\(_:in:\)' in a synchronous nonisolated context$

import SwiftUI
import WaymarkNavigation

func show(_ navigator: Navigator<FruitsNavigation>) { navigator.push(.fruit(name: "apple")) }
