public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, pageSheet = 1, formSheet = 2, currentContext = 3, custom = 4, overFullScreen = 5,
    overCurrentContext = 6, popover = 7, none = -1, automatic = -2

  /// A Boolean value that indicates whether the style is a draggable sheet.
  ///
  /// An iPhone shows a popover as a sheet.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
    }
  }
  /// A Boolean value that indicates whether the presenting view leaves the window during the presentation.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
