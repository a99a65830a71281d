import Foundation
import TestSupport
import UIKit

@testable import SampleApp

// swift run --package-path Tests/UIKitTests SampleScreens [OUTPUT_DIR]
// swift run --package-path Tests/UIKitTests SampleScreens --check FOLDER
//
// Draws the screens of the sample app. With --check, compares the pictures with a folder's.

let words = CommandLine.arguments.dropFirst()
let isCheck = words.first == "--check"
let folder = URL(fileURLWithPath: words.last ?? "reports/sample")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
installTextSeam()
var isCurrent = true
for (name, controller, size, style) in [
  ("login", LoginController(), CGSize(width: 390, height: 844), UIUserInterfaceStyle.light),
  ("login-dark", LoginController(), CGSize(width: 390, height: 844), .dark),
] as [(String, UIViewController, CGSize, UIUserInterfaceStyle)] {
  controller.show(size.width, size.height, style: style)
  let file = folder.appendingPathComponent("\(name).svg")
  let picture = Data(Picture(of: controller).svg.utf8)
  if !isCheck {
    try picture.write(to: file)
    print(file.path, picture.count)
  } else if (try? Data(contentsOf: file)) != picture {
    print("\(file.path) is not current; run SampleScreens \(folder.path)")
    isCurrent = false
  }
}
if !isCurrent { exit(1) }
