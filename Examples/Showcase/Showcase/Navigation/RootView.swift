import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The content of a window: the tabs, and the sheets and covers over the tabs.
struct RootView: View {
  @State private var model = WindowModel()

  var body: some View {
    NavigatorView(model.navigator) { tab in
      root(of: tab)
    } route: { route in
      screen(of: route)
    } sheet: { sheet in
      screen(of: sheet).fittingSheet().linkNotice()
    } cover: { cover in
      screen(of: cover).fittingSheet().linkNotice()
    }
    .linkNotice()
    .environment(model.notice)
  }
}

extension View {
  /// Sets the minimum size of a sheet on macOS.
  ///
  /// On macOS, a sheet has the size of its content. Forms and lists don't have a size that fits their content.
  @ViewBuilder
  fileprivate func fittingSheet() -> some View {
    #if os(macOS)
      frame(minWidth: 420, minHeight: 360)
    #else
      self
    #endif
  }
}
