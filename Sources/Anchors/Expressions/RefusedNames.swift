// Names of other libraries, each with ours.

extension _Constrainable {
  /// Refused: SnapKit's and Masonry's name of `==`.
  @available(
    *, unavailable, message: "write 'v.top == b.top'; 'Coming from SnapKit' has the whole table"
  )
  public func equalTo(_ other: Any) -> _FormerStatement { refused() }

  /// Refused: SnapKit's and Masonry's name of `<=`.
  @available(
    *, unavailable, message: "write 'v.top <= b.top'; 'Coming from SnapKit' has the whole table"
  )
  public func lessThanOrEqualTo(_ other: Any) -> _FormerStatement { refused() }

  /// Refused: SnapKit's and Masonry's name of `>=`.
  @available(
    *, unavailable, message: "write 'v.top >= b.top'; 'Coming from SnapKit' has the whole table"
  )
  public func greaterThanOrEqualTo(_ other: Any) -> _FormerStatement { refused() }

  /// Refused: SnapKit's name of `==` with the superview's anchor.
  @available(
    *, unavailable,
    message: """
      write 'v.top == 0' or 'v.edges == 0' for the superview's; 'Coming from SnapKit' has the whole table
      """
  )
  public func equalToSuperview() -> _FormerStatement { refused() }
}

/// The result of other libraries' members. It accepts the members that follow, so that a statement
/// has one error.
@dynamicMemberLookup
public struct _FormerStatement: _ConstraintStatement {
  /// Accepts the name of a member.
  public subscript(dynamicMember name: String) -> _FormerStatement { refused() }
  /// Accepts a priority.
  @discardableResult
  public func priority(_ priority: Priority) -> _FormerStatement { refused() }
  /// Accepts the arguments of a member.
  @discardableResult
  public func callAsFunction(_ arguments: Any...) -> _FormerStatement { refused() }
  /// Appends nothing.
  public func _append(to constraints: inout [Constraint]) { refused() }
}

// MARK: - Names of UIKit and AppKit

extension AnchorSource {
  /// Refused: the name of ``left`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "left")
  public var leftAnchor: LayoutAnchor<LayoutXAxis> { refused() }

  /// Refused: the name of ``right`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "right")
  public var rightAnchor: LayoutAnchor<LayoutXAxis> { refused() }

  /// Refused: the name of ``leading`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "leading")
  public var leadingAnchor: LayoutAnchor<LayoutXAxis> { refused() }

  /// Refused: the name of ``trailing`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "trailing")
  public var trailingAnchor: LayoutAnchor<LayoutXAxis> { refused() }

  /// Refused: the name of ``centerX`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "centerX")
  public var centerXAnchor: LayoutAnchor<LayoutXAxis> { refused() }

  /// Refused: the name of ``top`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "top")
  public var topAnchor: LayoutAnchor<LayoutYAxis> { refused() }

  /// Refused: the name of ``bottom`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "bottom")
  public var bottomAnchor: LayoutAnchor<LayoutYAxis> { refused() }

  /// Refused: the name of ``centerY`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "centerY")
  public var centerYAnchor: LayoutAnchor<LayoutYAxis> { refused() }

  /// Refused: the name of ``firstBaseline`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "firstBaseline")
  public var firstBaselineAnchor: LayoutAnchor<LayoutYAxis> { refused() }

  /// Refused: the name of ``lastBaseline`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "lastBaseline")
  public var lastBaselineAnchor: LayoutAnchor<LayoutYAxis> { refused() }

  /// Refused: the name of ``width`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "width")
  public var widthAnchor: LayoutAnchor<LayoutDimension> { refused() }

  /// Refused: the name of ``height`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "height")
  public var heightAnchor: LayoutAnchor<LayoutDimension> { refused() }
}
