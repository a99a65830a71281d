// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension _View {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_AnchorTerm(self, .leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(_AnchorTerm(self, .trailing))
  }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_AnchorTerm(self, .left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_AnchorTerm(self, .right)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_AnchorTerm(self, .centerX)) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_AnchorTerm(self, .top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_AnchorTerm(self, .bottom)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_AnchorTerm(self, .centerY)) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(_AnchorTerm(self, .firstBaseline))
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(_AnchorTerm(self, .lastBaseline))
  }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(_AnchorTerm(self, .width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(_AnchorTerm(self, .height)) }
}

extension _Guide {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_AnchorTerm(self, .leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(_AnchorTerm(self, .trailing))
  }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_AnchorTerm(self, .left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_AnchorTerm(self, .right)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_AnchorTerm(self, .centerX)) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_AnchorTerm(self, .top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_AnchorTerm(self, .bottom)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_AnchorTerm(self, .centerY)) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(_AnchorTerm(self, .width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(_AnchorTerm(self, .height)) }
}
