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
let phone = CGSize(width: 390, height: 844)
for (name, controller, size, style) in [
  ("login", LoginController(), phone, .light),
  ("login-dark", LoginController(), phone, .dark),
  ("feed", FeedController(), phone, .light),
  ("chat", ChatController(), phone, .light),
  ("settings", SettingsController(), phone, .light),
  ("columns-compact", PlantController(), phone, .light),
  ("columns", PlantController(), CGSize(width: 1024, height: 768), .light),
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
