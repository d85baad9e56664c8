import Reader

typealias Navigation = ReaderNavigation

// The switches have no `default`, so a new screen of the spec must be handled here.

extension Navigation.Route {
  /// The name of the screen in the facts, or `nil` for a screen that the app has as a tab.
  var fact: String? {
    switch self {
    case .accountDetail: "accountDetail"
    case .accountDetailWithAccount: "accountDetailWithAccount"
    case .accountSettingsWithAccount: "accountSettingsWithAccount"
    case .accountMediaGridView: "accountMediaGridView"
    case .accountMetrics: "metrics"
    case .accountsList: "accountsList"
    case .followers: "followers"
    case .following: "following"
    case .blockedAccounts: "blockedAccounts"
    case .mutedAccounts: "mutedAccounts"
    case .instanceInfo: "instanceInfo"
    case .notificationsRequests: "notificationsRequests"
    case .notificationForAccount: "notificationForAccount"
    case .conversations: "conversations"
    case .conversationDetail: "conversationDetail"
    case .statusDetail: "statusDetail"
    case .statusDetailWithStatus: "statusDetailWithStatus"
    case .remoteStatusDetail: "remoteStatusDetail"
    case .favoritedBy: "favoritedBy"
    case .rebloggedBy: "rebloggedBy"
    case .quotes: "quotes"
    case .filteredTimeline: nil
    case .trendingTimeline: "trendingTimeline"
    case .linkTimeline: "linkTimeline"
    case .trendingLinks: "trendingLinks"
    case .tagsList: "tagsList"
    case .list: "list"
    case .hashTag: "hashTag"
    }
  }
}

extension Navigation.Sheet {
  /// The name of the sheet in the facts.
  var fact: String {
    switch self {
    case .addAccount: "addAccount"
    case .accountEditInfo: "accountEditInfo"
    case .accountFiltersList: "accountFiltersList"
    case .editor(let editor): editor.fact
    case .appSettings: "settings"
    case .about: "about"
    case .support: "support"
    case .accountPushNotficationsSettings: "accountPushNotficationsSettings"
    case .statusEditHistory: "statusEditHistory"
    case .report: "report"
    case .shareImage: "shareImage"
    case .timelineContentFilter: "timelineContentFilter"
    case .addRemoteLocalTimeline: "addRemoteLocalTimeline"
    case .addTagGroup: "addTagGroup"
    case .editTagGroup: "editTagGroup"
    case .listCreate: "listCreate"
    case .listEdit: "listEdit"
    case .listAddAccount: "listAddAccount"
    }
  }
}

extension Navigation.Sheet.Editor {
  var fact: String {
    switch self {
    case .newStatusEditor: "newStatusEditor"
    case .prefilledStatusEditor: "prefilledStatusEditor"
    case .imageURL: "imageURL"
    case .editStatusEditor: "editStatusEditor"
    case .replyToStatusEditor: "replyToStatusEditor"
    case .quoteStatusEditor: "quoteStatusEditor"
    case .quoteLinkStatusEditor: "quoteLinkStatusEditor"
    case .mentionStatusEditor: "mentionStatusEditor"
    }
  }
}

extension Navigation.Window {
  /// The name of the window in the facts.
  var fact: String {
    switch self {
    case .editor(let editor): editor.fact
    case .mediaViewer: "mediaViewer"
    }
  }

  /// The window group of the app.
  var group: String {
    switch self {
    case .editor: "window(editor)"
    case .mediaViewer: "window(media)"
    }
  }
}

extension Navigation.Window.Editor {
  var fact: String {
    switch self {
    case .newStatusEditor: "newStatusEditor"
    case .prefilledStatusEditor: "prefilledStatusEditor"
    case .editStatusEditor: "editStatusEditor"
    case .replyToStatusEditor: "replyToStatusEditor"
    case .quoteStatusEditor: "quoteStatusEditor"
    case .quoteLinkStatusEditor: "quoteLinkStatusEditor"
    case .mentionStatusEditor: "mentionStatusEditor"
    }
  }
}

extension Navigation.Link {
  /// The name of the screen that the app answers with, or `nil` if the answer is not a screen.
  var fact: String? {
    switch self {
    case .openAccount: "accountDetailWithAccount"
    case .openStatus, .openAuthoredStatus: "statusDetail"
    case .openInBrowser: nil
    }
  }
}

extension NavigationCase {
  /// The cases with their parameters, in the notation of the facts.
  ///
  /// The result leaves out cases that contain the screens of a feature.
  static var declarations: [(name: String, parameters: [Facts.Parameter])] {
    "\(_cases)".split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let parameters = fields.dropFirst().prefix(1).flatMap { $0.split(separator: " ") }.map { parameter in
        let parts = parameter.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return Facts.Parameter(name: String(parts[0]), type: String(parts[1]))
      }
      if parameters.first?.name == "" { return nil }
      return (String(fields[0]), parameters)
    }
  }
}
