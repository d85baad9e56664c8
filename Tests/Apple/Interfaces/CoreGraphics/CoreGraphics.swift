// CoreGraphics without its own declarations. Foundation declares points, sizes, and rectangles.

@_exported import Foundation
