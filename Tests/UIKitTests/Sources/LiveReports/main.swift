import Anchors
import AnchorsReport
import Foundation
import OrderScreen
import ScreenOnUIKit
import TestSupport
import UIKit

// swift run --package-path Tests/UIKitTests LiveReports [OUTPUT_DIR]
//
// Writes the reports on screens of UIViews: one written with Anchors, and one written without.
// Prints the path of each file and the short form of each report.

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "reports")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
installSeam()
for (name, controller) in [
  ("live-profile", profileController()), ("live-order", OrderViewController()),
] {
  controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
  controller.view.layoutIfNeeded()
  let report = controller.view.layoutReport()
  print(report)
  for (ending, text) in [
    ("html", report.htmlReport(title: name)), ("svg", report.svg(.init(constraints: .all))),
    ("json", report.json), ("anchors", report.layoutText()),
  ] {
    let file = folder.appendingPathComponent("\(name).\(ending)")
    try Data(text.utf8).write(to: file)
    print(file.path)
  }
  print(controller.view.layoutReport(widths: 320...430, directions: [.leftToRight, .rightToLeft]))
}
