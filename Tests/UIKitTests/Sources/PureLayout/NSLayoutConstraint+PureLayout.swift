// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The settings of the blocks that run, innermost last. NSLayoutConstraint+PureLayout.m.
private struct Blocks {
  var created: [[NSLayoutConstraint]] = []
  var isInstalling = false
  var priorities: [UILayoutPriority] = []
  var identifiers: [String] = []
}

nonisolated(unsafe) private var blocks = Blocks()

extension NSLayoutConstraint {
  static var blockPriority: UILayoutPriority? { blocks.priorities.last }

  // An inner block of this kind also installs its constraints in an outer one that does not.
  // NSLayoutConstraint+PureLayout.m, al_preventAutomaticConstraintInstallation.
  @discardableResult
  public class func autoCreateAndInstallConstraints(_ block: () -> Void) -> [NSLayoutConstraint] {
    let constraints = autoCreateConstraintsWithoutInstalling(block)
    blocks.isInstalling = true
    (constraints as NSArray).autoInstallConstraints()
    blocks.isInstalling = false
    return constraints
  }

  @discardableResult
  public class func autoCreateConstraintsWithoutInstalling(_ block: () -> Void)
    -> [NSLayoutConstraint]
  {
    blocks.created.append([])
    block()
    return blocks.created.removeLast()
  }

  // The innermost priority wins. NSLayoutConstraint+PureLayout.m,
  // al_currentGlobalConstraintPriority.
  public class func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: () -> Void)
  {
    blocks.priorities.append(priority)
    block()
    blocks.priorities.removeLast()
  }

  public class func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
    blocks.identifiers.append(identifier)
    block()
    blocks.identifiers.removeLast()
  }

  @discardableResult
  public func autoIdentify(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }

  public func autoInstall() { Self.install([self]) }
  public func autoRemove() { isActive = false }

  /// Applies the blocks' priority and identifier, also to constraints that were created before, and
  /// activates, or keeps for the block that does not install. NSLayoutConstraint+PureLayout.m,
  /// autoInstall.
  static func install(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      if let priority = blocks.priorities.last { constraint.priority = priority }
      if let identifier = blocks.identifiers.last { constraint.identifier = identifier }
    }
    if blocks.created.isEmpty || blocks.isInstalling {
      activate(constraints)
    } else {
      blocks.created[blocks.created.count - 1] += constraints
    }
  }
}
