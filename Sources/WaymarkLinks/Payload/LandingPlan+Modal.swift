extension LandingPlan {
  /// A modal screen that a link opens: a sheet, a cover, or a window.
  package struct Modal {
    package var screen: Destination
    /// The screens for the navigation stack of the modal screen, outermost first.
    package var stack: [CaseParts] = []

    package init(_ screen: Destination) { self.screen = screen }
  }
}
