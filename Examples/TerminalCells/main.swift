import AnchorsLayout
import CommandLineTool
import Foundation
import TerminalDrawing

// swift run TerminalCells [COLUMNS ROWS] [--rtl]
//
// Lays out a dashboard for a terminal of a number of columns and rows, rounds the frames to whole
// cells and prints it.

let command = Command(
  usage: """
    Usage: TerminalCells [COLUMNS ROWS] [--rtl]      (default: 80 24, at least 40 12)
      --rtl  lay out from right to left
    """,
  flags: ["--rtl"], argumentCount: 0...2)
let arguments = command.readCommandLine()

do throws(UsageError) {
  let size = try TerminalSize(arguments.words)
  let screen = HarborScreen(
    columns: size.columns, rows: size.rows,
    direction: arguments.flags.contains("--rtl") ? .rightToLeft : .leftToRight)
  for row in terminalPicture(of: screen) { print(row) }
} catch {
  command.refuse(error)
}
