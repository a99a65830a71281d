import Anchors

extension Engine {
  /// Sets the frames of all items, or of those whose variables the solver has changed. Ends where
  /// an item changes the hierarchy on being told its frame.
  func applyFrames() {
    let generation = generation
    if frames.areAllDue {
      (frames.areAllDue, frames.showOtherSolution) = (false, false)
      var number = 0
      while number >= 0 {
        applyFrame(of: number)
        if generation != self.generation {
          frames.areAllDue = true
          return
        }
        number = model.order.next(after: number)
      }
    } else {
      for number in frames.items {
        applyFrame(of: number)
        if generation != self.generation { return }
      }
      for variable in frames.variables {
        applyFrame(of: Variable.item(of: Int(variable)))
        if generation != self.generation { return }
      }
    }
    frames.items.removeAll(keepingCapacity: true)
    frames.variables.removeAll(keepingCapacity: true)
  }

  private func applyFrame(of number: Int) {
    if number == 0 { return }
    let reference = Unmanaged.passUnretained(model.nodes[number])
    let view = reference.use { $0.viewReference }
    if let view {
      // No user code is called, so neither the node nor the view needs to be retained.
      let frame = model.frame(of: number)
      view.use {
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
    if !dependents.items.isEmpty, dependents.items.contains(number) {
      dependents.toAsk.append(number)
    }
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
    frames.showOtherSolution = solution != nil
    let generation = generation
    for number in model.order.items.dropFirst() {
      let node = model.nodes[number]
      let frame = solution.map { model.frame(of: number, in: $0) } ?? model.frame(of: number)
      if let item = node.item, frame != item.layoutFrame { tell(frame, to: item, node) }
      if generation != self.generation { return }
    }
  }
}
