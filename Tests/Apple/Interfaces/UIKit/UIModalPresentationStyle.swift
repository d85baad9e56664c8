public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, pageSheet = 1, formSheet = 2, currentContext = 3, custom = 4, overFullScreen = 5,
    overCurrentContext = 6, popover = 7, none = -1, automatic = -2

  /// Whether it is shown as a sheet, which can be dragged down. On an iPhone, a popover is.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
    }
  }
  /// Whether the view beneath leaves the window while it is shown.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
