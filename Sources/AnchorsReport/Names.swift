import Anchors

struct ItemNames { func name(of item: any LayoutItem) -> String { item.layoutName } }
extension Constraint { func text(_ n: ItemNames) -> String { description } }
