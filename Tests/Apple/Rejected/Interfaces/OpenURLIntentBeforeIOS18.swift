// An `OpenURLIntent` of iOS 18, in an app for iOS 17.
// Target: ios17.0
// Expected: ^'OpenURLIntent' is only available in iOS 18\.0 or newer$

import AppIntents

func open(_ url: URL) { _ = OpenURLIntent(url) }
