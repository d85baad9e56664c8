import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// A window: the tabs, and what is over them.
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
  /// A sheet of macOS is as large as its content, and a form or list says nothing of a size.
  @ViewBuilder
  fileprivate func fittingSheet() -> some View {
    #if os(macOS)
      frame(minWidth: 420, minHeight: 360)
    #else
      self
    #endif
  }
}
