import Foundation

/// Looks for faults that the library has had, by programs that found them.
///
/// Runs the program as a separate process, and judges how that ends.
@main
struct Reproduce {
  static let usage = """
    Usage: Reproduce [NUMBER...]

    Looks for faults that the library has had; without numbers, for all of them.

    \(Fault.all.map { "  \($0.number)\t\($0.title)" }.joined(separator: "\n"))

    Prints a line for each. The status is 1 if a fault is there, 2 if the arguments make no sense.
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == Program.option { Program.runInThisProcess(arguments) }
    if arguments == ["--help"] || arguments == ["-h"] {
      print(usage)
      exit(0)
    }
    let numbers = arguments.compactMap { Int($0) }
    let faults = Fault.all.filter { numbers.isEmpty || numbers.contains($0.number) }
    let isKnown = numbers.allSatisfy { number in Fault.all.contains { $0.number == number } }
    guard numbers.count == arguments.count, isKnown else {
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(2)
    }
    var counts: [Finding.Kind: Int] = [:]
    for fault in faults {
      let finding = fault.look()
      counts[finding.kind, default: 0] += 1
      print("\(fault.number) \(finding.kind.rawValue): \(fault.title)\(finding.remark)")
      fflush(nil)
    }
    var summary = "\(counts[.absent, default: 0]) passed, \(counts[.present, default: 0]) failed"
    if let skipped = counts[.skipped] { summary += ", \(skipped) skipped" }
    print(summary)
    exit(counts[.present] == nil ? 0 : 1)
  }
}
