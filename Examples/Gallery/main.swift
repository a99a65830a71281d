import CommandLineTool
import Foundation

// swift run Gallery [OUTPUT_DIR] [--maps]
//
// Lays out every recipe on every screen in both directions, writes the pictures, a page for each
// recipe that shows them beside its source, and an index. Exits with 1 if a layout has a problem.
// With --maps each page has a map of all windows: some seconds in a release build, minutes in a
// debug build.

let command = Command(
  usage: "Usage: Gallery [OUTPUT_DIR] [--maps]      (default: gallery)", flags: ["--maps"],
  argumentCount: 0...1)
let arguments = command.readCommandLine()

do {
  let folder = try OutputFolder(arguments.words.first ?? "gallery")
  let results = Section.all.flatMap(\.recipes).map(RecipeResult.init)
  let page = try GalleryWriter(folder: folder, drawsMaps: arguments.flags.contains("--maps")).write(
    results)
  print(table(of: results))
  for result in results {
    for problem in result.problems { print("error: \(result.recipe.title): \(problem)") }
  }
  print(summary(of: results, on: page))
  exit(results.allSatisfy(\.problems.isEmpty) ? 0 : 1)
} catch {
  printError("\(error)")
  exit(1)
}
