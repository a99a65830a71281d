extension ReportPage {
  /// The tree, which the keyboard works as it does trees: arrows, Home, End, letters.
  static let treeScript = #"""
    // MARK: The tree

    const tree = find("#tree");
    const rows = [];
    const rowOf = (number) => rows[number];

    function makeRow(number, depth) {
      const item = items[number];
      const worst = item.problems.map((problem) => problems[problem].kind).find((kind) => kind !== "unheld");
      const classes = ["row", item.isGuide && "guide", item.isHidden && "gone"].filter(Boolean);
      const row = make("div", { class: classes.join(" "), style: `--depth: ${depth}` },
        make("span", { class: "twist", "aria-hidden": "true" }),
        make("span", { class: "name" }, item.name),
        worst ? make("span", { class: `dot ${worst}`, title: kinds[worst] }, worst === "conflict" ? "●" : "○",
          make("span", { class: "unseen" }, ` ${kinds[worst]}`)) : "");
      const isOpen = items.length <= 150 || depth === 0;
      const line = make("li", {
        role: "treeitem", "data-item": number, tabindex: "-1", "aria-level": depth + 1,
        "aria-selected": "false", "aria-expanded": item.children.length > 0 ? String(isOpen) : undefined,
      }, row);
      rows[number] = line;
      if (item.children.length > 0) {
        line.append(make("ul", { role: "group" }, item.children.map((child) => makeRow(child, depth + 1))));
      }
      return line;
    }

    function setOpen(line, isOpen) {
      if (line.hasAttribute("aria-expanded")) line.setAttribute("aria-expanded", String(isOpen));
    }

    function showInTree(number) {
      find("[role=treeitem][aria-selected=true]")?.setAttribute("aria-selected", "false");
      find("[role=treeitem][tabindex='0']")?.setAttribute("tabindex", "-1");
      const line = rows[Math.max(0, number)];
      line.tabIndex = 0;
      if (number < 0) return;
      line.setAttribute("aria-selected", "true");
      for (const ancestor of ancestors(number)) setOpen(rows[ancestor], true);
      line.firstElementChild.scrollIntoView({ block: "nearest" });
    }

    const visibleLines = () => [...tree.querySelectorAll("[role=treeitem]")]
      .filter((line) => line.firstElementChild.offsetParent !== null);

    tree.addEventListener("click", (event) => {
      const line = event.target.closest("[role=treeitem]");
      if (!line) return;
      if (event.target.closest(".twist") && line.hasAttribute("aria-expanded")) {
        setOpen(line, line.getAttribute("aria-expanded") === "false");
      } else {
        select(Number(line.dataset.item));
        line.focus({ preventScroll: true });
      }
    });

    tree.addEventListener("keydown", (event) => {
      const line = event.target.closest("[role=treeitem]");
      if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
      const go = (to) => {
        if (!to) return;
        select(Number(to.dataset.item), { quietly: true });
        to.focus({ preventScroll: true });
      };
      const lines = visibleLines();
      const place = lines.indexOf(line);
      const expanded = line.getAttribute("aria-expanded");
      const keys = {
        ArrowDown: () => go(lines[place + 1]),
        ArrowUp: () => go(lines[place - 1]),
        Home: () => go(lines[0]),
        End: () => go(lines.at(-1)),
        ArrowRight: () => expanded === "false" ? setOpen(line, true) : expanded && go(lines[place + 1]),
        ArrowLeft: () => expanded === "true" ? setOpen(line, false)
          : go(line.parentElement.closest("[role=treeitem]")),
        Enter: () => select(Number(line.dataset.item)),
        " ": () => select(Number(line.dataset.item)),
        "*": () => lines.forEach((other) => setOpen(other, true)),
      };
      if (keys[event.key]) {
        keys[event.key]();
      } else if (event.key.length === 1 && event.key !== "/") {
        const isNext = (other) => items[other.dataset.item].name.toLowerCase().startsWith(event.key.toLowerCase());
        go([...lines.slice(place + 1), ...lines.slice(0, place)].find(isNext));
      } else {
        return;
      }
      event.preventDefault();
    });

    tree.append(makeRow(0, 0));
    watchHover(tree);
    """#
}
