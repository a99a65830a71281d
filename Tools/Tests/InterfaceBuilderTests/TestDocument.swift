import AnchorsLayout
import Foundation

@testable import InterfaceBuilder

/// The documents of the tests.
enum TestDocument {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Returns the names of the documents in a folder, in order.
  static func names(in name: String) -> [String] {
    let path = folder.appendingPathComponent(name).path
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }

  /// Returns the bytes of a document.
  static func data(_ name: String, in folder: String = "Documents") throws -> Data {
    try Data(contentsOf: self.folder.appendingPathComponent(folder).appendingPathComponent(name))
  }

  /// Reads a document.
  static func named(_ name: String, in folder: String = "Documents") throws -> InterfaceDocument {
    try InterfaceDocument(data(name, in: folder))
  }

  /// Returns a document with one root view of 375 × 667 points.
  ///
  /// - Parameter content: The elements inside the root.
  static func xml(_ content: String, attributes: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"\(attributes)>
      <device id="retina4_7" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      \(content)
      </view></objects></document>
      """.utf8)
  }
}
