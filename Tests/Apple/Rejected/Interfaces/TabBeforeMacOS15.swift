// A `TabSection` of macOS 15, in an app for macOS 14.
// Target: macos14.0
// Expected: ^'TabSection' is only available in macOS 15\.0 or newer$

import SwiftUI

func title(_ section: TabSection<Text, AnyTabContent<Int>, EmptyView, Int>) -> String { "Market" }
