/// The numbers of items by slot, for slots that are mostly close together: those of a subtree are
/// part of those of its tree.
///
/// Memory is taken for pages of 32 slots of which one is used, and a word for each page from the
/// first to the last.
struct SlotMap {
  private static let pageShift: Int32 = 5
  private static let pageSize: Int32 = 1 << pageShift

  /// The first page in `pages`.
  private var firstPage: Int32 = 0
  /// The start of each page in `numbers`; -1 for a missing one.
  private var pages: [Int32] = []
  private var numbers: [Int32] = []

  /// The number of a slot, or -1.
  ///
  /// - Complexity: O(1).
  subscript(slot: Int32) -> Int32 {
    @inline(__always) get {
      let page = Int(slot >> Self.pageShift) - Int(firstPage)
      guard slot >= 0, page >= 0, page < pages.count, pages[page] >= 0 else { return -1 }
      return numbers[Int(pages[page] + slot & (Self.pageSize - 1))]
    }
    set {
      var page = Int(slot >> Self.pageShift) - Int(firstPage)
      if page < 0 || page >= pages.count || pages[page] < 0 {
        page = addPage(slot >> Self.pageShift)
      }
      numbers[Int(pages[page] + slot & (Self.pageSize - 1))] = newValue
    }
  }

  /// Adds a page if it is missing. Returns its index in `pages`.
  private mutating func addPage(_ page: Int32) -> Int {
    if pages.isEmpty { firstPage = page }
    if page < firstPage {
      pages.insert(contentsOf: repeatElement(-1, count: Int(firstPage - page)), at: 0)
      firstPage = page
    }
    let place = Int(page - firstPage)
    while place >= pages.count { pages.append(-1) }
    if pages[place] < 0 {
      pages[place] = Int32(numbers.count)
      numbers.append(contentsOf: repeatElement(-1, count: Int(Self.pageSize)))
    }
    return place
  }
}
