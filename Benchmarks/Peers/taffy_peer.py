"""Taffy (Rust, through the Python module stretchable) on the flexbox trees that give the frames of W1, W2,
W5 and W14. Prints lines for the results file.

What is timed is the layout call alone: nodes and styles are made beforehand, frames are read afterwards,
for in Python both take longer than the layout. The module can append and remove nodes, but not insert them.
Frames must be those of `Measure dump`.
"""

import statistics
import sys
import time

from stretchable import Style, taffylib
from stretchable.style import AUTO
from stretchable.style.geometry.size import SizeAvailableSpace
from stretchable.style.props import AlignItems, FlexDirection, JustifyContent, Position


styles = {}


def style_of(**style):
    """A style as the module takes it; kept, for they take long to make."""
    key = repr(style)
    if key not in styles:
        styles[key] = Style(flex_shrink=0, **style).to_dict()
    return styles[key]


class Tree:
    """A root, and the nodes of the views."""

    def __init__(self, width, height):
        self.pointer = taffylib.init()
        taffylib.disable_rounding(self.pointer)
        self.views = []
        self.parents = {}
        self.root = self.node()
        self.resize(width, height)

    def resize(self, width, height):
        self.room = SizeAvailableSpace(width, height).to_dict()
        style = style_of(flex_direction=FlexDirection.COLUMN, size=(width, height))
        taffylib.node_set_style(self.pointer, self.root, style)

    def node(self, parent=None, **style):
        node = taffylib.node_create(self.pointer, style_of(**style))
        if parent is not None:
            self.add(parent, node)
        return node

    def add(self, parent, node):
        taffylib.node_add_child(self.pointer, parent, node)
        self.parents[node] = parent

    def remove(self, parent, node):
        taffylib.node_remove_child(self.pointer, parent, node)

    def lay_out(self):
        """The seconds of the layout call."""
        start = time.perf_counter()
        taffylib.node_compute_layout(self.pointer, self.root, self.room)
        return time.perf_counter() - start

    def check(self, name, frames):
        layout, places = taffylib.PyLayout(), {self.root: (0, 0)}
        if len(self.views) != len(frames):
            raise SystemExit(f"Taffy {name}: {len(self.views)} views, frames of {len(frames)}")
        # A parent is before what is in it.
        for view, frame in zip(self.views, frames):
            taffylib.node_get_layout(self.pointer, view, layout)
            x, y = places[self.parents[view]]
            places[view] = (x + layout.x, y + layout.y)
            own = (x + layout.x, y + layout.y, layout.width, layout.height)
            limit = 1e-3 * max(1, abs(frame[1]) / 1000)
            if any(abs(one - other) > limit for one, other in zip(own, frame)):
                raise SystemExit(f"Taffy {name}: a view is {own}, not {frame}")

    def free(self):
        taffylib.free(self.pointer)


def read_states(path):
    """The states that a file holds: the root's size, and the frames of the views in its coordinates."""
    states = []
    with open(path) as file:
        for line in file:
            words = line.split()
            if words[0] == "root":
                states.append(((float(words[1]), float(words[2])), []))
            elif words[0] == "frame":
                states[-1][1].append(tuple(float(word) for word in words[1:]))
    return states


def read(path):
    """The first of the states that a file holds."""
    return read_states(path)[0]


def box(top=AUTO, right=AUTO, bottom=AUTO, left=AUTO):
    return (top, right, bottom, left)


def chain(tree, view_count):
    for _ in range(view_count):
        tree.views.append(tree.node(tree.root, margin=box(8, 16, 0, 16), size=(AUTO, 44)))


