// A navigator's view with other views, and without the screens that it presents as sheets.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type '\(_\) -> _' cannot conform to 'ScreenViews'$
// Expected: ^initializer 'init\(_:screens:\)' requires the types 'FruitsNavigation' and '\(\(_\) -> _\)\.Spec' be equivalent$

import SwiftUI
import WaymarkNavigation
import WaymarkUI

@MainActor func view(of navigator: Navigator<FruitsNavigation>) -> some View {
  NavigatorView(navigator) { tabs in tabs }
}
