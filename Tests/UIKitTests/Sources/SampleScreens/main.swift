import Foundation
import TestSupport
import UIKit

@testable import SampleApp

// swift run --package-path Tests/UIKitTests SampleScreens [OUTPUT_DIR]
// swift run --package-path Tests/UIKitTests SampleScreens --check FOLDER
//
// Draws the screens of the sample app. With --check, compares the pictures with those in a folder
// instead, and exits with 1 if one differs.

var words = Array(CommandLine.arguments.dropFirst())
let isCheck = words.first == "--check"
if isCheck { words.removeFirst() }
let folder = URL(fileURLWithPath: words.first ?? "Examples/SampleScreens")
if !isCheck {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
}

let phone = CGSize(width: 390, height: 844)
let tablet = CGSize(width: 1024, height: 768)
installTextSeam()
let screens: [(String, UIViewController, CGSize, UIUserInterfaceStyle)] = [
  ("login", LoginController(), phone, .light),
  ("login-dark", LoginController(), phone, .dark),
  ("feed", FeedController(), phone, .light),
  ("chat", ChatController(), phone, .light),
  ("settings", SettingsController(), phone, .light),
  ("columns-compact", PlantController(), phone, .light),
  ("columns", PlantController(), tablet, .light),
]
var isCurrent = true
for (name, controller, size, style) in screens {
  controller.show(size.width, size.height, style: style)
  let file = folder.appendingPathComponent("\(name).svg")
  let picture = Data(Picture(of: controller).svg.utf8)
  if !isCheck {
    try picture.write(to: file)
    print(file.path)
  } else if (try? Data(contentsOf: file)) != picture {
    print("\(file.path) is not the present screen; run SampleScreens \(folder.path)")
    isCurrent = false
  }
}
exit(isCurrent ? 0 : 1)
