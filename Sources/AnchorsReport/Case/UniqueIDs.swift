/// Ids that have been given; another of the same name gets a number.
struct UniqueIDs {
  private var used: Set<String> = []
  private var numbers: [String: Int] = [:]

  mutating func unique(_ name: String) -> String {
    if used.insert(name).inserted { return name }
    while true {
      let number = numbers[name, default: 1] + 1
      numbers[name] = number
      if used.insert("\(name)#\(number)").inserted { return "\(name)#\(number)" }
    }
  }
}