def cell_parts(tree, number, gives_way=False):
    """What the cells of W2 and W14 have in common: see `yoga_peer.cpp`. In W5 the texts give way."""
    def part(**style):
        return tree.node(cell, **style)

    def text(top, width, height, room):
        if gives_way:
            return part(size=(AUTO, height), max_size=(width, AUTO), margin=box(top, room, 0, 0))
        return part(size=(width, height), margin=box(top, 0, 0, 0))

    cell = tree.node(
        margin=box(8, 16, 0, 16), min_size=(AUTO, 44), padding=box(8, 0, 8, 60),
        flex_direction=FlexDirection.COLUMN, justify_content=JustifyContent.CENTER,
        align_items=AlignItems.STRETCH)
    return [
        cell,
        part(position=Position.ABSOLUTE, inset=box(left=12), size=(40, 40)),
        text(0, 120 + 20 * (number % 7), 20, room=40),
        text(4, 160 + 15 * (number % 5), 16, room=80),
        part(position=Position.ABSOLUTE, inset=box(top=8, right=12), size=(20, 20)),
        part(position=Position.ABSOLUTE, inset=box(right=0, bottom=0, left=60), size=(AUTO, 1)),
    ]


def cells(tree, view_count, gives_way=False):
    for number in range(view_count // 10):
        parts = cell_parts(tree, number, gives_way)
        cell = parts[0]
        absolute = {"parent": cell, "position": Position.ABSOLUTE}
        parts += [
            tree.node(**absolute, inset=box(top=32, right=12), size=(60, 16)),
            tree.node(**absolute, inset=box(0, 0, 0, 0)),
            tree.node(**absolute, inset=box(right=4), size=(8, 13)),
            tree.node(cell, size=(80, 24), margin=box(4, 0, 0, 0)),
        ]
        tree.add(tree.root, cell)
        tree.views += parts


def layouts(folder, name, build, runs):
    for views in (100, 1000, 10_000):
        size, frames = read(f"{folder}/{name}-{views}.tree")
        times = []
        while len(times) < runs:
            tree = Tree(*size)
            build(tree, views)
            times.append(tree.lay_out())
            tree.check(name, frames)
            tree.free()
        report(name, views, times)


def resizes(folder, runs):
    """The mean of a hundred sizes of the root."""
    states = read_states(f"{folder}/W5-1000.tree")
    tree = Tree(*states[0][0])
    cells(tree, 1000, gives_way=True)
    times = []
    while len(times) < runs:
        # From the last size back to the first one is a step outside what is measured.
        tree.resize(*states[0][0])
        tree.lay_out()
        total = 0
        for size, frames in states:
            tree.resize(*size)
            total += tree.lay_out()
            if not times:
                tree.check("W5", frames)
        times.append(total / len(states))
    tree.check("W5", states[-1][1])
    tree.free()
    report("W5", 1000, times)


def edits(folder, runs):
    """A cell comes and goes at the end."""
    for count in (100, 1000, 10_000):
        size, before = read(f"{folder}/W14-{count}.tree")
        _, after = read(f"{folder}/W14a-{count}.tree")
        tree = Tree(*size)
        for number in range(count):
            parts = cell_parts(tree, number)
            tree.add(tree.root, parts[0])
            tree.views += parts
        tree.lay_out()
        tree.check("W14", before)
        views, parts = tree.views, cell_parts(tree, count)
        appended, removed = [], []
        while len(appended) < runs:
            tree.add(tree.root, parts[0])
            appended.append(tree.lay_out())
            if len(appended) == 1:
                tree.views = views + parts
                tree.check("W14a", after)
            tree.remove(tree.root, parts[0])
            removed.append(tree.lay_out())
        tree.views = views
        tree.check("W14b", before)
        tree.free()
        report("W14a", 6 * count, appended)
        report("W14b", 6 * count, removed)


def report(name, views, times):
    print(name, views, "Taffy layout", statistics.median(times) * 1e6, len(times), sep="\t", flush=True)


if __name__ == "__main__":
    folder, runs = sys.argv[1], int(sys.argv[2])
    layouts(folder, "W1", chain, runs)
    layouts(folder, "W2", cells, runs)
    resizes(folder, runs)
    edits(folder, max(runs, 51))
