import AnchorsReport
import Foundation
import UIKit

extension UIView {
  /// Writes the report on the view as JSON and as a page.
  func writeLayoutReport(to folder: URL) throws {
    let report = layoutReport()
    let files = ["report.json": report.json, "report.html": report.htmlReport()]
    for (name, text) in files {
      try text.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }
}
