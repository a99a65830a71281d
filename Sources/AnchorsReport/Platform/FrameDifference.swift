#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// A view that UIKit or AppKit has put elsewhere than the library's engine would with the same constraints.
public struct FrameDifference: CustomStringConvertible {
  /// The copy of the view.
  public let item: any LayoutItem
  /// The frame that UIKit or AppKit gave the view, in its superview's coordinates, in points, y growing
  /// downwards.
  public let frame: Rect
  /// The frame that the library's engine gives it.
  public let solved: Rect

  /// Both frames, on one line.
  public var description: String { text(ItemNames()) }

  func text(_ names: ItemNames) -> String {
    "\(names.name(of: item)): \(LayoutReport.toolkit) has \(Self.text(frame)), the same constraints give \(Self.text(solved))"
  }

  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { decimal($0) }
    return "(\(numbers.joined(separator: ", ")))"
  }
}

extension Subject {
  /// The views whose frames differ by more than so much on any side.
  func differences(_ ambiguities: [LayoutAmbiguity], reach: Double) -> [FrameDifference] {
    let open = Set(ambiguities.map { ObjectIdentifier($0.item) })
    let found = items.dropFirst().compactMap { item -> FrameDifference? in
      guard item.copy is LayoutView, !open.contains(ObjectIdentifier(item.copy)) else { return nil }
      let solved = item.copy.layoutFrame
      let isSame =
        abs(solved.minX - item.frame.minX) <= reach && abs(solved.minY - item.frame.minY) <= reach
        && abs(solved.width - item.frame.width) <= reach
        && abs(solved.height - item.frame.height) <= reach
      return isSame ? nil : FrameDifference(item: item.copy, frame: item.frame, solved: solved)
    }
    return sorted(found) { rank(of: $0.item) }
  }
}
#endif
