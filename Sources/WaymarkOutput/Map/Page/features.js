// Features collapse into one card. The engine draws the map again, with the same layout as the compiler.
(() => {
  const map = document.getElementById("map"), bar = document.getElementById("features");
  if (!map || !bar) return;
  const cards = [...map.querySelectorAll(".card")], edges = [...map.querySelectorAll(".edge")];
  const lanes = [...map.querySelectorAll(".lane")];
  const frame = (card) => card.querySelector(".frame");
  const kept = (element, names) => names.map((name) => [element, name, element.getAttribute(name)]);
  const first = [
    ...cards.flatMap((card) => kept(card, ["transform"])), ...edges.flatMap((edge) => kept(edge, ["d"])),
    ...lanes.flatMap((lane) => [...kept(lane.querySelector("rect"), ["x", "y", "width", "height"]), ...kept(lane.querySelector("text"), ["x", "y"])]),
  ];
  const size = { width: map.width.baseVal.value, height: map.height.baseVal.value };
  const collapsed = new Map();

  function featureCard(name, members) {
    const svg = (name, attributes, text = "") => {
      const element = document.createElementNS(map.namespaceURI, name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.textContent = text;
      return element;
    };
    const card = svg("g", { class: "card feature", role: "button", tabindex: "0", "aria-label": `Show the ${members.length} screens of ${name}` });
    const width = Number(frame(members[0]).getAttribute("width"));
    const title = svg("text", { class: "title", x: 14, y: 32 }, name);
    card.append(
      svg("rect", { class: "frame stack", x: 5, y: 5, width, height: 62, rx: 18 }),
      svg("rect", { class: "frame", width, height: 62, rx: 18 }), title,
      svg("text", { class: "name", x: 14, y: 48 }, `feature, ${members.length} ${members.length === 1 ? "screen" : "screens"}`));
    card.addEventListener("click", () => toggle(name));
    card.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      toggle(name);
      bar.querySelector(`[data-feature="${CSS.escape(name)}"]`).focus();
    });
    map.append(card);
    title.textLength && title.getComputedTextLength() > width - 28 && title.setAttribute("textLength", width - 28);
    return card;
  }

  function toggle(name) {
    const members = cards.filter((card) => card.dataset.feature === name);
    if (collapsed.has(name)) {
      collapsed.get(name).remove();
      collapsed.delete(name);
    } else {
      collapsed.set(name, featureCard(name, members));
    }
    for (const card of members) card.toggleAttribute("hidden", collapsed.has(name));
    bar.querySelector(`[data-feature="${CSS.escape(name)}"]`).setAttribute("aria-pressed", String(collapsed.has(name)));
    draw();
  }

  async function draw() {
    if (!collapsed.size) {
      for (const [element, name, value] of first) element.setAttribute(name, value);
      for (const edge of edges) edge.removeAttribute("hidden");
      return waymark.resize(size.width, size.height);
    }
    const lines = [`${lanes.length} ${map.querySelectorAll(".lane.gate").length + 1}`], nodes = [], nodeOf = new Map();
    const add = (card, members) => {
      const box = frame(members[0]);
      const height = members[0] === card ? box.getAttribute("height") : 67;
      members.forEach((member) => nodeOf.set(member.id.slice("card-".length), nodes.length));
      nodes.push(card);
      const isRoot = members.some((member) => member.matches(".tab, .gate"));
      lines.push(`node ${Math.ceil(box.getAttribute("width"))} ${Math.ceil(height)} ${members[0].dataset.lane} ${isRoot ? 0 : 1}`);
    };
    for (const card of cards) if (!collapsed.has(card.dataset.feature)) add(card, [card]);
    for (const [name, card] of collapsed) add(card, cards.filter((member) => member.dataset.feature === name));
    const drawn = [], seen = new Set();
    for (const edge of edges) {
      const { from, to } = edge.dataset, start = nodeOf.get(from), end = nodeOf.get(to);
      const isMerged = nodes[start].classList.contains("feature") || nodes[end].classList.contains("feature");
      const key = `${start} ${end} ${edge.getAttribute("class")}`;
      const isHidden = isMerged && (start === end || seen.has(key));
      edge.toggleAttribute("hidden", isHidden);
      if (isHidden) continue;
      if (isMerged) seen.add(key);
      drawn.push(edge);
      lines.push(`${edge.classList.contains("redirect") ? "redirect" : "edge"} ${start} ${end}`);
    }
    const layout = (await waymark.engine)(`layout\n${lines.join("\n")}`);
    nodes.forEach((card, index) => card.setAttribute("transform", `translate(${layout.nodes[index].join(" ")})`));
    drawn.forEach((edge, index) => edge.setAttribute("d", layout.edges[index]));
    lanes.forEach((lane, index) => {
      const [x, y, width, height] = layout.lanes[index], text = lane.querySelector("text");
      for (const [name, value] of Object.entries({ x, y, width, height })) lane.querySelector("rect").setAttribute(name, value);
      text.setAttribute("x", x + 16);
      text.setAttribute("y", y + 21);
    });
    waymark.resize(Math.ceil(layout.width), Math.ceil(layout.height));
  }

  const names = [...new Set(cards.map((card) => card.dataset.feature).filter(Boolean))];
  bar.append(waymark.element("span", {}, "Collapse"));
  for (const name of names) {
    bar.append(waymark.element("button", { type: "button", "data-feature": name, "aria-pressed": "false", onclick: () => toggle(name) }, name));
  }
  waymark.engine.then((ask) => { bar.hidden = !ask || !names.length; }, () => {});
})();
