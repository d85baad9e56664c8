import SpecText

@testable import WaymarkImport

extension URLSurvey {
  /// Returns the survey of a file with the given text.
  static func of(
    _ text: String, hosts: [String] = [], chunk: Int = .max, limits: SkeletonTable.Limits = .init()
  ) throws(FormatError) -> URLSurvey {
    try of(Array(text.utf8), hosts: hosts, chunk: chunk, limits: limits)
  }

  /// Returns the survey of a file in chunks.
  static func of(
    _ bytes: [UInt8], hosts: [String] = [], chunk: Int = .max, limits: SkeletonTable.Limits = .init()
  ) throws(FormatError) -> URLSurvey {
    var survey = URLSurvey(hosts: hosts, limits: limits)
    var start = 0
    while start < bytes.count {
      let end = chunk < bytes.count - start ? start + chunk : bytes.count
      let part = Array(bytes[start..<end])
      let result = part.withUnsafeBytes { (buffer) -> Swift.Result<Void, FormatError> in
        do throws(FormatError) { return .success(try survey.add(buffer)) } catch { return .failure(error) }
      }
      try result.get()
      start = end
    }
    try survey.finish()
    return survey
  }
}
