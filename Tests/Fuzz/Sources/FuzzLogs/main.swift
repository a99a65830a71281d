import AnchorsReport
import AnchorsTestSupport
import Foundation

// swift run -c release --package-path Tests/Fuzz FuzzLogs SECONDS SEED [FOLDER]
// swift run -c release --package-path Tests/Fuzz FuzzLogs --runs N SEED [FOLDER]
//
// Reads logs with random mistakes in them. It fails by a crash, or if one of them takes longer than
// it may. Before each log its text is written to FuzzLogs.last in the temporary folder, so that a
// crash can be repeated.

var arguments = CommandLine.arguments.dropFirst()
let countsRuns = arguments.first == "--runs"
if countsRuns { arguments.removeFirst() }
guard let amount = arguments.popFirst().flatMap(Double.init), amount >= 0,
  let seed = arguments.popFirst().flatMap({ UInt64($0) }), arguments.count <= 1
else {
  print("Usage: FuzzLogs SECONDS SEED [FOLDER]\n       FuzzLogs --runs N SEED [FOLDER]")
  exit(64)
}
let folder = arguments.first ?? "Tests/AnchorsReportTests/Fixtures/logs"
let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
let logs = names.compactMap { name in
  FileManager.default.contents(atPath: "\(folder)/\(name)").map { Array($0) }
}
if logs.isEmpty {
  print("\(folder) has no logs")
  exit(1)
}
let last = FileManager.default.temporaryDirectory.appendingPathComponent("FuzzLogs.last")
var random = SeededRandom(seed: seed)
let begin = Date()
var (count, longest) = (0, 0.0)
while (countsRuns ? Double(count) : Date().timeIntervalSince(begin)) < amount {
  let text = Mutation.text(of: logs, &random)
  try Data(text.utf8).write(to: last)
  let start = Date()
  let log = LayoutLog(parsing: text)
  precondition(!log.description.isEmpty)
  longest = max(longest, Date().timeIntervalSince(start))
  count += 1
  if longest > 5 {
    print("the log in \(last.path) took \(longest) s")
    exit(1)
  }
}
print("\(count) logs, the longest took \(Int(longest * 1000)) ms")
