// The tab view of a navigator without the view that presents its sheets.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^'NavigatorTabs<Screens>' initializer is inaccessible due to 'internal' protection level$
// Expected: ^extra argument 'screens' in call$
// Expected: ^cannot convert value of type 'Navigator<Screens\.Spec>' to expected argument type 'NavigatorContent<Screens>'$

import SwiftUI
import WaymarkNavigation
import WaymarkUI

@MainActor func tabs<Screens: ScreenViews>(of navigator: Navigator<Screens.Spec>, _ screens: Screens) -> some View {
  NavigatorTabs<Screens>(navigator, screens: screens)
}
