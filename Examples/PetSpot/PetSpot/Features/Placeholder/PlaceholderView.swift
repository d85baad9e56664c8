import SwiftUI

struct PlaceholderView: View {
  let viewModel: PlaceholderViewModel

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: viewModel.symbol)
        .font(.largeTitle)
        .accessibilityIdentifier(AccessibilityID.Route.Placeholder.icon)
      Text(viewModel.title).font(.headline)
      Text(viewModel.message).accessibilityIdentifier(AccessibilityID.Route.Placeholder.message)
    }
  }
}

#Preview { PlaceholderView(viewModel: PlaceholderViewModel(title: "Account")) }
