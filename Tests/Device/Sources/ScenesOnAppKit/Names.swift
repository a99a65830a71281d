import Anchors
import AppKit

// The names that the scenes have for what is another in each toolkit, for AppKit's classes: those
// of plain views alone, as stack views, margins, safe areas and controllers of AppKit are others
// than UIKit's.

/// A view whose coordinates go downwards.
class View: NSView {
  override var isFlipped: Bool { true }
}

typealias Size = CGSize
typealias Rect = CGRect
typealias Insets = NSEdgeInsets

/// The name of the side that gives these answers, and the grid of its frames.
@MainActor let side = (name: "AppKit", grid: "exact")

@MainActor
func allScenes() -> [Scene] {
  tieScenes() + directionScenes() + roundingScenes() + fittingScenes()
}

/// Returns the object that keeps a view on screen: none, because a view needs no window for layout.
@MainActor
func show(_ root: View) -> AnyObject? { nil }

@MainActor
func layOut(_ view: View) {
  var top: NSView = view
  while let superview = top.superview { top = superview }
  top.layoutSubtreeIfNeeded()
}

@MainActor
func mirror(_ view: View) { view.userInterfaceLayoutDirection = .rightToLeft }

@MainActor
func readFrames(of view: View) -> [String: [Double]] {
  let frame = view.frame
  return ["exact": [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }]
}

@MainActor
func fittingSize(of view: View) -> [Double] {
  [Double(view.fittingSize.width), Double(view.fittingSize.height)]
}
