// MARK: The tree

const tree = find("#tree");
const rows = [];
const rowOf = (number) => rows[number];

// Below this level rows are no longer inside one another: elements may not be nested as deeply as
// views. They follow in the list of the deepest level, and are folded with that.
const deepestLevel = 100;

function makeRow(number, depth) {
  const item = items[number];
  const worst = item.problems
    .map((problem) => problems[problem].kind)
    .find((kind) => kind !== "unsatisfied");
  const classes = ["row", item.isGuide && "guide", item.isHidden && "gone"].filter(Boolean);
  const row = make(
    "div",
    { class: classes.join(" "), style: `--depth: ${Math.min(depth, deepestLevel)}` },
    make("span", { class: "twist", "aria-hidden": "true" }),
    make("span", { class: "name" }, item.name),
    worst
      ? make(
          "span",
          { class: `dot ${worst}`, title: kinds[worst] },
          worst === "conflict" ? "●" : "○",
          make("span", { class: "unseen" }, ` ${kinds[worst]}`),
        )
      : "",
  );
  const isOpen = items.length <= 150 || depth === 0;
  const line = make(
    "li",
    {
      role: "treeitem",
      "data-item": number,
      tabindex: "-1",
      "aria-level": depth + 1,
      "aria-selected": "false",
      "aria-expanded":
        item.children.length > 0 && depth < deepestLevel ? String(isOpen) : undefined,
    },
    row,
  );
  rows[number] = line;
  return line;
}

/** All rows. An item comes after the one it is in. */
function makeTree() {
  // By item, its level and the list that the rows of what is in it go to.
  const depths = [],
    lists = [];
  items.forEach((item, number) => {
    const depth = (depths[number] = number === 0 ? 0 : depths[item.parent] + 1);
    const line = makeRow(number, depth);
    if (number > 0) lists[item.parent].append(line);
    if (item.children.length === 0) return;
    lists[number] = depth < deepestLevel ? make("ul", { role: "group" }) : lists[item.parent];
    if (depth < deepestLevel) line.append(lists[number]);
  });
  return rows[0];
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

const visibleLines = () =>
  [...tree.querySelectorAll("[role=treeitem]")].filter(
    (line) => line.firstElementChild.offsetParent !== null,
  );

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
    ArrowRight: () =>
      expanded === "false" ? setOpen(line, true) : expanded && go(lines[place + 1]),
    ArrowLeft: () =>
      expanded === "true"
        ? setOpen(line, false)
        : go(line.parentElement.closest("[role=treeitem]")),
    Enter: () => select(Number(line.dataset.item)),
    " ": () => select(Number(line.dataset.item)),
    "*": () => lines.forEach((other) => setOpen(other, true)),
  };
  if (keys[event.key]) {
    keys[event.key]();
  } else if (event.key.length === 1 && event.key !== "/") {
    const isNext = (other) =>
      items[other.dataset.item].name.toLowerCase().startsWith(event.key.toLowerCase());
    go([...lines.slice(place + 1), ...lines.slice(0, place)].find(isNext));
  } else {
    return;
  }
  event.preventDefault();
});

tree.append(makeTree());
watchHover(tree);
