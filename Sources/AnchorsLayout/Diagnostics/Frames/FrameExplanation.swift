import Anchors

/// Why an item is where it is: for each component of its frame what determines it, from the item
/// back to what is fixed.
///
///     print(title.explainFrame())
///     // title.frame = (12, 10, 334, 24) in card, (28, 26, 334, 24) in screen
///     // x = 28 in screen
///     //   title.leading == card.leading + 12      title.leading = 28
///     //   card.leading == screen.leading + 16     card.leading = 16
///     // …
///
/// What is named is needed: those steps alone, with nothing else of the layout, give the component
/// its value, and without any one of them it would not be determined.
public struct FrameExplanation: CustomStringConvertible {
  /// The item.
  public let item: any LayoutItem
  /// The frame, as layout has set it, in the parent's coordinates.
  public let frame: Rect
  /// x, y, width and height of the rectangle that constraints are about, which is the frame but for
  /// `LayoutMetrics.alignmentRectInsets`.
  public let components: [Component]
  /// The whole text.
  public let description: String

  /// One component of a frame.
  public struct Component {
    /// Which one it is.
    public let component: FrameComponent
    /// Its value, in points. Positions are in the topmost item's coordinates.
    public let value: Double
    /// Whether the constraints determine it. If not, some step is how the engine settles what
    /// nothing decides.
    public let isDetermined: Bool
    /// What gives it its value, from the item back to what is given.
    public let steps: [Step]
  }

  /// One reason of several.
  public struct Step {
    /// Why.
    public let reason: Reason
    /// What it settles, the steps after it taken for granted.
    public let anchor: AnyAnchor
    /// The value it gives that, in points. Positions are in the topmost item's coordinates.
    public let value: Double
    /// Of a bound, what pushes against it.
    public let push: Push?
  }

  /// What a step rests on.
  public enum Reason {
    /// A constraint; of an inequality, that it is met and not passed.
    case constraint(Constraint)
    /// The intrinsic size, which the item has exactly.
    case content
    /// One side of the intrinsic size: compression resistance or hugging alone; or the minimum
    /// size.
    case intrinsicSize(ContentSizeConstraint)
    /// What is given: a frame that its owner sets, a guide's distances, the topmost item's size.
    case fixed
    /// That sizes are never less than 0.
    case notNegative
    /// That nothing decides: an undetermined size becomes as small as it may be, then a position
    /// stays as near to 0 as it may.
    case tieBreak
  }

  /// What would go further than a bound allows.
  public struct Push {
    /// The optional constraint or side of an intrinsic size that would.
    public let limit: UnsatisfiedConstraint
    /// What the step's anchor would be without the bound.
    public let value: Double
  }
}

extension LayoutTree {
  /// Why an item's frame is what it is.
  ///
  /// - Precondition: the item is part of the tree.
  /// - Complexity: O(rows) to look at the layout; beyond that as much as what determines the frame,
  ///   and where optional constraints or bounds decide, solving those that have to do with it.
  public func explainFrame(of item: any LayoutItem) -> FrameExplanation {
    if LayoutTree(containing: item).engine !== engine {
      trap("\(item.nameInTree) is not part of the tree whose layout is to be explained")
    }
    return laidOutEngine.explainFrame(of: item)
  }

  /// Why each frame is what it is, in the order of the tree, the topmost item's first.
  ///
  /// - Complexity: that of ``explainFrame(of:)`` for each item, but that the layout is looked at
  ///   once.
  public func explainFrames() -> [FrameExplanation] { laidOutEngine.explainFrames() }
}

extension LayoutView {
  /// Why the view's frame is what it is: for each of x, y, width and height the constraints that
  /// determine it, in order, back to what is fixed.
  ///
  ///     print(title.explainFrame())
  public final func explainFrame() -> FrameExplanation { layoutTree.explainFrame(of: self) }
}
