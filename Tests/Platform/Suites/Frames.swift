import Anchors
import TestSupport

/// The frames of several views by name after a layout of the tree, each as x, y, width and height
/// from the top left corner of the superview, to a millionth of a point.
@MainActor
func frames(after root: View, of views: View...) -> [String: [Double]] {
  installSeam()
  root.layOut()
  return Dictionary(
    uniqueKeysWithValues: views.map { view in
      let frame = view.frameFromTop
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      return (view.layoutName, numbers.map { (Double($0) * 1e6).rounded() / 1e6 })
    })
}
