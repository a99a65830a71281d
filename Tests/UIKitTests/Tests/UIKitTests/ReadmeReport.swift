import AnchorsReport
import UIKit

@MainActor
func check(_ loginView: UIView) throws {
  print(loginView.layoutReport())  // in the debugger: po loginView.layoutReport()
  print(loginView.layoutReport(widths: 320...430))  // the widths at which something breaks
  try loginView.layoutReport().requireNoProblems()  // in a test
}
