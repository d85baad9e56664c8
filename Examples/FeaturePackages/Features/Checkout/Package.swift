// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Checkout",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Checkout", targets: ["Checkout"])],
  dependencies: [.package(name: "waymark", path: "../../../..")],
  targets: [
    .target(
      name: "Checkout",
      dependencies: [.product(name: "WaymarkNavigation", package: "waymark")],
      plugins: [.plugin(name: "WaymarkGenerate", package: "waymark")]
    ),
    .testTarget(name: "CheckoutTests", dependencies: ["Checkout"]),
  ],
  swiftLanguageModes: [.v6]
)
