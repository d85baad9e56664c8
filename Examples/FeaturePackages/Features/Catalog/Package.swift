// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Catalog",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Catalog", targets: ["Catalog"])],
  dependencies: [.package(name: "waymark", path: "../../../..")],
  targets: [
    .target(
      name: "Catalog",
      dependencies: [
        .product(name: "WaymarkNavigation", package: "waymark"), .product(name: "WaymarkUI", package: "waymark"),
      ],
      plugins: [.plugin(name: "WaymarkGenerate", package: "waymark")]
    ),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog"]),
  ],
  swiftLanguageModes: [.v6]
)
