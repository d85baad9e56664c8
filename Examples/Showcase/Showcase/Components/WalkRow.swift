import SwiftUI

/// A row with a walk in a list.
struct WalkRow: View {
  let walk: Walk
  @AppStorage(LengthUnit.key) private var unit = LengthUnit.kilometers

  var body: some View {
    HStack {
      Label(walk.name, systemImage: walk.symbol)
      Spacer()
      Text(verbatim: unit.text(kilometers: walk.kilometers)).foregroundStyle(.secondary)
    }
  }
}
