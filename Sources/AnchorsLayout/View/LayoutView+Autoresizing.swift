import Anchors

extension LayoutView {
  /// The parts of the frame that follow the superview's size while
  /// ``translatesAutoresizingMaskIntoConstraints`` is on. Empty by default: the frame does not
  /// change.
  ///
  ///     let bar = LayoutView(frame: Rect(x: 0, y: 0, width: 390, height: 44))
  ///     screen.addSubview(bar)                    // 390 points wide
  ///     bar.autoresizingMask = [.flexibleWidth]
  ///     screen.bounds.size.width = 844
  ///     screen.layoutIfNeeded()                   // bar.frame: (0, 0, 844, 44)
  ///
  /// The frame follows from the frame and the superview's size at the time you last set the mask,
  /// the frame or the superview. If constraints have not yet determined the superview's size, lay
  /// out first, as in UIKit. Views with masks and views with constraints can be in one tree, each
  /// inside the other, and constraints can mention views with masks. For the solver a mask is four
  /// equations between the view's frame and its superview's size.
  ///
  /// If the superview is smaller than the fixed parts, a flexible width is 0, not negative, while
  /// constraints on the view's edges use the unclamped edges.
  ///
  /// - Complexity: setting it, the frame or the superview takes O(superviews in a row that have
  ///   masks).
  public final var autoresizingMask: AutoresizingMask {
    get { autoresizingFrame?.mask ?? [] }
    set {
      if newValue == autoresizingMask { return }
      if let (autoresizing, superview) = whatItFollows {
        // With what layout has yet to do about masks.
        layoutFrame = autoresizing.frame(in: superview.sizeToBe)
      }
      surroundings.autoresizing = Autoresizing(newValue, frame: frame)
      autoresizeFromSuperview()
      metricsDidChange()
    }
  }

  /// The way in which the frame follows the superview's size; `nil` for a view without a mask.
  public final var layoutAutoresizing: Autoresizing? {
    autoresizingFrame.flatMap { $0.mask.isEmpty ? nil : $0 }
  }

  /// Lets the frame follow the superview from a frame that is right at one size of the superview.
  package final func follow(_ autoresizing: Autoresizing) {
    surroundings.autoresizing = autoresizing
    metricsDidChange()
  }

  /// Stores the present frame as the start of the mask, if there is a mask.
  final func autoresize(from frame: Rect) {
    if layoutAutoresizing == nil { return }
    surroundings.autoresizing.frame = frame
    autoresizeFromSuperview()
  }

  /// Stores the superview's present size as the one for which the mask's frame is right.
  private func autoresizeFromSuperview() {
    surroundings.autoresizing.parentSize = superview?.sizeToBe ?? .zero
  }

  /// The size after the pending work on masks. It may be negative for the solver.
  private var sizeToBe: Size {
    // Up to the first view that follows nothing, and down again: a loop, as trees may be deep.
    var view = self
    var followers: [Autoresizing] = []
    while let (autoresizing, superview) = view.whatItFollows {
      followers.append(autoresizing)
      view = superview
    }
    var size = view.bounds.size
    for autoresizing in followers.reversed() {
      size = autoresizing.unboundedFrame(in: size).size
    }
    return size
  }

  private var whatItFollows: (Autoresizing, LayoutView)? {
    guard translatesAutoresizingMaskIntoConstraints, let autoresizing = layoutAutoresizing,
      let superview
    else { return nil }
    return (autoresizing, superview)
  }
}
