import Foundation

/// The saved values of one account.
struct SavedNavigation<Spec: NavigationSpec> {
  /// The user's choice of tabs.
  var arrangement = TabArrangement<Spec>()
  /// The selected tab, or `nil` if no tab is saved or the spec has `restores: nothing`.
  var selection: Spec.Tab?
  /// The snapshot of the state, or `nil` if no snapshot is saved or the spec doesn't have `restores: everything`.
  var snapshot: Data?
}
