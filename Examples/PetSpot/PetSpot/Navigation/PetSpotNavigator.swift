import WaymarkNavigation

/// The navigator of PetSpot, which coordinators change and the tab bar controller shows.
typealias PetSpotNavigator = Navigator<PetSpotNavigation>
