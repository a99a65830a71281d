// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public struct AnchorPair<T: LayoutAnchorType, U: LayoutAnchorType>: LayoutAnchorType {
  public var first: T
  public var second: U

  public init(first: T, second: U) {
    self.first = first
    self.second = second
  }
}

public struct EdgeAnchors: LayoutAnchorType {
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
}

public protocol AnchorGroupProvider {
  var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> { get }
  var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> { get }
  var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> { get }
  var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> { get }
}

extension AnchorGroupProvider {
  public var edgeAnchors: EdgeAnchors {
    EdgeAnchors(horizontalAnchors: horizontalAnchors, verticalAnchors: verticalAnchors)
  }
}

extension UIView: AnchorGroupProvider {
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    AnchorPair(first: leadingAnchor, second: trailingAnchor)
  }
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: topAnchor, second: bottomAnchor)
  }
  public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: centerXAnchor, second: centerYAnchor)
  }
  public var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> {
    AnchorPair(first: widthAnchor, second: heightAnchor)
  }
}

extension UILayoutGuide: AnchorGroupProvider {
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    AnchorPair(first: leadingAnchor, second: trailingAnchor)
  }
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: topAnchor, second: bottomAnchor)
  }
  public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: centerXAnchor, second: centerYAnchor)
  }
  public var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> {
    AnchorPair(first: widthAnchor, second: heightAnchor)
  }
}

// A controller's vertical edges are those between its top and bottom guides.
// Source/AnchorGroupProvider.swift.
extension UIViewController: AnchorGroupProvider {
  @available(*, deprecated, message: "Set constraints on the root view.")
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    view.horizontalAnchors
  }
  @available(*, deprecated, message: "Set constraints on the root view.")
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: topLayoutGuide.bottomAnchor, second: bottomLayoutGuide.topAnchor)
  }
  @available(*, deprecated, message: "Set constraints on the root view.")
  public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    view.centerAnchors
  }
  @available(*, deprecated, message: "Set constraints on the root view.")
  public var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> {
    view.sizeAnchors
  }
}

public struct ConstraintPair {
  public var first: NSLayoutConstraint
  public var second: NSLayoutConstraint
}

public struct ConstraintGroup {
  public var top: NSLayoutConstraint
  public var leading: NSLayoutConstraint
  public var bottom: NSLayoutConstraint
  public var trailing: NSLayoutConstraint

  public var horizontal: [NSLayoutConstraint] { [leading, trailing] }
  public var vertical: [NSLayoutConstraint] { [top, bottom] }
  public var all: [NSLayoutConstraint] { [top, leading, bottom, trailing] }
}
