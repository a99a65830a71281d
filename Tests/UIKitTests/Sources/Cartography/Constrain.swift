// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public func constrain(clear group: ConstraintGroup) { group.replace(by: []) }

/// Runs the block, then replaces the group's constraints by those that the block made.
private func replace(_ group: ConstraintGroup, _ block: (Context) -> Void) -> ConstraintGroup {
  let context = Context()
  block(context)
  group.replace(by: context.constraints)
  return group
}

@discardableResult
public func constrain<A: LayoutItem>(
  _ item: A, replace group: ConstraintGroup = .init(), block: (A.ProxyType) -> Void
) -> ConstraintGroup {
  replace(group) { context in block(item.asProxy(context: context)) }
}

@discardableResult
public func constrain<A: LayoutItem, B: LayoutItem>(
  _ item1: A, _ item2: B, replace group: ConstraintGroup = .init(),
  block: (A.ProxyType, B.ProxyType) -> Void
) -> ConstraintGroup {
  replace(group) { context in
    block(item1.asProxy(context: context), item2.asProxy(context: context))
  }
}

@discardableResult
public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem>(
  _ item1: A, _ item2: B, _ item3: C, replace group: ConstraintGroup = .init(),
  block: (A.ProxyType, B.ProxyType, C.ProxyType) -> Void
) -> ConstraintGroup {
  replace(group) { context in
    block(
      item1.asProxy(context: context), item2.asProxy(context: context),
      item3.asProxy(context: context))
  }
}

@discardableResult
public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem>(
  _ item1: A, _ item2: B, _ item3: C, _ item4: D, replace group: ConstraintGroup = .init(),
  block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType) -> Void
) -> ConstraintGroup {
  replace(group) { context in
    block(
      item1.asProxy(context: context), item2.asProxy(context: context),
      item3.asProxy(context: context), item4.asProxy(context: context))
  }
}

@discardableResult
public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem>(
  _ item1: A, _ item2: B, _ item3: C, _ item4: D, _ item5: E,
  replace group: ConstraintGroup = .init(),
  block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType) -> Void
) -> ConstraintGroup {
  replace(group) { context in
    block(
      item1.asProxy(context: context), item2.asProxy(context: context),
      item3.asProxy(context: context), item4.asProxy(context: context),
      item5.asProxy(context: context))
  }
}

@discardableResult
public func constrain<
  A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem
>(
  _ item1: A, _ item2: B, _ item3: C, _ item4: D, _ item5: E, _ item6: F,
  replace group: ConstraintGroup = .init(),
  block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType) -> Void
) -> ConstraintGroup {
  replace(group) { context in
    block(
      item1.asProxy(context: context), item2.asProxy(context: context),
      item3.asProxy(context: context), item4.asProxy(context: context),
      item5.asProxy(context: context), item6.asProxy(context: context))
  }
}

@discardableResult
public func constrain<
  A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem,
  G: LayoutItem
>(
  _ item1: A, _ item2: B, _ item3: C, _ item4: D, _ item5: E, _ item6: F, _ item7: G,
  replace group: ConstraintGroup = .init(),
  block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType)
    -> Void
) -> ConstraintGroup {
  replace(group) { context in
    block(
      item1.asProxy(context: context), item2.asProxy(context: context),
      item3.asProxy(context: context), item4.asProxy(context: context),
      item5.asProxy(context: context), item6.asProxy(context: context),
      item7.asProxy(context: context))
  }
}

@discardableResult
public func constrain<
  A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem,
  G: LayoutItem, H: LayoutItem
>(
  _ item1: A, _ item2: B, _ item3: C, _ item4: D, _ item5: E, _ item6: F, _ item7: G, _ item8: H,
  replace group: ConstraintGroup = .init(),
  block: (
    A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType,
    H.ProxyType
  ) -> Void
) -> ConstraintGroup {
  replace(group) { context in
    block(
      item1.asProxy(context: context), item2.asProxy(context: context),
      item3.asProxy(context: context), item4.asProxy(context: context),
      item5.asProxy(context: context), item6.asProxy(context: context),
      item7.asProxy(context: context), item8.asProxy(context: context))
  }
}

@discardableResult
public func constrain<
  A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem,
  G: LayoutItem, H: LayoutItem, I: LayoutItem
>(
  _ item1: A, _ item2: B, _ item3: C, _ item4: D, _ item5: E, _ item6: F, _ item7: G, _ item8: H,
  _ item9: I, replace group: ConstraintGroup = .init(),
  block: (
    A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType,
    H.ProxyType, I.ProxyType
  ) -> Void
) -> ConstraintGroup {
  replace(group) { context in
    block(
      item1.asProxy(context: context), item2.asProxy(context: context),
      item3.asProxy(context: context), item4.asProxy(context: context),
      item5.asProxy(context: context), item6.asProxy(context: context),
      item7.asProxy(context: context), item8.asProxy(context: context),
      item9.asProxy(context: context))
  }
}

@discardableResult
public func constrain<
  A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem, E: LayoutItem, F: LayoutItem,
  G: LayoutItem, H: LayoutItem, I: LayoutItem, J: LayoutItem
>(
  _ item1: A, _ item2: B, _ item3: C, _ item4: D, _ item5: E, _ item6: F, _ item7: G, _ item8: H,
  _ item9: I, _ item10: J, replace group: ConstraintGroup = .init(),
  block: (
    A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType, F.ProxyType, G.ProxyType,
    H.ProxyType, I.ProxyType, J.ProxyType
  ) -> Void
) -> ConstraintGroup {
  replace(group) { context in
    block(
      item1.asProxy(context: context), item2.asProxy(context: context),
      item3.asProxy(context: context), item4.asProxy(context: context),
      item5.asProxy(context: context), item6.asProxy(context: context),
      item7.asProxy(context: context), item8.asProxy(context: context),
      item9.asProxy(context: context), item10.asProxy(context: context))
  }
}

@discardableResult
public func constrain<T: LayoutItem>(
  _ items: [T], replace group: ConstraintGroup = .init(), block: ([T.ProxyType]) -> Void
) -> ConstraintGroup {
  replace(group) { context in block(items.map { $0.asProxy(context: context) }) }
}

@discardableResult
public func constrain<T, U: LayoutItem>(
  _ items: [T: U], replace group: ConstraintGroup = .init(), block: ([T: U.ProxyType]) -> Void
) -> ConstraintGroup {
  replace(group) { context in block(items.mapValues { $0.asProxy(context: context) }) }
}
