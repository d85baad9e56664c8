import Foundation
import Reader

/// Samples of all screens.
enum Screens {
  static let account = Account(id: "1", acct: "dimillian")
  static let status = Status(id: "1010384", account: account)
  static let list = AccountList(id: "7", title: "Friends")
  static let page = URL(string: "https://reader.example/page")!
  static let image = MediaAttachment(id: "5", url: page)

  static let routes: [Navigation.Route] = [
    .accountDetail(id: "1"), .accountDetailWithAccount(account: account),
    .accountSettingsWithAccount(account: account, appAccount: AppAccount(account: "me", server: "mastodon.social")),
    .accountMediaGridView(
      account: account, initialMediaStatuses: [MediaStatus(status: status, attachment: image)]),
    .accountMetrics, .accountsList(accounts: [account]), .followers(id: "1"), .following(id: "1"), .blockedAccounts,
    .mutedAccounts, .instanceInfo(instance: Instance(domain: "mastodon.social", title: "Mastodon")),
    .notificationsRequests, .notificationForAccount(accountId: "1"), .conversations,
    .conversationDetail(conversation: Conversation(id: "3", accounts: [account])), .statusDetail(id: "1010384"),
    .statusDetailWithStatus(status: status), .remoteStatusDetail(url: page), .favoritedBy(id: "1"),
    .rebloggedBy(id: "1"), .quotes(id: "1"),
    .filteredTimeline(filter: TimelineFilter(id: "tag:swift", title: "#swift")), .trendingTimeline,
    .linkTimeline(url: page, title: "A page"), .trendingLinks(cards: [Card(url: page, title: "A page")]),
    .tagsList(tags: [Tag(name: "swift", uses: 9)]), .list(list: list), .hashTag(tag: "swift"),
  ]

  static let editors: [Navigation.Sheet.Editor] = [
    .newStatusEditor(visibility: .pub), .prefilledStatusEditor(text: "Hello", visibility: .priv),
    .imageURL(urls: [page], caption: nil, altTexts: ["A cat"], visibility: .unlisted),
    .editStatusEditor(status: status), .replyToStatusEditor(status: status), .quoteStatusEditor(status: status),
    .quoteLinkStatusEditor(link: page), .mentionStatusEditor(account: account, visibility: .direct),
  ]
  static let settings: [Navigation.Sheet] = [.appSettings, .about, .support, .accountPushNotficationsSettings]
  static let sheets: [Navigation.Sheet] =
    editors.map(Navigation.Sheet.editor) + settings + [
      .addAccount, .accountEditInfo, .accountFiltersList, .statusEditHistory(status: "1010384"),
      .report(status: status), .shareImage(image: SharedImage(id: "5", png: Data([0x89])), status: status),
      .timelineContentFilter, .addRemoteLocalTimeline, .addTagGroup,
      .editTagGroup(tagGroup: TagGroup(id: "2", tags: ["swift", "linux"])), .listCreate, .listEdit(list: list),
      .listAddAccount(account: account),
    ]

  static let editorWindows: [Navigation.Window.Editor] = [
    .newStatusEditor(visibility: .pub), .prefilledStatusEditor(text: "Hello", visibility: .priv),
    .editStatusEditor(status: status), .replyToStatusEditor(status: status), .quoteStatusEditor(status: status),
    .quoteLinkStatusEditor(link: page), .mentionStatusEditor(account: account, visibility: .direct),
  ]
  static let windows: [Navigation.Window] =
    editorWindows.map(Navigation.Window.editor) + [.mediaViewer(attachments: [image], selectedAttachment: image)]
}
