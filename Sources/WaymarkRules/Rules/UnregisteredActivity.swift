import SpecModel
import SpecText

extension Rule {
  static let unregisteredActivity = Rule(
    "unregistered-activity", .error, explanation: .unregisteredActivity, requires: .platformFiles
  ) { context in
    guard let infoPlist = context.files.infoPlist, let key = context.model.activitiesKey else { return }
    let suffix = NavigationModel.activityTypeSuffix
    let apps = (context.model.spec.root.apple?.appIDs ?? []).map { $0.string.drop { $0 != "." }.dropFirst() }
    let isRegistered = infoPlist.content.activityTypes.contains { type in
      // The value of a build setting at the end can have the suffix.
      if BuildSetting.isUsed(in: type) { return [")", "}", suffix].contains(where: type.hasSuffix) }
      return type.hasSuffix(suffix) && (apps.isEmpty || apps.contains(type.dropLast(suffix.count)))
    }
    guard !isRegistered else { return }
    context.report(
      Finding(
        "`\(infoPlist.name)` does not list the activity type of the app, so iOS does not open the app for a screen that "
          + "it offers", at: key,
        help: "add `$(PRODUCT_BUNDLE_IDENTIFIER)\(suffix)` to `\(InfoPlist.activityTypesKey)`",
        related: [infoPlist.reference]))
  }
}

extension Explanation {
  fileprivate static let unregisteredActivity = Explanation(
    "the Info.plist lacks the activity type of the app",
    faulty: Example(spec, with: ["Info.plist": infoPlist("shop")]),
    why: """
      With `activities`, the app publishes each visible screen with a URL as a
      user activity. Its type is the bundle identifier followed by `.screen`. iOS
      opens an app only for activity types that its `Info.plist` contains. Without
      the type, Handoff does not offer the screen on other devices, and iOS
      reports no error.
      """,
    corrected: Example(
      spec, with: ["Info.plist": infoPlist("shop", activityType: "$(PRODUCT_BUNDLE_IDENTIFIER).screen")]),
    advice: """
      `waymark apple SPEC --part info-plist` prints the required entries.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    activities: [handoff]
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    apple: { infoPlist: Info.plist }
    """
}
