import Foundation
import MapEngine
import TestSupport
import Testing

@testable import WaymarkTool

/// Launches with fakes of Apple's programs, which accept only the documented arguments.
@Suite("The launch of an app")
struct AppRunTests {
  private static let environment = ["PATH": "\(TestFiles.fixtures("Opening").path):/usr/bin:/bin"]

  @Test(
    "Apple's programs accept the arguments of a launch, and pass the report of the app on",
    arguments: [
      .app("com.example.shop", on: .simulator, device: nil),
      .app("com.example.shop", on: .simulator, device: "iPhone 17"),
      .app("com.example.shop", on: .device, device: "My iPhone"), .app("com.example.shop", on: .mac, device: nil),
    ] as [AppLaunch.Kind])
  func arrival(kind: AppLaunch.Kind) throws {
    var launch = AppLaunch(kind: kind, targets: ["market"], conditions: ["signedIn"], resets: true)
    launch.isReported = true
    #expect(try outcome(launch) == .arrived)
    launch.isReported = false
    #expect(try AppRun(launch, interruption: -1, environment: Self.environment).status() == 0)
  }

  @Test("A failure of Apple's program ends the launch with its status and its message")
  func failure() throws {
    var launch = AppLaunch(
      kind: .app("com.example.shop", on: .simulator, device: "iPhone 3"), targets: ["market"], conditions: nil)
    launch.isReported = true
    var run = AppRun(launch, interruption: -1, environment: Self.environment)
    let result = try run.result(expecting: Self.market)
    #expect(result.outcome == .ended(status: 64))
    #expect(result.output == ["xcrun: Invalid device: iPhone 3"])
  }

  @Test("Without Xcode, the error names the missing program")
  func missing() throws {
    let launch = AppLaunch(kind: .app("a", on: .simulator, device: nil), targets: ["market"], conditions: nil)
    let error = #expect(throws: CommandError.self) {
      try AppRun(launch, interruption: -1, environment: ["PATH": "/nowhere"]).status()
    }
    #expect(error?.message.contains("`xcrun`") == true)
  }

  @Test("The simulator saves an image with the name of the screen")
  func screenshot() throws {
    try withScratchFolder { folder in
      let kind = AppLaunch.Kind.app("com.example.shop", on: .simulator, device: nil)
      let screenshots = try SimulatorScreenshots(folder.path, of: kind, environment: Self.environment)
      try screenshots.save("market/audio.player;track=3")
      try screenshots.save("shop://market")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["player.png"])
    }
    #expect(throws: CommandError.self) { try SimulatorScreenshots("/", of: .process("app")) }
  }

  private static let market = ProofPlan.Expectation.place(
    LaunchedPlace(place: "market", windows: [], pending: [], isResolvedByApp: false))

  private func outcome(_ launch: AppLaunch) throws -> ArrivalWatch.Outcome {
    var run = AppRun(launch, interruption: -1, environment: Self.environment)
    return try run.result(expecting: Self.market).outcome
  }
}
