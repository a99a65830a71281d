import Anchors

/// The reason for an item's frame: for each component the constraints that determine it, back to
/// fixed values.
///
///     print(title.frameExplanation)
///     // title.frame = (12, 10, 334, 24) in card, (28, 26, 334, 24) in screen
///     // x = 28 in screen
///     //   title.leading == card.leading + 12      title.leading = 28
///     //   card.leading == screen.leading + 16     card.leading = 16
///     // …
///
/// Every step is needed: together the steps determine the value, and without any one of them it
/// would not be determined.
public struct FrameExplanation: CustomStringConvertible {
  /// The item.
  public let item: any LayoutItem
  /// The frame, as layout has set it, in the parent's coordinates.
  public let frame: Rect
  /// x, y, width and height of the alignment rectangle: the frame without
  /// `LayoutMetrics.alignmentRectInsets`.
  public let components: [Component]
  /// The whole text.
  public let description: String

  /// One component of a frame.
  public struct Component {
    /// The component.
    public let component: FrameComponent
    /// Its value, in points. Positions are in root coordinates.
    public let value: Double
    /// `true` if the constraints determine it. If not, one of the steps is the engine's
    /// tie-breaking.
    public let isDetermined: Bool
    /// The steps that determine it, from the item back to fixed values.
    public let steps: [Step]
    /// The number of steps that were not made, after the first ones.
    package var leftOut = 0
  }

  /// The steps to make of a component.
  package typealias ShownSteps = (first: Int, last: Int)

  /// One reason of several.
  public struct Step {
    /// Why.
    public let reason: Reason
    /// The anchor that the step determines, given the steps after it.
    public let anchor: AnyAnchor
    /// The value of the anchor, in points. Positions are in root coordinates.
    public let value: Double
    /// For a bound, the optional constraint or side of an intrinsic size that pushes against it,
    /// and the value of the anchor without the bound.
    public let push: (limit: UnsatisfiedConstraint, value: Double)?
  }

  /// The reason for a step.
  public enum Reason {
    /// A constraint; of an inequality, that it is met and not passed.
    case constraint(Constraint)
    /// The intrinsic size, which the item has exactly.
    case content
    /// One side of the intrinsic size: compression resistance or hugging alone; or the minimum
    /// size.
    case intrinsicSize(ContentSizeConstraint)
    /// A fixed value: a frame that its owner sets, a guide's distances, the root's size.
    case fixed
    /// The nonnegativity of a size.
    case notNegative
    /// The tie-breaking of an ambiguous component: a size becomes as small as possible, a position
    /// as near to 0 as possible.
    case tieBreak
  }
}

extension LayoutTree {
  /// Returns the reason for an item's frame.
  ///
  /// - Precondition: the item is part of the tree.
  /// - Complexity: O(rows) to read the layout, plus the constraints that determine the frame; if
  ///   optional constraints or bounds decide, also solving those.
  public func frameExplanation(of item: any LayoutItem) -> FrameExplanation {
    if LayoutTree(containing: item).engine !== engine {
      trap("\(item.nameInTree) is not part of the tree whose layout is to be explained")
    }
    return laidOutEngine.frameExplanation(of: item)
  }

  /// The reason for each frame, in tree order from the root.
  ///
  /// - Complexity: ``frameExplanation(of:)`` for each item, but the layout is read once.
  public var frameExplanations: [FrameExplanation] { laidOutEngine.frameExplanations() }

  /// Returns the reason for each frame, without texts. Of more steps than are shown, only the first
  /// and the last are made.
  package func frameExplanations(showing shown: FrameExplanation.ShownSteps) -> [FrameExplanation] {
    laidOutEngine.frameExplanations(showing: shown)
  }
}

extension LayoutView {
  /// The reason for the view's frame: for each of x, y, width and height the constraints that
  /// determine it, in order, back to fixed values.
  ///
  ///     print(title.frameExplanation)
  public final var frameExplanation: FrameExplanation { layoutTree.frameExplanation(of: self) }
}
