import AnchorsLayout

/// A view that holds others. Nothing of itself is seen.
class Group: LayoutView {}
