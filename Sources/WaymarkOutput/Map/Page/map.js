(() => {
  const find = (id) => document.getElementById(id);
  const map = find("map");
  if (!map) return;
  const stage = document.querySelector(".stage");
  const viewport = find("viewport"), panel = find("panel"), search = find("search"), status = find("status");
  const cards = [...map.querySelectorAll(".card")], edges = [...map.querySelectorAll(".edge")];
  const numberOf = (card) => card.id.slice("card-".length);
  const articleOf = (card) => find(`screen-${numberOf(card)}`);

  // Zoom
  const size = { width: map.width.baseVal.value, height: map.height.baseVal.value };
  let scale = 1;
  function zoom(next, center) {
    const box = viewport.getBoundingClientRect();
    const point = center ?? { x: box.left + viewport.clientWidth / 2, y: box.top + viewport.clientHeight / 2 };
    const x = (viewport.scrollLeft + point.x - box.left) / scale, y = (viewport.scrollTop + point.y - box.top) / scale;
    scale = Math.min(4, Math.max(0.05, next));
    map.setAttribute("width", size.width * scale);
    map.setAttribute("height", size.height * scale);
    viewport.scrollLeft = x * scale - (point.x - box.left);
    viewport.scrollTop = y * scale - (point.y - box.top);
  }
  const fit = () => zoom(Math.min(1, viewport.clientWidth / size.width, viewport.clientHeight / size.height));
  find("zoom-in").addEventListener("click", () => zoom(scale * 1.25));
  find("zoom-out").addEventListener("click", () => zoom(scale / 1.25));
  find("zoom-fit").addEventListener("click", fit);
  find("zoom-actual").addEventListener("click", () => zoom(1));
  viewport.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(scale * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  }, { passive: false });

  // Dragging the paper scrolls the map.
  let drag = null;
  viewport.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button !== 0 || event.target.closest(".card")) return;
    drag = { x: event.clientX, y: event.clientY };
    viewport.setPointerCapture(event.pointerId);
  });
  viewport.addEventListener("pointermove", (event) => {
    if (!drag) return;
    viewport.scrollBy(drag.x - event.clientX, drag.y - event.clientY);
    drag = { x: event.clientX, y: event.clientY };
  });
  for (const name of ["pointerup", "pointercancel"]) viewport.addEventListener(name, () => { drag = null; });

  // Selection
  let selected = null;
  function select(card, isFocused) {
    selected?.classList.remove("selected");
    selected = card;
    panel.querySelector(".screen")?.remove();
    panel.hidden = !card;
    mark();
    if (!card) return;
    card.classList.add("selected");
    const article = articleOf(card).cloneNode(true);
    article.removeAttribute("id");
    panel.append(article);
    panel.scrollTop = 0;
    show(card);
    if (isFocused) card.focus({ preventScroll: true });
  }
  // Scrolls the map, and not the page, so that a card is visible.
  function show(card) {
    const box = card.getBoundingClientRect(), view = viewport.getBoundingClientRect();
    const isVisible = box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
    if (isVisible) return;
    viewport.scrollBy((box.left + box.right - view.left - view.right) / 2, (box.top + box.bottom - view.top - view.bottom) / 2);
  }
  // How well a screen matches the searched words: its name or title first, then the text of its details; `null` without a match.
  function rankOf(card, words) {
    const query = words.join(" "), names = [card.dataset.name, card.dataset.title].map((name) => name.toLowerCase());
    if (names.includes(query)) return 0;
    if (names.some((name) => name.startsWith(query))) return 1;
    if (names.some((name) => name.includes(query))) return 2;
    const text = articleOf(card).textContent.toLowerCase();
    return words.every((word) => text.includes(word)) ? 3 : null;
  }
  let found = [];
  function mark() {
    const words = search.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const hits = new Set();
    found = [];
    for (const card of cards) {
      const rank = words.length ? rankOf(card, words) : card === selected ? 0 : null;
      if (rank === null) continue;
      hits.add(numberOf(card));
      found.push({ card, rank });
    }
    found.sort((one, other) => one.rank - other.rank);
    const near = new Set(hits);
    for (const edge of edges) {
      const isHit = hits.has(edge.dataset.from) || hits.has(edge.dataset.to);
      edge.classList.toggle("hit", isHit);
      if (isHit && !words.length) { near.add(edge.dataset.from); near.add(edge.dataset.to); }
    }
    for (const card of cards) card.classList.toggle("hit", near.has(numberOf(card)));
    map.classList.toggle("filtered", words.length > 0 || selected !== null);
    status.textContent = words.length ? `${hits.size} of ${cards.length} found` : "";
  }
  const cardOf = (hash) => {
    const match = /^#screen-(\d+)$/.exec(hash);
    return match ? find(`card-${match[1]}`) : null;
  };
  function follow() {
    const card = cardOf(location.hash);
    if (!card) return;
    select(card, false);
    // The details are in the panel, so the page need not scroll to the details below the map.
    scrollTo(0, 0);
  }
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const card = cardOf(link.getAttribute("href"));
    if (!card) return;
    event.preventDefault();
    history.replaceState(null, "", link.getAttribute("href"));
    select(card, link.classList.contains("card"));
    if (link.classList.contains("card")) return;
    // The link is part of the details, which the details of the other screen replace or which are below the map.
    if (!link.closest(".panel")) stage.scrollIntoView({ block: "nearest" });
    find("selected").focus({ preventScroll: true });
  });
  find("close").addEventListener("click", () => {
    const card = selected;
    select(null);
    history.replaceState(null, "", location.pathname + location.search);
    card?.focus();
  });
  addEventListener("hashchange", follow);

  // Search
  search.addEventListener("input", mark);
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const next = found[(found.findIndex(({ card }) => card === selected) + 1) % found.length];
    if (next) select(next.card, false);
  });

  // Keyboard
  const center = (card) => {
    const box = card.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const directions = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  map.addEventListener("keydown", (event) => {
    const card = event.target.closest(".card"), direction = directions[event.key];
    if (!card || !direction) return;
    event.preventDefault();
    const from = center(card);
    let best = null, least = Infinity;
    for (const other of cards) {
      const to = center(other);
      const along = (to.x - from.x) * direction[0] + (to.y - from.y) * direction[1];
      const across = Math.abs((to.x - from.x) * direction[1]) + Math.abs((to.y - from.y) * direction[0]);
      if (other !== card && along > 1 && along + 2 * across < least) { best = other; least = along + 2 * across; }
    }
    best?.focus({ preventScroll: true });
    if (best) show(best);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target === search) {
      if (event.key === "Escape") { search.value = ""; mark(); }
      return;
    }
    // Keys without a modifier have an effect only on the map (WCAG 2.1.4).
    if (!stage.contains(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    switch (event.key) {
      case "/": event.preventDefault(); search.focus(); break;
      case "+": case "=": zoom(scale * 1.25); break;
      case "-": zoom(scale / 1.25); break;
      case "0": fit(); break;
      case "Escape": if (selected) find("close").click(); break;
    }
  });

  for (const element of document.querySelectorAll(".controls")) element.hidden = false;
  viewport.scrollTo(0, 0);
  follow();
  // The browser scrolls to the fragment after the script.
  addEventListener("load", () => requestAnimationFrame(follow));

  waymark.cardNamed = (name) => cards.find((card) => card.dataset.name === name);
  waymark.select = (card) => {
    history.replaceState(null, "", card.getAttribute("href"));
    select(card, false);
    stage.scrollIntoView({ block: "nearest" });
  };
  // Marks a place on the map: the screens from the tab to the visible screen. Without names, no place is marked.
  waymark.mark = (names) => {
    for (const card of map.querySelectorAll(".place")) card.classList.remove("place", "landing");
    const places = names.map(waymark.cardNamed).filter(Boolean);
    for (const card of places) card.classList.add("place");
    places.at(-1)?.classList.add("landing");
    if (places.length) show(places.at(-1));
  };
  // The other scripts call this function after they change the size of the drawing.
  waymark.resize = (width, height) => {
    size.width = width;
    size.height = height;
    map.setAttribute("viewBox", `0 0 ${width} ${height}`);
    zoom(scale);
  };
})();
