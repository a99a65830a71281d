/// A binary heap of variable ids, the largest first.
struct MaxHeap {
  private var items: [Int32] = []

  mutating func push(_ item: Int) {
    var place = items.count
    items.append(Int32(item))
    while place > 0 {
      let parent = (place - 1) / 2
      if items[parent] >= items[place] { break }
      items.swapAt(parent, place)
      place = parent
    }
  }

  mutating func pop() -> Int? {
    guard let top = items.first, let last = items.popLast() else { return nil }
    if items.isEmpty { return Int(top) }
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= items.count { break }
      if child + 1 < items.count, items[child + 1] > items[child] { child += 1 }
      if items[child] <= last { break }
      items[place] = items[child]
      place = child
    }
    items[place] = last
    return Int(top)
  }
}
