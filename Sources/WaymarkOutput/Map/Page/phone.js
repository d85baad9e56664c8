// The phone: click through the app by the rules of the navigator. The commands are part of the fragment, so a state is a link.
(() => {
  const section = document.getElementById("phone"), run = document.getElementById("run"), map = document.getElementById("map");
  if (!section || !map) return;
  const { element } = waymark;
  const cards = [...map.querySelectorAll(".card")], edges = [...map.querySelectorAll(".edge")];
  const numberOf = (card) => card.id.slice("card-".length);
  const kinds = ["push", "sheet", "cover", "window"];
  const title = (name) => waymark.cardNamed(name)?.dataset.title ?? name;

  // The results of all commands. The simulator is at the last command that ran, and the person looks at `position`.
  let steps = [], position = 0, ran = -1, ask = null, message = "";
  const start = () => ({ command: "reset", result: ask("phone reset") });
  function replay(count) {
    steps = [start(), ...steps.slice(1, count + 1).map(({ command }) => ({ command, result: ask(`phone ${command}`) }))];
    ran = count;
  }
  function perform(command) {
    if (ran !== position) replay(position);
    const result = ask(`phone ${command}`);
    message = result.outcome === "done" ? "" : result.message || result.outcome;
    if (result.outcome !== "invalid") {
      steps.push({ command, result });
      position = ran = steps.length - 1;
      history.replaceState(null, "", `#phone=${encodeURIComponent(steps.slice(1).map((step) => step.command).join("\n"))}`);
    }
    draw();
  }
  function restart() {
    steps = [start()];
    position = ran = 0;
    message = "";
    history.replaceState(null, "", location.pathname + location.search);
    draw();
  }
  const button = (text, command, attributes = {}) => element("button", { type: "button", onclick: () => perform(command), ...attributes }, text);

  // Returns the ways from a screen to the screens that it opens, in the order of the map.
  function ways(name) {
    const card = waymark.cardNamed(name);
    if (!card) return [];
    return edges.filter((edge) => edge.dataset.from === numberOf(card)).flatMap((edge) => {
      const target = cards[edge.dataset.to], kind = kinds.find((kind) => edge.classList.contains(kind));
      return kind && target.dataset.sample ? [{ kind, target }] : [];
    });
  }
  const command = ({ kind, target }) => `${kind} ${target.dataset.sample}`;
  const row = (text, kind, command) => element("button", { type: "button", onclick: () => perform(command) },
    element("span", {}, text), element("span", { class: "kind" }, kind === "push" ? "›" : kind));

  // The gate, or the selected tab, is below all sheets and covers.
  function base({ gate, selected, stacks }) {
    return gate ? { kind: "gate", root: gate.screen.name, stack: gate.stack } : { kind: "tab", root: selected, stack: stacks[selected] ?? [] };
  }
  // The screens of the phone: the gate or the selected tab, and the sheets and covers over it. Only the topmost can be used.
  function device(state) {
    const layers = [screen(state, base(state)),
      ...state.modals.map(({ kind, screen: { name }, stack }) => screen(state, { kind, root: name, stack }))];
    layers.slice(0, -1).forEach((layer) => { layer.inert = true; });
    return element("div", { class: "device" }, element("div", { class: "island" }), ...layers);
  }
  function screen(state, { kind, root, stack }) {
    const top = stack.at(-1), name = top?.name ?? root, card = waymark.cardNamed(name), isModal = kind === "sheet" || kind === "cover";
    const close = isModal ? button(kind === "sheet" ? "Swipe down" : "Close", kind === "sheet" ? "swipe" : "dismiss") : null;
    const shown = isModal && !stack.length ? state.modals.find((modal) => modal.screen.name === root)?.screen : top;
    const rows = ways(name).flatMap((way) => [
      row(way.target.dataset.title, way.kind, command(way)),
      way.target.dataset.returns ? row(`${way.target.dataset.title}, and wait for its result`, way.kind, `ask ${way.target.dataset.sample}`) : null,
    ]);
    if (kind === "gate" && !stack.length) rows.push(row("Open the gate", state.gate.condition, `condition ${state.gate.condition} true`));
    if (shown && card?.dataset.returns) rows.push(row("Return a result", "", `finish ${shown.command}`));
    const content = element("div", { class: "content", tabindex: "0", role: "group", "aria-label": "Screen" },
      element("h2", {}, title(name)),
      element("p", { class: "kind" }, card ? element("a", { href: card.getAttribute("href") }, shown?.text ?? name) : name),
      element("div", { class: "rows" }, ...rows));
    const tabs = element("div", { class: "tabs", role: "group", "aria-label": "Tab bar" }, ...state.tabs.map((tab) =>
      button("", `tap ${tab.name}`, { "aria-pressed": String(tab.isSelected), "data-tab": tab.name })));
    for (const tab of tabs.children) tab.append(icon(tab.dataset.tab), title(tab.dataset.tab));
    return element("div", { class: `layer ${kind}` },
      kind === "sheet" ? element("div", { class: "grabber" }) : null,
      element("div", { class: "bar" }, stack.length ? button("‹ Back", "pop") : element("span"), close), content, kind !== "tab" || state.tabs.length < 2 ? null : tabs);
  }
  // The icon of a tab, as in its card.
  function icon(name) {
    const svg = document.createElementNS(map.namespaceURI, "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    const path = waymark.cardNamed(name)?.querySelector(".icon path")?.cloneNode();
    path?.removeAttribute("transform");
    if (path) svg.append(path);
    return svg;
  }

  function field(name, placeholder, action) {
    const input = element("input", { type: "text", placeholder, autocomplete: "off", autocapitalize: "none", spellcheck: "false", "aria-label": name,
      onkeydown: (event) => { if (event.key === "Enter" && input.value.trim()) action(input.value.trim()); } });
    return element("label", {}, input, element("button", { type: "button", onclick: () => input.value.trim() && action(input.value.trim()) }, name));
  }

  function conditions(state) {
    return state.conditions.map(({ name, isTrue }) => element("label", {},
      element("input", { type: "checkbox", checked: isTrue, onchange: (event) => perform(`condition ${name} ${event.target.checked}`) }), name));
  }
  function tabBar(state) {
    if (state.gate || state.tabs.length + state.hiddenTabs.length < 2) return [];
    return [
      ...state.hiddenTabs.map(({ name, reason }) => element("label", {}, `${title(name)} is hidden by the ${reason}`, reason === "user" ? button("Show", `showTab ${name}`) : null)),
      element("label", {}, chooser("Hide a tab", state.tabs.map(({ name }) => [title(name), `hideTab ${name}`]))),
    ];
  }
  function chooser(name, entries) {
    const select = element("select", { "aria-label": name, onchange: () => select.value && perform(select.value) },
      element("option", { value: "" }, name), ...entries.map(([text, command]) => element("option", { value: command }, text)));
    return select;
  }
  function windows(state) {
    return state.windows.map(({ screen, stack }) => element("label", {},
      `Window ${screen.text}${stack.map((other) => ` › ${other.text}`).join("")}`,
      stack.length ? button("Back", `pop ${screen.command}`) : null, button("Close", `closeWindow ${screen.command}`)));
  }
  function gate({ gate }) {
    if (!gate) return null;
    return element("p", { class: "gate" }, `The gate ${title(gate.screen.name)} replaces the tabs until ${gate.condition} is true. Links wait, except those with gates: false.`);
  }
  function waiting(state) {
    if (!state.waiting) return null;
    return element("p", { class: "message" }, `${state.waiting} `, button("Drop it", "discardLink"), button("Nowhere", "resolve"));
  }
  function log() {
    const list = element("ol", { tabindex: "0", "aria-label": "Events" });
    steps.forEach(({ command, result }, index) => {
      if (!index) return;
      list.append(element("li", { class: index > position ? "later" : "" }, element("code", {}, command),
        element("ul", {}, ...result.events.map((event) => element("li", {}, event.text)))));
    });
    return list;
  }

  function draw(isMarked = true) {
    const focus = document.activeElement?.textContent, isInside = run.contains(document.activeElement);
    const { state } = steps[position].result;
    const slider = element("input", { type: "range", min: 0, max: steps.length - 1, value: position, "aria-label": "Step of the history",
      oninput: (event) => { position = Number(event.target.value); message = ""; draw(); run.querySelector("[type=range]").focus(); } });
    slider.value = position;
    const screens = cards.filter((card) => card.dataset.sample).flatMap((card) =>
      card.dataset.presentations.split(" ").filter((kind) => kinds.includes(kind)).map((kind) => [`${card.dataset.title} (${kind})`, `${kind} ${card.dataset.sample}`]));
    const parts = conditions(state), bar = tabBar(state), open = windows(state), events = log();
    run.replaceChildren(device(state), element("div", { class: "state" },
      message ? element("p", { class: "message", role: "status" }, message) : null, waiting(state), gate(state),
      element("label", {}, `Step ${position} of ${steps.length - 1}`, slider, element("button", { type: "button", onclick: restart }, "Start again")),
      field("Open link", "https://…", (url) => perform(`open ${url}`)),
      screens.length ? element("label", {}, chooser("Show any screen", screens)) : null,
      field("Run command", "push name?parameter=value", perform),
      ...(parts.length ? [element("h2", {}, "Conditions"), ...parts] : []),
      ...(bar.length ? [element("h2", {}, "Tab bar"), ...bar] : []),
      ...(open.length ? [element("h2", {}, "Windows"), ...open] : []),
      element("h2", {}, "Events"), events));
    events.scrollTop = events.scrollHeight;
    const { root, stack } = base(state);
    if (isMarked) waymark.mark([root, ...stack.map(({ name }) => name),
      ...state.modals.flatMap((modal) => [modal.screen.name, ...modal.stack.map(({ name }) => name)])]);
    // The next step starts where the last one was, if the same control is still there.
    if (isInside) ([...run.querySelectorAll("button")].find((other) => other.textContent === focus && !other.closest("[inert]")) ?? [...run.querySelectorAll(".content")].at(-1)).focus({ preventScroll: true });
  }

  function follow() {
    const match = /^#phone=(.*)$/s.exec(location.hash);
    if (!match || !ask) return;
    let commands;
    try { commands = decodeURIComponent(match[1]).split("\n").filter(Boolean).slice(0, 2_000); } catch { return; }
    steps = [{}, ...commands.map((command) => ({ command }))];
    replay(commands.length);
    position = commands.length;
    draw();
  }
  addEventListener("hashchange", follow);
  waymark.openInPhone = (url) => {
    perform(`open ${url}`);
    if (section.getBoundingClientRect().top > innerHeight) section.scrollIntoView();
  };
  waymark.engine.then((engine) => {
    // The spec of a module is a part of an app, which cannot run alone.
    if (!engine || engine("phone state") === null) return;
    ask = engine;
    section.hidden = false;
    steps = [start()];
    ran = 0;
    draw(false);
    follow();
  }, () => {});
})();
