import Foundation

/// A worker as its parent sees it.
struct WorkerProcess {
  /// The ending of a worker.
  enum Outcome: Equatable {
    case clean
    /// Something is not as it must be.
    case difference(String)
    /// It was ended by a trap or a signal, with the last lines that it wrote.
    case crash(String)
    /// It made no progress for a while.
    case hang

    /// Returns `true` if the failure is of the same kind.
    func isLike(_ other: Outcome) -> Bool {
      switch (self, other) {
      case (.difference, .difference), (.crash, .crash), (.hang, .hang), (.clean, .clean): true
      default: false
      }
    }

    /// Returns `true` if the documentation announces this trap for the features in use.
    func isDocumentedTrap(_ options: Options) -> Bool {
      guard case .crash(let text) = self else { return false }
      var messages: [String] = []
      if options.features.contains(.notANumber) { messages += ["all numbers must be finite"] }
      if options.isHostile { messages += ["cannot be added to", "is inside of itself"] }
      return messages.contains { text.contains($0) }
    }

    var text: String {
      switch self {
      case .clean: "nothing is wrong"
      case .difference(let text): text
      case .crash(let text): "crash: \(text)"
      case .hang: "no progress for \(Int(WorkerProcess.patience)) s"
      }
    }
  }

  /// The seconds without progress after which a worker counts as hanging.
  static let patience = 20.0

  /// Runs a worker to its end.
  static func run(
    _ arguments: [String], threads: Int = 1, patience: Double = patience, tracesCrash: Bool = false
  ) -> (Outcome, [StateFile.Place]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("anchors-fuzz-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["state", "out", "errors"].map { folder.appendingPathComponent($0) }
    guard let state = StateFile(path: files[0].path),
      FileManager.default.createFile(atPath: files[1].path, contents: nil),
      FileManager.default.createFile(atPath: files[2].path, contents: nil)
    else { return (.crash("no temporary files"), []) }
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments + ["--state", files[0].path]
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] =
      tracesCrash
      ? "enable=yes,threads=crashed,limit=25,color=no,registers=none,images=none" : "enable=no"
    // Leaks are looked for in what is tested, not in this process and what it uses.
    environment["ASAN_OPTIONS"] = "detect_leaks=1:exitcode=66"
    process.environment = environment
    process.standardOutput = try? FileHandle(forWritingTo: files[1])
    process.standardError = try? FileHandle(forWritingTo: files[2])
    do { try process.run() } catch { return (.crash("\(error)"), []) }
    let hasHung = watch(process, state, threads, patience)
    let places = state.places(threads)
    if hasHung { return (.hang, places) }
    let output = (try? String(contentsOf: files[1], encoding: .utf8)) ?? ""
    if process.terminationReason == .exit {
      if process.terminationStatus == 0 { return (.clean, places) }
      if process.terminationStatus == Worker.differenceStatus {
        return (.difference(output.trimmingCharacters(in: .whitespacesAndNewlines)), places)
      }
    }
    let errors = (try? String(contentsOf: files[2], encoding: .utf8)) ?? ""
    return (.crash("status \(process.terminationStatus)\(lastWords(errors, tracesCrash))"), places)
  }

  /// The message of a trap, or else the last lines.
  private static func lastWords(_ errors: String, _ isWhole: Bool) -> String {
    let lines = errors.split(separator: "\n")
    if isWhole {
      let frames = lines.filter {
        $0.contains(" in ") && $0.contains(" at /") || $0.contains("Fatal ")
      }
      return "\n" + frames.joined(separator: "\n")
    }
    let trap = lines.last { $0.contains("Fatal ") || $0.contains("ERROR: ") }
    if let trap { return ", " + trap }
    return lines.isEmpty ? "" : "\n" + lines.suffix(3).joined(separator: "\n")
  }

  /// The places of a number of threads.
  private static func watch(
    _ process: Process, _ state: StateFile, _ threads: Int, _ patience: Double
  ) -> Bool {
    var known = state.places(threads)
    var lastProgress = Date()
    var pause = 0.001
    while process.isRunning {
      Thread.sleep(forTimeInterval: pause)
      pause = min(pause * 1.5, 0.1)
      let places = state.places(threads)
      // Of several threads, each must go on.
      let isMoving = zip(places, known).allSatisfy { $0 != $1 || $0.isRunning == 0 }
      if isMoving {
        lastProgress = Date()
        known = places
      } else if Date().timeIntervalSince(lastProgress) > patience {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return true
      }
    }
    process.waitUntilExit()
    return false
  }
}
