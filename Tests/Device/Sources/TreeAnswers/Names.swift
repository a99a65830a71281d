import AnchorsLayout

// The names that the scenes have for what is another in each toolkit. What the tree calls as UIKit
// does is called by that: Size, Rect, Insets, Priority.

typealias View = LayoutView
typealias Stack = LayoutStackView
typealias Scroll = LayoutScrollView
typealias Label = LayoutLabel
typealias Controller = LayoutViewController

/// The name of the side that gives these answers, and the grid of its frames.
@MainActor let side = (name: "tree", grid: "exact")

@MainActor
func allScenes() -> [Scene] {
  tieScenes() + directionScenes() + roundingScenes() + fittingScenes() + stackFillScenes()
    + stackDistributionScenes() + stackProportionScenes() + stackZooScenes() + stackHiddenScenes()
    + stackPriorityScenes() + stackEdgeScenes() + safeAreaScenes() + marginScenes() + scrollScenes()
    + labelScenes() + passScenes()
}

// MARK: Showing and laying out

/// Returns the object that keeps a view on screen: none in the tree.
@MainActor
func show(_ root: View) -> AnyObject? { nil }

@MainActor
func show(_ controller: Controller, _ size: Size) -> AnyObject? {
  controller.view.frame = Rect(size: size)
  return nil
}

@MainActor
func layOut(_ view: View) { view.layoutIfNeeded() }

/// Runs what makes a conflict without having it printed.
@MainActor
func withoutReports(of root: View, _ body: () -> Void) {
  root.layoutTree.conflictHandler = { _ in }
  body()
}

// MARK: Changing views

@MainActor
func mirror(_ view: View) { view.layoutDirection = .rightToLeft }

@MainActor
func label(_ text: String, _ fontSize: Double) -> Label {
  Label(text, font: TextFont(size: fontSize))
}

@MainActor
func label(_ text: String, of other: Label) -> Label { Label(text, font: other.font) }

/// Gives a view the scale of a screen, and says which.
@MainActor
func setScale(of root: View) -> Double {
  root.displayScale = 3
  return 3
}

// MARK: Reading

/// The frame as it is, and rounded as UIKit rounds it on screens of three scales and in Mac
/// Catalyst.
@MainActor
func readFrames(of view: View) -> [String: [Double]] {
  let grids: [(String, PixelGrid)] = [
    ("1", .uiKit(scale: 1)), ("2", .uiKit(scale: 2)), ("3", .uiKit(scale: 3)),
    ("catalyst", .catalyst),
  ]
  var frames = ["exact": values(view.frame)]
  for (name, grid) in grids { frames[name] = values(view.frame(on: grid)) }
  return frames
}

func values(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }
func values(_ insets: Insets) -> [Double] {
  [insets.top, insets.left, insets.bottom, insets.right]
}

@MainActor
func fittingSize(of view: View, isExpanded: Bool = false) -> [Double] {
  // Being asked does not do it, as it does in UIKit.
  view.updateConstraintsIfNeeded()
  let size = view.systemLayoutSizeFitting(
    isExpanded ? View.layoutFittingExpandedSize : View.layoutFittingCompressedSize)
  return [size.width, size.height]
}

@MainActor
func hugging(of view: View, isHorizontal: Bool) -> Double {
  view.contentHuggingPriority(for: isHorizontal ? .horizontal : .vertical).rawValue
}

/// The size of a label's only line, not rounded.
@MainActor
func exactSize(of label: Label) -> [Double] {
  [
    label.measurer.width(of: (label.text ?? "")[...], in: label.font),
    label.measurer.lineHeight(of: label.font),
  ]
}
