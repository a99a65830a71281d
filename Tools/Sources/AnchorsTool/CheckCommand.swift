import AnchorsLayout
@_spi(Tools) import AnchorsReport
import ArgumentParser
import Foundation
import InterfaceBuilder

/// The command `anchors check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Finds faults of storyboards and xibs at every size, and of layout code, without a Mac.",
    discussion: """
      EXAMPLES:
        anchors check .
        anchors check App --devices iphone --landscape --html faults
        anchors check . --github --baseline anchors-baseline.json
        anchors check Sources/LoginView.swift --terse

      The status is 1 if there is an error, or with --strict also if there is a warning. 'anchors rules' lists the \
      rules. A file .anchors.json in the folder of a document, or above it, turns rules off and excludes paths. \
      A comment // anchors:ignore RULE accepts a finding in Swift code, on its line or the one before.
      """)

  @Argument(help: "Files and folders.", completion: .file())
  var paths: [String]

  @Option(help: "Widths in points to lay out at, as 320...430 or 320,390.")
  var widths: WidthList?

  @Option(help: "The devices to lay out at: iphone, ipad, or both with a comma.")
  var devices: DeviceList?

  @Flag(help: "Also lay out in landscape.")
  var landscape = false

  @Flag(help: "Also lay out from right to left.")
  var rtl = false

  @Option(
    name: .customLong("text-size"),
    help: "The reader's text size: xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5.")
  var textSize: TextSize?

  @Option(help: "Also lay out texts without translations so many times as long, as 1.4.")
  var longer: Double?

  @Flag(
    help: """
      Check all larger text sizes, and texts up to twice as long, and say from which on a screen \
      breaks.
      """)
  var sweepTexts = false

  @Option(help: "Check this rule only; may be repeated.")
  var only: [RuleName] = []

  @Flag(
    help: "Fail if there is a warning, and report constraints that several others imply together.")
  var strict = false

  @Flag(help: "Also report remarks on Swift code: rules whose severity is note.")
  var notes = false

  @Flag(help: "Print one line for each finding, and no count.")
  var terse = false

  @Option(
    help: "Accept the findings that this file lists. A missing file is written with today's.",
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(name: .customLong("baseline-update"), help: "Write today's findings into the baseline.")
  var baselineUpdate = false

  @Flag(help: "Print JSON. Tools/README.md has the schema.")
  var json = false

  @Flag(help: "Print annotations for GitHub Actions.")
  var github = false

  @Option(help: "Write SARIF into this file.", completion: .file(extensions: ["sarif"]))
  var sarif: String?

  @Option(help: "Write pages with pictures into this folder.", completion: .directory)
  var html: String?

  func validate() throws {
    if terse, json || github { throw ValidationError("--terse excludes --json and --github.") }
    if json && github { throw ValidationError("--json and --github exclude each other.") }
    if let longer, !(1...10).contains(longer) {
      throw ValidationError("--longer takes a factor from 1 to 10, as 1.4.")
    }
    if baselineUpdate && baseline == nil {
      throw ValidationError("--baseline-update needs a file: --baseline FILE.")
    }
  }

  func run() throws {
    var options = CheckOptions()
    if let devices { options.screens = devices.screens }
    if let widths { options.screens = widths.screens }
    if landscape { options.screens += options.screens.map { $0.rotated } }
    options.checksRightToLeft = rtl
    options.isStrict = strict
    options.textScale = textSize?.scale ?? 1
    options.textLength = longer ?? 1
    options.sweepsTexts = sweepTexts
    if notes { options.rules = Set(Rule.all) }
    if !only.isEmpty { options.rules = Set(only.map { $0.rule }) }

    var reports = CheckedFile.check(paths, options)
    let documents = reports.count
    var files = 0
    do throws(Unreadable) {
      let code = try checkCode(options.rules)
      reports = (reports + code.files).sorted { $0.path < $1.path }
      files = code.count
      if let baseline { try accept(baseline, in: &reports) }
      if let sarif { try Sarif.write(reports, to: sarif) }
      if let html { try FindingPages.write(reports, options, to: html) }
    } catch {
      Terminal.printError("anchors: \(error.message)")
      throw Status.unreadable
    }
    if json {
      print(try Output.json(of: CheckJSON(files: reports)))
    } else {
      reports.forEach { report($0) }
    }
    try finish(reports, documents, files)
  }

  /// Checks the Swift files. In folders without `anchors-swift` they are passed over, and that is
  /// said.
  private func checkCode(_ rules: Set<Rule>) throws(Unreadable) -> (
    files: [CheckedFile], count: Int
  ) {
    let paths = paths.filter { CheckedFile.hasSwift($0) }
    if rules.isDisjoint(with: Rule.code + [Rule(named: "conflict")].compactMap { $0 }) {
      return ([], 0)
    }
    do throws(Unreadable) {
      return try CheckedCode.check(paths, rules)
    } catch {
      if SwiftProgram.isBuilt || paths.contains(where: { $0.hasSuffix(".swift") }) { throw error }
      Terminal.printError("anchors: Swift files are not checked: \(error.message)")
      return ([], 0)
    }
  }

  private func accept(_ baseline: String, in reports: inout [CheckedFile]) throws(Unreadable) {
    let missing = try Baseline.apply(baseline, isUpdate: baselineUpdate, to: &reports)
    if missing == 0 { return }
    Terminal.printError(
      """
      anchors: \(counted(missing, "finding")) of \(baseline) \(missing == 1 ? "is" : "are") not \
      found any more; --baseline-update leaves \(missing == 1 ? "it" : "them") out
      """)
  }

  private func report(_ file: CheckedFile) {
    if let failure = file.failure { Terminal.printError("anchors: \(failure)") }
    for finding in file.findings {
      if github {
        let annotation = Annotation(
          path: file.path, line: finding.line,
          message: ([finding.sentence] + finding.furtherLines).joined(separator: "\n"),
          isError: finding.rule.severity == .error)
        print(annotation.github)
      } else {
        print(
          "\(file.path):\(finding.line): \(finding.rule.severity.rawValue): \(finding.sentence)")
        if !terse { for line in finding.furtherLines { print("  \(line)") } }
      }
    }
  }

  /// - Parameters:
  ///   - documents: The number of documents.
  ///   - files: The number of Swift files.
  private func finish(_ reports: [CheckedFile], _ documents: Int, _ files: Int) throws {
    let findings = reports.flatMap(\.findings)
    let errors = findings.count { $0.rule.severity == .error }
    if !json, !github, !terse {
      let warnings = findings.count { $0.rule.severity == .warning }
      let remarks = findings.count - errors - warnings
      let failed = reports.filter { $0.failure != nil }
      let unread = failed.count { !$0.isSwift }
      let found =
        findings.isEmpty
        ? "no findings"
        : "\(counted(errors, "error")) and \(counted(warnings, "warning"))"
          + (remarks > 0 ? " and \(counted(remarks, "note"))" : "")
      var (read, parts) = ([String](), [String]())
      if unread < documents || documents + files == 0 {
        read.append(counted(documents - unread, "document"))
      }
      if files > 0 { read.append(counted(files, "Swift file")) }
      if !read.isEmpty { parts.append("\(read.joined(separator: " and ")): \(found)") }
      if unread > 0 { parts.append("\(counted(unread, "document")) could not be read") }
      if failed.count > unread {
        parts.append("\(counted(failed.count - unread, "Swift file")) could not be read")
      }
      print(parts.joined(separator: "; "))
    }
    if reports.contains(where: { $0.failure != nil }) { throw Status.unreadable }
    let isWrong = findings.contains { $0.rule.severity == .warning } && strict
    if errors > 0 || isWrong { throw Status.wrong }
  }
}

extension Finding {
  /// The message with the sizes and the rule.
  var sentence: String {
    let others = sizes.count > 2 ? " and \(sizes.count - 1) other sizes" : ""
    let named = sizes.prefix(sizes.count > 2 ? 1 : 2).joined(separator: ", ")
    let reach = windows.map { ", \($0)" } ?? ""
    let places = sizes.isEmpty ? "" : " at \(named)\(others)\(reach)"
    return "\(scene): \(message)\(places) [\(rule.name)]"
  }
}

/// The command `anchors rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules of 'anchors check' with their reasons.")

  func run() {
    for rule in Rule.all {
      print("\(rule.name) (\(rule.severity.rawValue)): \(rule.summary) \(rule.reason)")
      print("  as: \(rule.example)")
    }
  }
}

/// The output of `anchors check --json`. Tools/README.md describes it.
struct CheckJSON: Encodable {
  let version = 1
  let files: [CheckedFile]

  private enum CodingKeys: CodingKey { case version, files }
}
