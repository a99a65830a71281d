"""Draws time over number of views for each workload, both axes logarithmic, as SVG."""

import math

WIDTH, HEIGHT, COLUMNS = 250, 300, 5
LEFT, TOP, RIGHT, BOTTOM = 46, 30, 22, 30
VIEWS = (100, 100_000)
MICROSECONDS = (1e-2, 1e8)
PARTS = (
    ("everything", "everything", "#1f5fbf"),
    ("tree", "through the tree", "#2f9e6e"),
    ("solver", "solver alone", "#d9480f"),
    ("plain", "plain loop", "#868e96"),
    ("kiwi", "kiwi", "#9c36b5"),
    ("cassowary", "cassowary", "#c2255c"),
    ("GTK", "GTK 4", "#5c940d"),
    ("Yoga", "Yoga", "#0b7285"),
    ("Taffy layout", "Taffy, layout calls only", "#e67700"),
)
PEERS = ("kiwi", "cassowary", "GTK", "Yoga", "Taffy layout")


def place(value, ends, start, length):
    low, high = (math.log10(end) for end in ends)
    return start + (math.log10(value) - low) / (high - low) * length


def x_of(views):
    return place(views, VIEWS, LEFT, WIDTH - LEFT - RIGHT)


def y_of(microseconds):
    return place(microseconds, MICROSECONDS, HEIGHT - BOTTOM, -(HEIGHT - TOP - BOTTOM))


def text(x, y, words, anchor="middle", size=10, weight="normal", color="#343a40"):
    return (f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" '
            f'font-weight="{weight}" fill="{color}">{words}</text>')


def panel(workload, points):
    lines = [text((LEFT + WIDTH - RIGHT) / 2, 18, workload, size=12, weight="bold")]
    for power in range(-2, 9, 2):
        y = y_of(10.0 ** power)
        label = {-2: "10 ns", 0: "1 µs", 2: "100 µs", 4: "10 ms", 6: "1 s", 8: "100 s"}[power]
        lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#e9ecef"/>')
        lines.append(text(LEFT - 5, y + 3, label, "end", 9))
    for views, label in ((100, "100"), (1000, "1,000"), (10_000, "10,000"), (100_000, "100,000")):
        x = x_of(views)
        lines.append(f'<path d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#e9ecef"/>')
        lines.append(text(x, HEIGHT - BOTTOM + 14, label, size=9))
    for part, _, color in PARTS:
        line = sorted(points.get(part, []))
        if not line:
            continue
        path = " ".join(f"{x_of(views):.1f},{y_of(value):.1f}" for views, value in line)
        dash = ' stroke-dasharray="4 3"' if part in PEERS else ""
        lines.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="1.6"{dash}/>')
        for views, value in line:
            lines.append(f'<circle cx="{x_of(views):.1f}" cy="{y_of(value):.1f}" r="2.2" fill="{color}"/>')
    return lines


def draw(workloads, points):
    """`points[workload][part]` is a list of (views, microseconds)."""
    rows = (len(workloads) + COLUMNS - 1) // COLUMNS
    width, height = WIDTH * COLUMNS, HEIGHT * rows + 34
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="sans-serif">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for index, workload in enumerate(workloads):
        x, y = index % COLUMNS * WIDTH, index // COLUMNS * HEIGHT
        lines.append(f'<g transform="translate({x} {y})">')
        lines += panel(workload, points[workload])
        lines.append("</g>")
    x = LEFT
    for part, name, color in PARTS:
        if not any(part in points[workload] for workload in workloads):
            continue
        dash = ' stroke-dasharray="4 3"' if part in PEERS else ""
        lines.append(f'<path d="M{x} {height - 16}h22" stroke="{color}" stroke-width="2"{dash}/>')
        lines.append(text(x + 28, height - 12, name, "start", 11))
        x += 60 + 7 * len(name)
    return "\n".join(lines + ["</svg>"]) + "\n"
