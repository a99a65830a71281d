import Anchors
import UIKit

// The names that the scenes have for what is another in each toolkit, for UIKit's classes.

typealias View = UIView
typealias Stack = UIStackView
typealias Scroll = UIScrollView
typealias Label = UILabel
typealias Controller = UIViewController
typealias Size = CGSize
typealias Rect = CGRect
typealias Insets = UIEdgeInsets

/// The name of the side that gives these answers, and the grid of its frames.
@MainActor var side: (name: String, grid: String) {
  #if targetEnvironment(macCatalyst)
  ("Mac Catalyst", "catalyst")
  #else
  ("UIKit", "\(Int(UIView().traitCollection.displayScale))")
  #endif
}

@MainActor
func allScenes() -> [Scene] {
  tieScenes() + directionScenes() + roundingScenes() + fittingScenes() + stackFillScenes()
    + stackDistributionScenes() + stackProportionScenes() + stackZooScenes() + stackHiddenScenes()
    + stackPriorityScenes() + stackEdgeScenes() + safeAreaScenes() + marginScenes() + scrollScenes()
    + labelScenes() + passScenes()
}

// MARK: Showing and laying out

/// A window that is never shown, for the view to be laid out in.
@MainActor
func show(_ root: View) -> AnyObject? {
  let window = UIWindow(frame: root.frame)
  window.addSubview(root)
  return window
}

/// A window with a controller. Only one that is shown has the controller's view in it.
@MainActor
func show(_ controller: Controller, _ size: Size) -> AnyObject? {
  let window = UIWindow(frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
  window.rootViewController = controller
  window.isHidden = false
  window.layoutIfNeeded()
  return window
}

@MainActor
func layOut(_ view: View) {
  view.window?.layoutIfNeeded()
  view.layoutIfNeeded()
}

/// Their own names for this, too.
@MainActor
func withoutReports(of root: View, _ body: () -> Void) { body() }

// MARK: Changing views

@MainActor
func mirror(_ view: View) { view.semanticContentAttribute = .forceRightToLeft }

@MainActor
func label(_ text: String, _ fontSize: Double) -> Label {
  let label = Label()
  label.text = text
  label.font = .systemFont(ofSize: fontSize)
  return label
}

@MainActor
func label(_ text: String, of other: Label) -> Label {
  let label = Label()
  label.text = text
  label.font = other.font
  return label
}

/// The scale of the screen, which a device has.
@MainActor
func setScale(of root: View) -> Double { Double(root.traitCollection.displayScale) }

// MARK: Reading

@MainActor
func readFrames(of view: View) -> [String: [Double]] { ["exact": values(view.frame)] }

func values(_ rect: Rect) -> [Double] {
  [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
}

func values(_ insets: Insets) -> [Double] {
  [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
}

@MainActor
func fittingSize(of view: View, isExpanded: Bool = false) -> [Double] {
  let size = view.systemLayoutSizeFitting(
    isExpanded ? View.layoutFittingExpandedSize : View.layoutFittingCompressedSize)
  return [Double(size.width), Double(size.height)]
}

@MainActor
func hugging(of view: View, isHorizontal: Bool) -> Double {
  Double(view.contentHuggingPriority(for: isHorizontal ? .horizontal : .vertical).rawValue)
}

/// The size of a label's only line, not rounded.
@MainActor
func exactSize(of label: Label) -> [Double] {
  guard let font = label.font else { return [0, 0] }
  let size = NSString(string: label.text ?? "").size(withAttributes: [.font: font])
  return [Double(size.width), Double(font.lineHeight)]
}
