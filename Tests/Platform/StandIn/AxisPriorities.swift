/// A priority for each axis.
internal struct _AxisPriorities {
  private var horizontal: _Priority
  private var vertical: _Priority

  init(_ priority: _Priority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: _Axis) -> _Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
