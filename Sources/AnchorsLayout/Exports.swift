// A file that lays out views imports one module.
#if !ANCHORS_SINGLE_MODULE
@_exported import Anchors
#endif
