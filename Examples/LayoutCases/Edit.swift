/// One edit of a step.
package enum Edit: Sendable {
  case constant(id: String, value: Double)
  case multiplier(id: String, value: Double)
  case priority(id: String, value: Double)
  case remove(id: String)
  case add(LayoutCase.Row)
  case deactivate(id: String)
  case activate(id: String)
  case root(width: Double, height: Double)
  case intrinsic(item: String, width: Double?, height: Double?)
  case hugging(item: String, LayoutCase.AxisNumbers)
  case compression(item: String, LayoutCase.AxisNumbers)
  case removeItem(String)
  case addItem(LayoutCase.Item, constraints: [LayoutCase.Row])
  case direction(LayoutCase.Direction)
}

extension Edit: Decodable {
  private enum Key: String, CodingKey {
    case op, id, value, constraint, width, height, item, h, v, constraints
  }

  package init(from decoder: any Decoder) throws {
    let edit = try decoder.container(keyedBy: Key.self)
    func id() throws -> String { try edit.decode(String.self, forKey: .id) }
    func value() throws -> Double { try edit.decode(Double.self, forKey: .value) }
    func item() throws -> String { try edit.decode(String.self, forKey: .item) }
    let operation = try edit.decode(String.self, forKey: .op)
    switch operation {
    case "constant": self = .constant(id: try id(), value: try value())
    case "multiplier": self = .multiplier(id: try id(), value: try value())
    case "priority": self = .priority(id: try id(), value: try value())
    case "remove": self = .remove(id: try id())
    case "add": self = .add(try edit.decode(LayoutCase.Row.self, forKey: .constraint))
    case "deactivate": self = .deactivate(id: try id())
    case "activate": self = .activate(id: try id())
    case "root":
      self = .root(
        width: try edit.decode(Double.self, forKey: .width),
        height: try edit.decode(Double.self, forKey: .height))
    case "intrinsic":
      self = .intrinsic(
        item: try item(), width: try edit.decodeIfPresent(Double.self, forKey: .width),
        height: try edit.decodeIfPresent(Double.self, forKey: .height))
    case "hugging": self = .hugging(item: try item(), try LayoutCase.AxisNumbers(from: decoder))
    case "compression":
      self = .compression(item: try item(), try LayoutCase.AxisNumbers(from: decoder))
    case "removeItem": self = .removeItem(try item())
    case "addItem":
      self = .addItem(
        try edit.decode(LayoutCase.Item.self, forKey: .item),
        constraints: try edit.decode([LayoutCase.Row].self, forKey: .constraints))
    case "direction":
      self = .direction(try edit.decode(LayoutCase.Direction.self, forKey: .value))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .op, in: edit, debugDescription: "there is no operation '\(operation)'")
    }
  }
}
