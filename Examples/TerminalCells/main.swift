import Foundation
import TerminalDrawing

// swift run TerminalCells [COLUMNS ROWS] [--rtl]
//
// Lays out a dashboard for a terminal of so many columns and rows, rounds the frames to whole cells and
// prints it.

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  print("Usage: TerminalCells [COLUMNS ROWS] [--rtl]      (default: 80 24, at least 40 12)")
  exit(2)
}
let screen = HarborScreen(
  columns: options.columns, rows: options.rows,
  direction: options.isRightToLeft ? .rightToLeft : .leftToRight)
for row in terminalPicture(of: screen) { print(row) }
