import Foundation
import Measuring

/// The benchmarks, in the order of their runs.
let benchmarks: [(name: String, run: (Effort) throws -> Void)] = [
  ("match", MatchBenchmark.run),
  ("print", PrintBenchmark.run),
  ("navigate", NavigateBenchmark.run),
  ("compile", CompileBenchmark.run),
  ("pipeline", PipelineBenchmark.run),
  ("check", CheckBenchmark.run),
  ("leftmost", CrossingBenchmark.run),
  ("build", BuildBenchmark.run),
  ("start", StartBenchmark.run),
  ("log", LogBenchmark.run),
  ("wasm", WebAssemblyBenchmark.run),
  ("lsp", LanguageServerBenchmark.run),
]

var names = Array(CommandLine.arguments.dropFirst())
switch (names.first, names.count) {
case ("counts", 2): exit(try CountsCommand.run(names[1]) ? 0 : 1)
case ("counts", 3):
  exit(Count.runOnce(names[1], Int(names[2]) ?? 0) ? 0 : 1)
default: break
}

let isQuick = names.contains("--quick")
names.removeAll { $0 == "--quick" }
let known = benchmarks.map(\.name)
guard names.allSatisfy(known.contains) else {
  let usage = "usage: benchmarks [--quick] [\(known.joined(separator: "] ["))]\n       benchmarks counts FILE\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
print(Machine.description)
for benchmark in benchmarks where names.isEmpty || names.contains(benchmark.name) {
  print("\n## \(benchmark.name)")
  // Without a flush, a pipe shows no progress.
  fflush(nil)
  try benchmark.run(isQuick ? .quick : .full)
}
