// swift-tools-version: 6.1
// An app with two features, each in its own package.

import PackageDescription

let package = Package(
  name: "Store",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Store", targets: ["Store"])],
  dependencies: [
    .package(name: "waymark", path: "../.."),
    .package(path: "Features/Catalog"),
    .package(path: "Features/Checkout"),
  ],
  targets: [
    .target(
      name: "Store",
      dependencies: ["Catalog", "Checkout", .product(name: "WaymarkUI", package: "waymark")],
      plugins: [.plugin(name: "WaymarkGenerate", package: "waymark")]
    ),
    .testTarget(name: "StoreTests", dependencies: ["Store"]),
  ],
  swiftLanguageModes: [.v6]
)
