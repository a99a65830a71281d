// Whoever lays out widgets writes constraints, and asks the tree for reports.
@_exported import AnchorsLayout
