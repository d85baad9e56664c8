// An app that changes the duration of a screen view, which the navigator measures.
// Target: ios17.0
// With: Gates/Notes.nav.yaml
// Expected: ^cannot assign to property: 'duration' setter is inaccessible$

import WaymarkNavigation

func report(_ view: ScreenView<NotesNavigation>) {
  var view = view
  view.duration = .zero
}
