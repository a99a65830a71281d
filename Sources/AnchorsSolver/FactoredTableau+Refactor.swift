extension FactoredTableau {
  /// Makes the inverse of the basis anew.
  ///
  /// The parameters that are basic have to be paired with the rows that are not: see
  /// ``BasisPairing``. A parameter for which no pivot is left goes out of the basis.
  mutating func refactor() {
    inverse.removeAll()
    var pairing = BasisPairing(self)
    pairing.pairRowSingletons(of: self)
    for pair in pairing.first {
      loadColumn(of: Int(pair.parameter))
      appendFactor(Int(pair.parameter), Int(pair.row))
    }
    pairing.pairColumnSingletons(of: self)
    for parameter in pairing.unpaired {
      loadColumn(of: parameter)
      inverse.solve(&work)
      if let row = pairing.bestRow(in: work) {
        pairing.close(row)
        appendFactor(parameter, row)
      } else {
        slot[parameter] = -1
      }
    }
    for pair in pairing.last.reversed() {
      loadColumn(of: Int(pair.parameter))
      appendFactor(Int(pair.parameter), Int(pair.row))
    }
    // The rows that are left are basic themselves.
    for row in 0..<rows.rowCount where pairing.isOpen(row) || isBasic(rows.parameterCount + row) {
      basic[row] = Int32(rows.parameterCount + row)
      slot[rows.parameterCount + row] = Int32(row)
    }
    noteBase()
  }

  /// Puts a basic parameter, whose solved column is in `work`, in the slot of a row.
  private mutating func appendFactor(_ parameter: Int, _ row: Int) {
    inverse.append(work, pivot: row)
    basic[row] = Int32(parameter)
    slot[parameter] = Int32(row)
  }
}
