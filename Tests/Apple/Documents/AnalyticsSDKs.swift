// Stand-ins for the SDKs of Docs/ScreenViews.md, with the declarations that the page uses.
//
// - MetricKit, from developer.apple.com/documentation/metrickit
// - Sentry 8, from docs.sentry.io/platforms/apple
// - Firebase 11, from firebase.google.com/docs/analytics/screenviews
// - PostHog 3, from github.com/PostHog/posthog-ios/blob/main/USAGE.md
// - Datadog 2, from docs.datadoghq.com/real_user_monitoring/ios/advanced_configuration
#if canImport(os)
  import os

  enum MXMetricManager {
    static func makeLogHandle(category: String) -> OSLog { OSLog() }
  }

  func mxSignpost(_ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID) {}
#endif

enum SentrySDK {
  final class Options {
    var dsn: String?
    var enableUIViewControllerTracing = true
    var beforeBreadcrumb: ((Breadcrumb) -> Breadcrumb?)?
  }
  final class Scope {
    func setTag(value: String, key: String) {}
  }

  static func start(configureOptions: (Options) -> Void) {}
  static func addBreadcrumb(_ crumb: Breadcrumb) {}
  static func configureScope(_ callback: (Scope) -> Void) {}
}

enum SentryLevel {
  case info
}

final class Breadcrumb {
  let category: String
  var type: String?
  var data: [String: Any]?

  init(level: SentryLevel, category: String) { self.category = category }
}

enum Analytics {
  static func logEvent(_ name: String, parameters: [String: Any]?) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
let AnalyticsEventScreenView = "screen_view"
// swift-format-ignore: AlwaysUseLowerCamelCase
let AnalyticsParameterScreenName = "screen_name"
// swift-format-ignore: AlwaysUseLowerCamelCase
let AnalyticsParameterScreenClass = "screen_class"

final class PostHogConfig {
  var captureScreenViews = true

  init(apiKey: String) {}
}

struct PostHogSDK {
  static var shared: PostHogSDK { PostHogSDK() }

  func setup(_ config: PostHogConfig) {}
  func screen(_ screenTitle: String, properties: [String: Any]? = nil) {}
}

protocol RUMMonitorProtocol {
  func startView(key: String, name: String?, attributes: [String: any Encodable])
  func stopView(key: String, attributes: [String: any Encodable])
}

struct RUMMonitor: RUMMonitorProtocol {
  static func shared() -> any RUMMonitorProtocol { RUMMonitor() }

  func startView(key: String, name: String?, attributes: [String: any Encodable]) {}
  func stopView(key: String, attributes: [String: any Encodable]) {}
}
