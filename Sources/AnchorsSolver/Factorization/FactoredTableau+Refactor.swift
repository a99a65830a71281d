extension FactoredTableau {
  /// Inverts the basis again.
  ///
  /// The structural variables that are basic have to be paired with the rows that are not: see
  /// ``PivotOrder``. A structural variable for which no pivot is left goes out of the basis.
  mutating func refactor() {
    inverse.removeAll()
    var pivotOrder = PivotOrder(self)
    pivotOrder.takeRowSingletons(of: self)
    for pair in pivotOrder.first {
      loadColumn(of: Int(pair.structural))
      appendFactor(Int(pair.structural), Int(pair.row))
    }
    pivotOrder.takeColumnSingletons(of: self)
    for structural in pivotOrder.remaining {
      loadColumn(of: structural)
      inverse.solve(&work)
      if let row = pivotOrder.bestRow(in: work) {
        pivotOrder.close(row)
        appendFactor(structural, row)
      } else {
        slot[structural] = -1
      }
    }
    for pair in pivotOrder.last.reversed() {
      loadColumn(of: Int(pair.structural))
      appendFactor(Int(pair.structural), Int(pair.row))
    }
    // The rows that are left are basic themselves.
    for row in 0..<rows.rowCount where pivotOrder.isOpen(row) || isBasic(rows.structuralCount + row)
    {
      basic[row] = Int32(rows.structuralCount + row)
      slot[rows.structuralCount + row] = Int32(row)
    }
    noteBase()
  }

  /// Puts a basic structural variable, whose solved column is in `work`, in the slot of a row.
  private mutating func appendFactor(_ structural: Int, _ row: Int) {
    inverse.append(work, pivot: row)
    basic[row] = Int32(structural)
    slot[structural] = Int32(row)
  }
}
