// The navigation of Reader stands in Reader.nav.yaml and the files that it includes; its Swift is generated when this target is
// built.

@_exported import WaymarkNavigation
