import SwiftUI

extension View {
  /// Says at the top of the screen, for a while, that a link has led nowhere. What is presented needs one of its own, as it covers
  /// the one beneath.
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
          // Cancelled where another text takes its place.
          guard (try? await Task.sleep(for: .seconds(6))) != nil else { return }
          notice.dismiss()
        }
      }
    }
  }
}
