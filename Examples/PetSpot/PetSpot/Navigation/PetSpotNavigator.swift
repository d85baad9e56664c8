import WaymarkNavigation

/// Where the app is: the one value that coordinators change and that the tab bar controller shows.
typealias PetSpotNavigator = Navigator<PetSpotNavigation>
