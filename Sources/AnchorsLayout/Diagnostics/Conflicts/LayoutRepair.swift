import Anchors
import AnchorsSolver

/// A change that resolves a conflict or an ambiguity, and causes no other conflict.
///
///     card.conflicts[0].repairs[0]
///     // change the constant of title.width >= 320 (LoginView.swift:44) to 276
///     row.ambiguities[0].repairs[0]
///     // raise the horizontal compression resistance of avatar to 751
///
/// The first repair of several leaves the most contents at least the size that their compression
/// resistance asks for.
public enum LayoutRepair {
  /// Another constant, in points.
  case constant(of: Constraint, from: Double, to: Double)
  /// A priority below required, for a constraint of a conflict.
  case priority(of: Constraint)
  /// Another hugging priority, or another compression resistance, for the content of an item.
  case contentPriority(of: ContentSizeConstraint, from: Priority, to: Priority)
  /// A constraint to activate.
  case addition(Constraint)
  /// Another distance after an arranged view, in points: `setCustomSpacing(_:after:)`.
  case customSpacing(in: LayoutStackView, after: LayoutView, from: Double, to: Double)
  /// Another spacing of a stack view, in points.
  case spacing(of: LayoutStackView, from: Double, to: Double)
  /// Another distribution of a stack view.
  case distribution(of: LayoutStackView, to: LayoutStackView.Distribution)
  /// Another alignment of a stack view.
  case alignment(of: LayoutStackView, to: LayoutStackView.Alignment)
  /// Another width or height of a frame that its owner sets, in points.
  case length(of: any LayoutItem, Attribute, from: Double, to: Double)

  /// The size of the change, in points; `nil` for a change without a number.
  package var amount: Double? {
    switch self {
    case .constant(_, let from, let to), .customSpacing(_, _, let from, let to),
      .spacing(_, let from, let to), .length(_, _, let from, let to):
      abs(to - from)
    case .priority, .contentPriority, .addition, .distribution, .alignment: nil
    }
  }

  /// `true` if a stack view gets another distribution or alignment.
  fileprivate var isArrangement: Bool {
    switch self {
    case .distribution, .alignment: true
    default: false
    }
  }
}

extension LayoutRepair {
  /// Returns `true` if another repair is the same change of a priority of content.
  func isSame(_ other: LayoutRepair) -> Bool {
    guard case .contentPriority(let own, _, let priority) = self,
      case .contentPriority(let limit, _, let otherPriority) = other
    else { return false }
    return own.item === limit.item && own.attribute == limit.attribute
      && own.relation == limit.relation && priority == otherPriority
  }
}

extension LayoutRepair: CustomStringConvertible {
  /// The instruction: `change the constant of title.width >= 320 (LoginView.swift:42) to 276`.
  public var description: String { text(ItemNames()) }
}

extension [LayoutRepair] {
  /// The fixes that messages show: two other numbers, another arrangement and a priority, in order.
  package var told: [LayoutRepair] {
    var (numbers, arrangements, others) = (0, 0, 0)
    return filter { repair in
      if repair.amount != nil {
        numbers += 1
        return numbers <= 2
      }
      if repair.isArrangement {
        arrangements += 1
        return arrangements == 1
      }
      others += 1
      return others == 1
    }
  }
}
