import SwiftUI

/// Where a pet was seen. PetSpot's map is a symbol.
struct FullscreenMapView: View {
  let location: Coordinate

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "map.fill").font(.largeTitle)
      Text(verbatim: "\(location.latitude), \(location.longitude)")
    }
  }
}
