import Foundation

/// The saved values of an account at the start of its navigation.
struct SavedNavigation<Spec: NavigationSpec> {
  /// The user's choice of tabs.
  var arrangement = TabArrangement<Spec>()
  /// The selected tab; nil if none is saved or the spec doesn't restore it.
  var selection: Spec.Tab?
  /// The snapshot of the state; nil if none is saved or the spec doesn't restore it.
  var snapshot: Data?
}
