// The live page of `waymark serve`: it follows the spec, and opens places of the spec in an editor.
(() => {
  const { element } = waymark;
  const bytes = Uint8Array.from(atob(document.getElementById("live").textContent), (character) => character.charCodeAt(0));
  // The version of the page, the files of the spec, and what the server can open.
  const live = JSON.parse(new TextDecoder().decode(bytes));
  const connection = element("p", { class: "connection", role: "status" }, "Connecting");
  const notice = element("p", { class: "notice", role: "alert" });
  const follows = element("input", { type: "checkbox", id: "follows" });
  const editor = live.editor === null
    ? element("p", {}, `${live.editorProblem} Places of the spec are links to Visual Studio Code.`)
    : element("label", { for: "follows" }, follows, `Open screens in ${live.editor} on click`);
  document.querySelector("header").append(element("div", { class: "live" }, connection, editor, notice));

  // Requests
  async function post(action, body) {
    notice.textContent = "";
    try {
      // Some browsers send no origin if the policy of the page is `no-referrer`.
      const response = await fetch(action, { method: "POST", body, referrerPolicy: "same-origin" });
      if (!response.ok) notice.textContent = await response.text();
    } catch {
      notice.textContent = "The server does not answer.";
    }
  }
  const open = ({ file, line, column }) => post("open", `${live.version} ${file} ${line} ${column}`);

  // Places of the spec
  const names = live.files.map((file) => file.name);
  function placeIn(text) {
    const match = /^(.*?):(\d+)(?::(\d+))?$/s.exec(text);
    const file = match ? names.indexOf(match[1]) : -1;
    return file < 0 ? null : { file, line: Number(match[2]), column: Number(match[3] ?? 1) };
  }
  function link(place, ...content) {
    if (live.editor !== null) {
      return element("button", { type: "button", class: "place", "data-place": JSON.stringify(place), title: `Open in ${live.editor}` }, ...content);
    }
    const path = live.files[place.file].path.split("/").map(encodeURIComponent).join("/");
    return element("a", { class: "place", href: `vscode://file${path}:${place.line}:${place.column}`, title: "Open in Visual Studio Code" }, ...content);
  }
  for (const code of document.querySelectorAll(".problems code, .screen dd code")) {
    const place = placeIn(code.textContent);
    if (!place) continue;
    const target = link(place);
    code.replaceWith(target);
    target.append(code);
  }
  document.addEventListener("click", (event) => {
    const target = event.target.closest("[data-place]");
    if (target) return open(JSON.parse(target.dataset.place));
    const card = event.target.closest("a.card");
    if (!card || !follows.checked || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const places = [...document.querySelectorAll(`#screen-${card.id.slice("card-".length)} dd [data-place]`)];
    // The declaration is the last fact of a screen.
    if (places.length) open(JSON.parse(places.at(-1).dataset.place));
  });
  follows.checked = live.editor !== null && sessionStorage.getItem("waymark-follows") !== "no";
  follows.addEventListener("change", () => sessionStorage.setItem("waymark-follows", follows.checked ? "yes" : "no"));

  // The simulator
  const answer = document.getElementById("answer"), url = document.getElementById("url");
  if (live.hasSimulator && answer) {
    new MutationObserver(() => {
      const copies = answer.querySelector(".copies");
      if (!copies || copies.querySelector(".simulator") || !answer.querySelector(".landed, .app, .redirected")) return;
      copies.prepend(element("button", { type: "button", class: "simulator", onclick: () => post("simulator", url.value.trim()) }, "Open in simulator"));
    }).observe(answer, { childList: true, subtree: true });
  }

  // Changes of the spec
  const viewport = document.getElementById("viewport"), map = document.getElementById("map"), search = document.getElementById("search");
  const scale = () => map.width.baseVal.value / map.viewBox.baseVal.width;
  function reload() {
    const card = /^#screen-(\d+)$/.exec(location.hash);
    // A spec with certain errors has no map. The state is kept until there is a map again.
    if (map) sessionStorage.setItem("waymark-state", JSON.stringify({
      screen: card ? document.getElementById(`card-${card[1]}`)?.dataset.name : undefined,
      search: search.value, page: [scrollX, scrollY], focus: document.activeElement?.id,
      scale: scale(), map: [viewport.scrollLeft, viewport.scrollTop],
    }));
    location.reload();
  }
  function restore() {
    const text = sessionStorage.getItem("waymark-state");
    if (!text || !map) return;
    sessionStorage.removeItem("waymark-state");
    const state = JSON.parse(text);
    // The number of a screen can change.
    const card = state.screen && waymark.cardNamed?.(state.screen);
    if (card && card.getAttribute("href") !== location.hash) waymark.select(card);
    if (state.search) {
      search.value = state.search;
      search.dispatchEvent(new Event("input"));
    }
    const box = viewport.getBoundingClientRect();
    viewport.dispatchEvent(new WheelEvent("wheel", {
      ctrlKey: true, cancelable: true, deltaY: -300 * Math.log(state.scale / scale()), clientX: box.left, clientY: box.top,
    }));
    viewport.scrollTo(...state.map);
    if (state.focus) document.getElementById(state.focus)?.focus({ preventScroll: true });
    scrollTo(...state.page);
  }
  // The map scrolls to the selected screen in the first frame.
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(restore)));

  const events = new EventSource("events");
  const status = (text, isStopped) => {
    connection.textContent = text;
    connection.classList.toggle("stopped", isStopped);
  };
  events.onopen = () => status("Live", false);
  events.onerror = () => status(events.readyState === EventSource.CLOSED
    ? "Stopped: open the address that the new `waymark serve` printed" : "Stopped: `waymark serve` does not answer", true);
  events.addEventListener("version", (event) => { if (event.data !== String(live.version)) reload(); });
  events.addEventListener("notice", (event) => { notice.textContent = event.data; });
})();
