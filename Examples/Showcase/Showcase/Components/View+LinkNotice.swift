import SwiftUI

extension View {
  /// Shows a temporary notice at the top of the screen if a link leads nowhere.
  ///
  /// A sheet or cover needs its own notice, because the sheet or cover hides the notice of the screen beneath.
  func linkNotice() -> some View { modifier(LinkNoticeBanner()) }
}

private struct LinkNoticeBanner: ViewModifier {
  @Environment(LinkNotice.self) private var notice

  func body(content: Content) -> some View {
    content.overlay(alignment: .top) {
      if let text = notice.text {
        HStack {
          Text(verbatim: text)
          Spacer()
          Button("Close") { notice.dismiss() }
        }
        .padding()
        .background(.thinMaterial)
        .task(id: text) {
          // The task is canceled if the text changes.
          guard (try? await Task.sleep(for: .seconds(6))) != nil else { return }
          notice.dismiss()
        }
      }
    }
  }
}
