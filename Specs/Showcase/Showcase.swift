// The navigation of Showcase stands in Showcase.nav.yaml; its Swift is generated when this target is built.

@_exported import WaymarkNavigation
