import ScenesOnAppKit

// AppKit's answers to the scenes of plain views, on standard output.
print(answers(), terminator: "")
