/// Returns a count with a noun, such as "1 error" or "2 errors".
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)" + (count == 1 ? "" : "s")
}
