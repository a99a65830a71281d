import Foundation

/// A small program that finds a fault, if it is there.
struct Program: Sendable {
  /// The ending of a program without the fault.
  enum Ending: Sendable {
    /// By itself, without an error.
    case clean
    /// With a trap whose message contains this.
    case trap(String)
  }

  var ending = Ending.clean
  /// The seconds after which it counts as one that does not end.
  var patience = 60.0
  let run: @Sendable () throws -> Void

  static let option = "--program"
  private static let failureStatus: Int32 = 3
  private static let skipStatus: Int32 = 4

  // MARK: In this process

  /// Runs the program that the arguments name, and ends the process.
  static func runInThisProcess(_ arguments: [String]) -> Never {
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 2, let fault = Fault.all.first(where: { $0.number == numbers[0] }),
      fault.programs.indices.contains(numbers[1])
    else { exit(2) }
    do {
      try fault.programs[numbers[1]].run()
    } catch let skip as Skip {
      print(skip.text)
      exit(skipStatus)
    } catch {
      print((error as? Failure)?.text ?? "\(error)")
      exit(failureStatus)
    }
    exit(0)
  }

  // MARK: In another process

  /// A custom class.
  func runInOtherProcess(fault: Int, place: Int) -> Finding {
    guard let executable = Bundle.main.executableURL,
      let result = ProcessResult(
        executable, [Self.option, "\(fault)", "\(place)"], patience: patience)
    else { return Finding(kind: .present, text: "the program cannot be run") }
    if result.hasHung { return Finding(kind: .present, text: "no end after \(Int(patience)) s") }
    if result.isExit, result.status == Self.skipStatus {
      return Finding(kind: .skipped, text: result.output)
    }
    if result.isExit, result.status == Self.failureStatus {
      return Finding(kind: .present, text: result.output)
    }
    switch ending {
    case .clean:
      if result.isExit, result.status == 0 { return Finding(kind: .absent) }
      return Finding(kind: .present, text: result.lastWords)
    case .trap(let message):
      let hasTrapped = !result.isExit && result.errors.contains(message)
      if hasTrapped { return Finding(kind: .absent) }
      return Finding(kind: .present, text: "not \"\(message)\", but \(result.lastWords)")
    }
  }
}
