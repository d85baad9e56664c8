import SwiftUI

/// A map with the location where a pet was seen. The map of PetSpot is only a symbol.
struct FullscreenMapView: View {
  let location: Coordinate

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "map.fill").font(.largeTitle)
      Text(verbatim: "\(location.latitude), \(location.longitude)")
    }
  }
}
