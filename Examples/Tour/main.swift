import AnchorsReport
import CommandLineTool
import Foundation
import PlaygroundSession

// swift run Tour [OUTPUT_DIR]
//
// Lays out the steps of the tour, and writes for each its picture, its Swift and its findings, as
// the page shows them at first. Exits with 1 if a step cannot be read.

let command = Command(
  usage: "Usage: Tour [OUTPUT_DIR]      (default: tour)", argumentCount: 0...1)
let arguments = command.readCommandLine()

do {
  let folder = try OutputFolder(arguments.words.first ?? "tour")
  for step in try Step.all() {
    print(try folder.write(step.picture, to: "\(step.name).svg"))
    print(try folder.write(step.swift, to: "\(step.name).swift"))
    print(try folder.write(step.findings, to: "\(step.name).json"))
  }
} catch {
  printError("\(error)")
  exit(1)
}
