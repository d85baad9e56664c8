import Testing

@testable import WaymarkImport
