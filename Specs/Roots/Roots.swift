// The navigation of Roots stands in Roots.nav.yaml; its Swift is generated when this target is built.

@_exported import WaymarkNavigation
