import Foundation

/// The part of Branch's SDK that the app uses. In an app with the SDK, write `extension Branch: BranchSession {}`.
nonisolated protocol BranchSession {
  func initSession(
    launchOptions: [AnyHashable: Any]?,
    andRegisterDeepLinkHandler handler: @escaping @Sendable ([AnyHashable: Any]?, (any Error)?) -> Void)
}

/// The part of a deep link of AppsFlyer's SDK that the app uses.
nonisolated protocol AppsFlyerDeepLink {
  var deeplinkValue: String? { get }
  var isDeferred: Bool { get }
}

nonisolated extension ReportedLink {
  /// Creates a link from the parameters of Branch's handler, or returns `nil` if the session began without a link.
  init?(branch parameters: [AnyHashable: Any]?) {
    guard let parameters, parameters["+clicked_branch_link"] as? Bool == true else { return nil }
    self.init(
      path: parameters["$deeplink_path"] as? String, isDeferred: parameters["+is_first_session"] as? Bool == true)
  }

  /// Creates a link from the deep link that AppsFlyer has found.
  init?(appsFlyer link: some AppsFlyerDeepLink) {
    self.init(path: link.deeplinkValue, isDeferred: link.isDeferred)
  }
}

/// Starts Branch when the app launches.
func start(_ branch: some BranchSession, launchOptions: [AnyHashable: Any]?, links: AttributedLinks) {
  branch.initSession(launchOptions: launchOptions) { parameters, _ in
    guard let link = ReportedLink(branch: parameters) else { return }
    Task { @MainActor in links.receive(link) }
  }
}
