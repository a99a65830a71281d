import Anchors

extension LayoutView {
  /// Which parts of the frame follow the superview's size, as long as
  /// ``translatesAutoresizingMaskIntoConstraints`` is on. Empty at first: the frame stays as it is.
  ///
  ///     let bar = LayoutView(frame: Rect(x: 0, y: 0, width: 390, height: 44))
  ///     screen.addSubview(bar)                    // 390 points wide
  ///     bar.autoresizingMask = [.flexibleWidth]
  ///     screen.bounds.size.width = 844
  ///     screen.layoutIfNeeded()                   // bar.frame: (0, 0, 844, 44)
  ///
  /// What it follows from is the frame and the superview's size at the time that the last of these was
  /// set: the mask, the frame, the superview. A superview that constraints are yet to give a size has
  /// none to follow from: lay out first, as with UIKit. Views with masks and views with constraints can be in
  /// one tree, each in the other, and constraints can refer to views with masks: to the solver a mask
  /// is four equations between the view's frame and its superview's size.
  ///
  /// In a superview that is smaller than what is fixed, a flexible width is 0 rather than negative,
  /// while what is tied to the view's edges follows where the edges would be.
  ///
  /// - Complexity: setting it, the frame or the superview takes O(superviews in a row that have masks).
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

  /// How the frame follows the superview's size; `nil` for a view without mask.
  public final var layoutAutoresizing: Autoresizing? {
    autoresizingFrame.flatMap { $0.mask.isEmpty ? nil : $0 }
  }

  /// Takes the frame of now as the one that the mask starts from, if there is a mask.
  final func autoresize(from frame: Rect) {
    if layoutAutoresizing == nil { return }
    surroundings.autoresizing.frame = frame
    autoresizeFromSuperview()
  }

  /// Takes the superview's size of now as the one that the mask's frame is right for.
  private func autoresizeFromSuperview() {
    surroundings.autoresizing.parentSize = superview?.sizeToBe ?? .zero
  }

  /// The size, with what layout has yet to do about masks, and less than nothing where it is that to the
  /// solver.
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
