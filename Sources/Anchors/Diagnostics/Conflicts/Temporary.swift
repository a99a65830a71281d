extension Constraint { func text(_ names: ItemNames) -> String { description } }
