import AnchorsLayout
import AnchorsReport
import Foundation
import Migration
import Testing

/// Swift code whose layout the tests read.
enum CodeSample {
  /// Returns the layout of a class of one file.
  static func layout(
    of code: String, type: String? = nil, size: (width: Double, height: Double)? = nil,
    assuming assumptions: [String: String] = [:]
  ) throws -> CodeLayout {
    let file = SourceFile(path: "Card.swift", text: code)
    let layouts = LayoutCode([file]).layouts(of: type, size: size, assuming: assumptions)
    return try #require(layouts.first)
  }

  /// Returns a class of a view with the given members and statements of its initializer.
  static func view(
    _ statements: String, members: String = "", importing module: String = "UIKit",
    besides: String = ""
  ) -> String {
    """
    import \(module)
    import UIKit

    \(besides)
    final class CardView: UIView {
    \(members)
      override init(frame: CGRect) {
        super.init(frame: frame)
    \(statements)
      }

      required init?(coder: NSCoder) { nil }
    }

    """
  }
}

extension CodeLayout {
  /// The reasons why the layout is not complete, each with its line.
  var reasons: [String] { unknowns.map { "\($0.place.line): \($0.reason)" } }

  /// Lays the text out, and returns the frames in the superviews, by the names of the views.
  func frames() throws -> [String: [Double]] {
    let tree = try DocumentTree(text)
    tree.root.layoutIfNeeded()
    var frames: [String: [Double]] = [:]
    var open = [tree.root]
    while let view = open.popLast() {
      let frame = view.frame
      frames[view.layoutName] = [frame.minX, frame.minY, frame.width, frame.height]
        .map { ($0 * 1000).rounded() / 1000 }
      open += view.subviews
    }
    return frames
  }

  /// The constraints, as the text has them.
  var statements: [String] { constraints.map(\.text) }
}
