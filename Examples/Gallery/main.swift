import Foundation

// swift run Gallery [OUTPUT_DIR]
//
// Lays out every recipe on every screen in both directions, writes the pictures and a page that shows
// them beside their sources, and exits with 1 if a layout has a problem.

if CommandLine.arguments.contains(where: { $0 == "-h" || $0 == "--help" }) {
  print("Usage: Gallery [OUTPUT_DIR]      (default: gallery)")
  exit(0)
}
let output = URL(
  fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "gallery", isDirectory: true)

let results = Section.all.flatMap(\.recipes).map(RecipeResult.init)
do {
  try GalleryWriter(directory: output).write(results)
} catch {
  FileHandle.standardError.write(
    Data("error: cannot write \(output.path): \(error.localizedDescription)\n".utf8))
  exit(1)
}

print(table(of: results))
for result in results {
  for problem in result.problems { print("error: \(result.recipe.title): \(problem)") }
}
print(summary(of: results, in: output))
exit(results.allSatisfy(\.problems.isEmpty) ? 0 : 1)
