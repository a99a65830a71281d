"""The documentation of the four products as one DocC archive.

The symbols are those that the compiler finds in Tests/UIKitTests: the library's own sources, compiled
with what is there for UIKit as well. DocC's warnings are errors.
"""

import json
import os
import shutil

from articles import MODULES
from commands import SWIFT_OPTIONS, run

PACKAGE = "Tests/UIKitTests"


def build(folder, base_path):
    """Writes the archive to `folder`, from scratch files beside it, which are removed."""
    scratch = f"{folder}.scratch"
    shutil.rmtree(scratch, ignore_errors=True)
    modules = compile_modules()
    archives = []
    for module in MODULES:
        graphs = os.path.join(scratch, "symbols", module)
        extract(module, modules, graphs)
        archive = os.path.join(scratch, f"{module}.doccarchive")
        convert(module, graphs, archive, base_path, archives)
        archives.append(archive)
    run("docc", "merge", *archives, "--output-path", folder,
        "--synthesized-landing-page-name", "Anchors", "--synthesized-landing-page-kind", "Package")
    shutil.rmtree(scratch)


def compile_modules():
    """Compiles the library, and returns the folder of its modules."""
    options = ["--package-path", PACKAGE, *SWIFT_OPTIONS]
    for module in MODULES[-2:]:
        run("swift", "build", "--target", module, *options)
    return os.path.join(run("swift", "build", *options, "--show-bin-path").strip(), "Modules")


def extract(module, modules, folder):
    """Writes the symbol graphs of a module: its public symbols, and what it adds to others' types."""
    target = json.loads(run("swiftc", "-print-target-info"))["target"]["unversionedTriple"]
    os.makedirs(folder)
    run("swift-symbolgraph-extract", "-module-name", module, "-I", modules, "-target", target,
        "-minimum-access-level", "public", "-emit-extension-block-symbols", "-output-dir", folder)
    for name in os.listdir(folder):
        leave_out_what_swift_gives(os.path.join(folder, name))


def leave_out_what_swift_gives(path):
    """Removes the members that types have from protocols of Swift itself: `!=`, `shuffled()`."""
    with open(path, encoding="utf-8") as file:
        graph = json.load(file)
    swift_gives = {
        symbol["identifier"]["precise"] for symbol in graph["symbols"]
        if "::SYNTHESIZED::" in symbol["identifier"]["precise"]
        and not any(symbol["identifier"]["precise"].startswith(f"s:{len(module)}{module}")
                    for module in MODULES)
    }
    graph["symbols"] = [
        symbol for symbol in graph["symbols"] if symbol["identifier"]["precise"] not in swift_gives]
    graph["relationships"] = [
        relationship for relationship in graph["relationships"]
        if relationship["source"] not in swift_gives and relationship["target"] not in swift_gives]
    with open(path, "w", encoding="utf-8") as file:
        json.dump(graph, file)


def convert(module, graphs, archive, base_path, dependencies):
    """Makes the archive of one module, with links to those that it depends on."""
    options = [option for path in dependencies for option in ("--dependency", path)]
    run("docc", "convert", f"Sources/{module}/{module}.docc", "--additional-symbol-graph-dir", graphs,
        "--output-path", archive, "--fallback-display-name", module,
        "--fallback-bundle-identifier", module, "--fallback-default-module-kind", "Module",
        "--hosting-base-path", base_path, "--transform-for-static-hosting",
        "--enable-experimental-external-link-support", "--warnings-as-errors", *options)
