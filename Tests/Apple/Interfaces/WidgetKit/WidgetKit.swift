// The URL that a widget opens. The file omits widgets, timelines, and their configurations.

@_exported import SwiftUI

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension View { nonisolated public func widgetURL(_ url: URL?) -> some View { EmptyView() } }
