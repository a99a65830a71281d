import Anchors

extension Engine {
  /// Sets the frames of all items, or of those whose variables the solver has changed. Ends where
  /// an item changes the hierarchy on being told its frame.
  func applyFrames() {
    let generation = generation
    if mustApplyFrames {
      (mustApplyFrames, showsOtherSolution) = (false, false)
      var number = 0
      while number >= 0 {
        applyFrame(of: number)
        if generation != self.generation {
          mustApplyFrames = true
          return
        }
        number = model.order.next(after: number)
      }
    } else {
      for number in itemsToApply {
        applyFrame(of: number)
        if generation != self.generation { return }
      }
      for variable in changedVariables {
        applyFrame(of: Variable.item(of: Int(variable)))
        if generation != self.generation { return }
      }
    }
    itemsToApply.removeAll(keepingCapacity: true)
    changedVariables.removeAll(keepingCapacity: true)
  }

  private func applyFrame(of number: Int) {
    if number == 0 { return }
    let reference = Unmanaged.passUnretained(model.nodes[number])
    let view = reference._withUnsafeGuaranteedRef { $0.viewReference }
    if let view {
      // None of anybody else's code is called: neither the node nor the view needs to be retained.
      let frame = model.frame(of: number)
      view._withUnsafeGuaranteedRef {
        if frame == $0.layoutFrame { return }
        note(setFrameOf: number)
        $0.layoutFrame = frame
      }
      return
    }
    let node = reference.takeUnretainedValue()
    // It may have left since its variables changed.
    guard let item = node.item else { return }
    let frame = model.frame(of: number)
    if frame == item.layoutFrame { return }
    note(setFrameOf: number)
    tell(frame, to: item, node)
  }

  @inline(__always)
  private func note(setFrameOf number: Int) {
    statistics?.current.framesSet += 1
    if !dependentItems.isEmpty, dependentItems.contains(number) { itemsToAsk.append(number) }
  }

  @inline(__always)
  private func tell(_ frame: Rect, to item: any LayoutItem, _ node: LayoutNode) {
    if !node.kind.isOther {
      item.layoutFrame = frame
      return
    }
    ask(node) { item.layoutFrame = frame }
  }

  /// Sets all frames to those of an equally good solution, or back to the model's. Items are not
  /// asked: this is for inspection only.
  func show(_ solution: ((Int) -> Double)?) {
    showsOtherSolution = solution != nil
    let generation = generation
    for number in model.order.items.dropFirst() {
      let node = model.nodes[number]
      let frame = solution.map { model.frame(of: number, in: $0) } ?? model.frame(of: number)
      if let item = node.item, frame != item.layoutFrame { tell(frame, to: item, node) }
      if generation != self.generation { return }
    }
  }
}
