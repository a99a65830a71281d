// A file that lays out views imports one module.
@_exported import Anchors
