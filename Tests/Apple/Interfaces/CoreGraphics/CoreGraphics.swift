// CoreGraphics: its points, sizes and rectangles stand in Foundation.

@_exported import Foundation
