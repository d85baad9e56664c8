// Written by Scripts/map-page.py. Edit the files in the folder `Page`.

/// The style sheets and the script of the map's page.
enum MapPageText {
  /// The style sheet of the drawing.
  static let drawingStyle: StaticString = #"""
    :root,.map{--paper:#f5f6f8;--lane:#ebedf1;--card:#fff;--ink:#15181d;--dim:#555d68;--line:#c3c9d2;--edge:#6b7482;--accent:#0a58c2;--tile:#dfeafb;--redirect:#8a4b08;--bad:#a8201a;--bad-fill:#fbe3e1;--warn:#6f4700;--warn-fill:#fdf0d2;--ok:#17603a;--ok-fill:#dff2e6;--note-fill:#e6e9ee;}@media (prefers-color-scheme:dark){:root,.map{--paper:#101216;--lane:#181b21;--card:#22262e;--ink:#f1f3f6;--dim:#a9b1be;--line:#3d4450;--edge:#8b95a5;--accent:#86b9ff;--tile:#1d3455;--redirect:#f0b070;--bad:#ff9c94;--bad-fill:#4a1f1c;--warn:#f5cf7a;--warn-fill:#463613;--ok:#8fdcae;--ok-fill:#17392a;--note-fill:#323843;}}.map{font-family:-apple-system,system-ui,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;}.paper{fill:var(--paper);}.lane rect{fill:var(--lane);}.lane text{fill:var(--dim);font-size:12px;font-weight:600;}.edge{fill:none;stroke:var(--edge);stroke-width:1.5;}.edge.sheet,.edge.cover,.edge.window{stroke-dasharray:6 4;}.edge.redirect,.edge.resolves{stroke:var(--redirect);stroke-dasharray:1.5 4;stroke-linecap:round;}.arrow path{fill:var(--edge);}.arrow.redirect path,.arrow.resolves path{fill:var(--redirect);}.frame{fill:var(--card);stroke:var(--line);}.card.tab .frame{stroke:var(--accent);stroke-width:1.5;}.card.resolvedLink .frame,.card.redirects .frame{stroke:var(--redirect);stroke-dasharray:3 3;}.speaker,.home{fill:var(--line);}.tile{fill:var(--tile);}.icon path{fill:none;stroke:var(--accent);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round;}.card text{fill:var(--ink);}.card .title{font-size:14px;font-weight:600;}.card .name{font-size:10.5px;fill:var(--dim);}.card .line{font-size:11px;}.card .summary{fill:var(--dim);}.badge rect{fill:var(--note-fill);}.card .badge text{font-size:10px;fill:var(--dim);}.badge.error rect,.badge.orphan rect{fill:var(--bad-fill);}.card .badge.error text,.card .badge.orphan text{fill:var(--bad);}.badge.warning rect{fill:var(--warn-fill);}.card .badge.warning text{fill:var(--warn);}.badge.links rect{fill:var(--ok-fill);}.card .badge.links text{fill:var(--ok);}.badge.presentation rect{fill:var(--tile);}.card .badge.presentation text{fill:var(--accent);}.card.added .frame{stroke:var(--ok);stroke-width:2;}.card.changed .frame{stroke:var(--warn);stroke-width:2;}.card.removed .frame{stroke:var(--bad);stroke-width:2;stroke-dasharray:2 4;}.card.removed .title,.card.removed .name{text-decoration:line-through;}.card.broken .frame{stroke:var(--bad);stroke-width:2;}.edge.implied{stroke-width:1;}.arrow.added path{fill:var(--ok);}.arrow.removed path{fill:var(--bad);}.edge.added{stroke:var(--ok);stroke-width:2.5;}.edge.removed{stroke:var(--bad);stroke-width:2;stroke-dasharray:2 5;}.badge.added rect{fill:var(--ok-fill);}.card .badge.added text{fill:var(--ok);}.badge.removed rect{fill:var(--bad-fill);}.card .badge.removed text{fill:var(--bad);}.badge.changed rect{fill:var(--warn-fill);}.card .badge.changed text{fill:var(--warn);}
    """#

  /// The style sheet of the other parts of the page.
  static let pageStyle: StaticString = #"""
    *{box-sizing:border-box;}:root{color-scheme:light dark;}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 -apple-system,system-ui,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;}h1{font-size:1.3rem;margin:0;}h2{font-size:1.1rem;margin:1.5rem 0 .5rem;}h3{font-size:1.05rem;margin:0;}a{color:var(--accent);}code{font:.87em ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere;}header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.75rem 1rem;}header p{margin:0;color:var(--dim);flex:1 1 8rem;}.controls{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;}.controls[hidden]{display:none;}input,button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:.3rem .7rem;min-height:2.2rem;}input{width:13rem;max-width:60vw;}button{min-width:2.2rem;cursor:pointer;}:focus-visible{outline:3px solid var(--accent);outline-offset:2px;}.problems{margin:0 1rem .75rem;padding:.5rem 1rem;border-radius:10px;background:var(--warn-fill);color:var(--warn);}.problems.errors{background:var(--bad-fill);color:var(--bad);}.problems summary{font-weight:600;cursor:pointer;}.problems ul{max-height:40vh;overflow:auto;margin:.5rem 0;padding-left:1.2rem;}.problems li{margin:.3rem 0;overflow-wrap:anywhere;}.help{display:block;}.stage{display:flex;align-items:stretch;height:min(75vh,60rem);border-block:1px solid var(--line);}.viewport{flex:1;min-width:0;overflow:auto;}.viewport .map{display:block;}.panel{flex:0 0 22rem;overflow:auto;padding:1rem;background:var(--card);border-left:1px solid var(--line);}.panel[hidden]{display:none;}.panel .close{float:right;}.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.5rem;margin:.5rem 1rem;padding:0;color:var(--dim);font-size:.87rem;}.legend li{display:flex;align-items:center;gap:.5rem;list-style:none;}.legend svg{width:36px;height:8px;flex:none;}.screens{padding:0 1rem 2rem;}.screens .group{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr));gap:.75rem;}.screen{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:.8rem 1rem;min-width:0;}.panel .screen{border:0;padding:0;}.screen:target{border-color:var(--accent);box-shadow:0 0 0 2px var(--accent);}.screen p{margin:.3rem 0;}.screen dl{margin:.5rem 0 0;}.screen dt{color:var(--dim);font-size:.85rem;margin-top:.5rem;}.screen dd{margin:0;overflow-wrap:anywhere;}.kind{color:var(--dim);font-size:.87rem;}.bad{color:var(--bad);}.warn{color:var(--warn);}a.card{text-decoration:none;cursor:pointer;outline:none;}a.card:hover .frame{stroke:var(--accent);}a.card:focus-visible .frame,.card.selected .frame{stroke:var(--accent);stroke-width:3;stroke-dasharray:none;}.map.filtered .card,.map.filtered .edge{opacity:.35;}.map.filtered .card.hit,.map.filtered .edge.hit{opacity:1;}.edge.hit{stroke-width:2.5;}.map [hidden]{display:none;}.card.feature{cursor:pointer;outline:none;}.card.feature:hover .frame,.card.feature:focus-visible .frame{stroke:var(--accent);stroke-width:3;}#features{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;}#features[hidden]{display:none;}button[aria-pressed="true"]{background:var(--accent);color:var(--paper);border-color:var(--accent);}.try{padding:0 1rem .75rem;}.try label{display:flex;flex-wrap:wrap;gap:.3rem .75rem;align-items:center;font-weight:600;}.try input{flex:1 1 16rem;width:auto;max-width:none;font:.93em ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;}#answer:not(:empty){margin-top:.5rem;padding:.75rem 1rem;background:var(--card);border:1px solid var(--line);border-radius:12px;}#answer p{margin:0 0 .3rem;}#answer dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:.5rem 0;}#answer dt{grid-column:1;color:var(--dim);}#answer dd{grid-column:2;margin:0;overflow-wrap:anywhere;}#answer .path{font-size:1.1rem;}#answer .outcome{font-weight:600;color:var(--ok);}#answer .outcome.unmatched,#answer .outcome.refused{color:var(--bad);}#answer .outcome.redirected{color:var(--redirect);}#answer pre{overflow:auto;padding:.75rem;background:var(--paper);border-radius:8px;}.copies{display:flex;flex-wrap:wrap;gap:.5rem;}.qr{display:block;width:13rem;max-width:100%;margin-top:.75rem;}.qr-paper{fill:#fff;}.qr-dark{fill:#000;}.phone{margin:0 1rem .75rem;}.phone summary{font-weight:600;cursor:pointer;padding:.3rem 0;}.run{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start;padding:.75rem 0;}.device{flex:0 1 20rem;min-width:0;width:20rem;min-height:32rem;display:flex;flex-direction:column;overflow:hidden;background:var(--card);border:2px solid var(--edge);border-radius:28px;}.device.modal{border-style:dashed;}.device .bar{display:flex;gap:.5rem;align-items:center;justify-content:space-between;min-height:3.2rem;padding:.5rem .9rem;border-bottom:1px solid var(--line);}.device h2{margin:0;font-size:1.05rem;flex:1;text-align:center;overflow-wrap:anywhere;}.device .content{flex:1;overflow:auto;padding:.75rem 1rem;}.device .content button{display:block;width:100%;text-align:left;margin:.35rem 0;}.device .tabs{display:flex;border-top:1px solid var(--line);}.device .tabs button{flex:1 1 0;min-width:0;border:0;border-radius:0;padding:.5rem .2rem;font-size:.8rem;overflow-wrap:anywhere;}.device .tabs button[aria-pressed="true"]{background:var(--tile);color:var(--accent);font-weight:600;}.state{flex:1 1 20rem;min-width:0;}.state h2{font-size:1.05rem;margin:.75rem 0 0;}.state label{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:.3rem 0;}.state input[type="checkbox"]{width:auto;min-height:0;}.state input[type="range"]{flex:1 1 10rem;width:auto;padding:0;}.state input[type="text"],.state select{flex:1 1 12rem;width:auto;max-width:100%;min-width:0;}.state select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:.3rem .7rem;min-height:2.2rem;}.state ol{max-height:16rem;overflow:auto;margin:.3rem 0;padding-left:2.2rem;overflow-wrap:anywhere;}.state li.later{opacity:.55;}.state ol ul{padding-left:1rem;color:var(--dim);list-style:none;}.message{padding:.4rem .7rem;border-radius:8px;background:var(--warn-fill);color:var(--warn);overflow-wrap:anywhere;}@media (max-width:50rem){#answer dl{grid-template-columns:1fr;}#answer dd{grid-column:1;}.stage{flex-direction:column;height:auto;}.viewport{max-height:65vh;}.panel{flex:none;border-left:0;border-top:1px solid var(--line);max-height:60vh;}input{width:100%;max-width:none;}.controls{width:100%;}.controls label{flex:1;}}@media print{.controls,.panel,.try,.phone{display:none;}.stage{height:auto;border:0;}.viewport{overflow:visible;}.viewport .map{width:100%;height:auto;}.map.filtered .card,.map.filtered .edge{opacity:1;}.problems ul{max-height:none;}.screen{break-inside:avoid;}}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;}
    """#

  /// The scripts of the page.
  static let script: StaticString = #"""
    "use strict";
    // The object that the scripts of the page share. A person can also call its functions from the console.
    const waymark = globalThis.waymark = {};

    // The engine runs the rules of Waymark as WebAssembly. `await waymark.engine` is a function that answers a question.
    waymark.engine = (async () => {
      const data = document.getElementById("data");
      if (!data) return null;
      const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const packed = new Blob([bytes(document.getElementById("engine").textContent)]).stream();
      const module = await new Response(packed.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer();
      const { exports } = (await WebAssembly.instantiate(module)).instance;
      const write = (content) => {
        const start = exports.waymark_allocate(content.length);
        new Uint8Array(exports.memory.buffer).set(content, start);
        return start;
      };
      const spec = bytes(data.textContent);
      const engine = exports.waymark_open(write(spec), spec.length);
      if (!engine) throw new Error("The data of the page is damaged.");
      const encoder = new TextEncoder(), decoder = new TextDecoder();
      const text = (question) => {
        const content = encoder.encode(question);
        const count = exports.waymark_answer(engine, write(content), content.length);
        return decoder.decode(new Uint8Array(exports.memory.buffer, exports.waymark_text(engine), count));
      };
      // JavaScript has no integers of 64 bits, so exact values are in strings. `ask.text` returns the JSON itself.
      return Object.assign((question) => JSON.parse(text(question)), { text });
    })();

    // Returns an element with attributes and content. Strings become text, never markup.
    waymark.element = (name, attributes = {}, ...content) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else if (value !== false && value !== null) element.setAttribute(key, value === true ? "" : value);
      }
      element.append(...content.filter((part) => part !== null && part !== undefined));
      return element;
    };
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
      function mark() {
        const query = search.value.trim().toLowerCase();
        const words = query.split(/\s+/).filter(Boolean);
        const hits = new Set();
        for (const card of cards) {
          const text = words.length ? articleOf(card).textContent.toLowerCase() : "";
          const isHit = words.length ? words.every((word) => text.includes(word)) : card === selected;
          if (isHit) hits.add(numberOf(card));
        }
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
        const hits = cards.filter((card) => card.classList.contains("hit"));
        const next = hits[(hits.indexOf(selected) + 1) % hits.length];
        if (next) select(next, false);
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
      // At first, the whole width is visible, unless the text would be too small.
      zoom(Math.max(0.5, Math.min(1, viewport.clientWidth / size.width)));
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
      // The other scripts call this function after they change the size of the drawing.
      waymark.resize = (width, height) => {
        size.width = width;
        size.height = height;
        map.setAttribute("viewBox", `0 0 ${width} ${height}`);
        zoom(scale);
      };
    })();
    // Try a URL: where it lands, and why.
    (() => {
      const section = document.getElementById("try"), input = document.getElementById("url");
      const answer = document.getElementById("answer");
      if (!section) return;
      const { element } = waymark;
      const titles = { landed: "Lands", app: "The app resolves it", redirected: "Redirects", unmatched: "No link matches", refused: "Not a valid URL" };

      // A link to the card of a screen.
      function screen(name) {
        const card = waymark.cardNamed?.(name);
        return card ? element("a", { href: card.getAttribute("href") }, name) : name;
      }
      function path({ tab, stack, modals }) {
        const parts = [element("span", {}, tab === null ? "current tab" : "tab ", tab === null ? "" : screen(tab))];
        for (const name of stack) parts.push(element("span", {}, screen(name)));
        for (const modal of modals) {
          parts.push(element("span", {}, `${modal.kind} `, screen(modal.name)));
          for (const name of modal.stack) parts.push(element("span", {}, screen(name)));
        }
        return element("p", { class: "path" }, ...parts.flatMap((part, index) => index ? [" › ", part] : [part]));
      }
      function facts(result, values) {
        const list = element("dl");
        const add = (title, ...content) => list.append(element("dt", {}, title), ...content.map((part) => element("dd", {}, part)));
        if (values.length) add("Values", ...values.map((value) => element("code", {}, value)));
        if (result.to) add("New URL", element("code", {}, result.to));
        if (result.pattern) add("Link", element("code", {}, result.pattern));
        if (result.summary) add("Summary", result.summary);
        if (result.notes?.length) add("Notes", ...result.notes);
        if (result.nearest) {
          const { link, pattern, file, line, problem } = result.nearest;
          add("Nearest link", element("span", {}, element("code", {}, pattern), ` (${file}:${line}), which leads to `, screen(link)));
          add("Why it does not match", problem);
        }
        return list;
      }
      function copy(title, text) {
        const done = element("span", { role: "status" });
        return element("button", { type: "button", onclick: async () => {
          try {
            await navigator.clipboard.writeText(text);
            done.textContent = " copied";
          } catch {
            // A page from a disk may not have access to the clipboard.
            getSelection().selectAllChildren(block(text));
            done.textContent = " selected, press the keys for copying";
          }
        } }, title, done);
      }
      function block(text) {
        answer.querySelector("pre")?.remove();
        const pre = element("pre", { tabindex: "0", "aria-label": "Text to copy" }, text);
        answer.append(pre);
        return pre;
      }
      async function code(url, button) {
        const former = answer.querySelector(".qr");
        button.setAttribute("aria-expanded", String(!former));
        if (former) return former.remove();
        const qr = (await waymark.engine)(`qr ${url}`);
        if (!qr) return answer.append(element("p", { class: "qr" }, "The URL is too long for a QR code."));
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        const side = qr.size + 8;
        svg.setAttribute("viewBox", `-4 -4 ${side} ${side}`);
        svg.setAttribute("class", "qr");
        svg.setAttribute("role", "img");
        svg.setAttribute("aria-label", "QR code of the URL");
        const paper = document.createElementNS(svg.namespaceURI, "rect");
        for (const [name, value] of Object.entries({ x: -4, y: -4, width: side, height: side, class: "qr-paper" })) paper.setAttribute(name, value);
        const dark = document.createElementNS(svg.namespaceURI, "path");
        dark.setAttribute("d", qr.path);
        dark.setAttribute("class", "qr-dark");
        svg.append(paper, dark);
        answer.append(svg);
      }
      // The URL as another program gets it: characters outside of ASCII are percent-encoded.
      function portable(url) {
        return url.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character.isWellFormed?.() === false ? "�" : character));
      }
      async function show() {
        const url = input.value.trim();
        answer.replaceChildren();
        if (!url) return;
        const ask = await waymark.engine;
        if (url !== input.value.trim()) return;
        const { result, text, values, copies } = ask(`url ${url}`);
        const qr = element("button", { type: "button", "aria-expanded": "false", onclick: () => code(portable(url), qr) }, "QR code");
        answer.replaceChildren(...[
          element("p", { class: `outcome ${result.outcome}` }, titles[result.outcome]),
          result.outcome === "landed" ? path(result) : null,
          result.outcome === "app" ? element("p", {}, "as ", screen(result.link)) : null,
          result.outcome === "refused" || result.outcome === "unmatched" && !result.nearest
            ? element("p", {}, text.split("\n")[1].trim().replace(/^(unmatched|refused) +/, "")) : null,
          facts(result, values),
          element("div", { class: "copies" }, copy("Copy for the simulator", copies.simctl), copy("Copy Swift", copies.swift),
            copy("Copy test", copies.test), qr),
        ].filter(Boolean));
      }
      // The URL is part of the fragment, so that a result is a link.
      function follow() {
        const match = /^#url=(.*)$/s.exec(location.hash);
        if (!match) return;
        try { input.value = decodeURIComponent(match[1]); } catch { return; }
        show();
      }
      input.addEventListener("input", () => {
        history.replaceState(null, "", input.value.trim() ? `#url=${encodeURIComponent(input.value.trim())}` : location.pathname + location.search);
        show();
      });
      addEventListener("hashchange", follow);
      waymark.engine.then((ask) => {
        if (!ask) return;
        section.hidden = false;
        follow();
      }, (error) => console.error(error));
    })();
    // The phone: click through the app by the rules of the navigator. The commands are part of the fragment, so a state is a link.
    (() => {
      const details = document.getElementById("phone"), run = document.getElementById("run"), map = document.getElementById("map");
      if (!details || !map) return;
      const { element } = waymark;
      const cards = [...map.querySelectorAll(".card")], edges = [...map.querySelectorAll(".edge")];
      const numberOf = (card) => card.id.slice("card-".length);
      const kinds = ["push", "sheet", "cover", "window"];
      const title = (name) => waymark.cardNamed(name)?.dataset.title ?? name;

      // The results of all commands. The simulator is at the last command that ran, and the person looks at `position`.
      let steps = [], position = 0, ran = -1, ask = null, message = "", isOpened = false;
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
          steps = [...steps.slice(0, position + 1), { command, result }];
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
      const label = ({ kind, target }) => `${target.dataset.title} ${kind === "push" ? "›" : `(${kind})`}`;

      function device(state) {
        const modal = state.modals.at(-1), stack = modal ? modal.stack : state.stacks[state.selected] ?? [];
        const top = stack.at(-1) ?? modal?.screen, name = top?.name ?? state.selected;
        const back = stack.length ? button("‹ Back", "pop") : element("span");
        const close = modal ? button(modal.kind === "sheet" ? "Swipe down" : "Close", modal.kind === "sheet" ? "swipe" : "dismiss") : element("span");
        const content = element("div", { class: "content", tabindex: "0", role: "group", "aria-label": "Screen" });
        const card = waymark.cardNamed(name);
        content.append(element("p", {}, card ? element("a", { href: card.getAttribute("href") }, element("code", {}, top?.text ?? name)) : name));
        if (modal) {
          const below = [...state.modals.slice(0, -1).map((other) => other.screen.name).reverse(), state.selected];
          content.append(element("p", { class: "kind" }, `${modal.kind} over ${below.join(", over ")}`));
        }
        for (const way of ways(name)) {
          content.append(button(label(way), command(way)));
          if (way.target.dataset.returns) content.append(button(`${way.target.dataset.title}, and wait for its result`, `ask ${way.target.dataset.sample}`));
        }
        if (top && card?.dataset.returns) content.append(button("Return a result", `finish ${top.command}`));
        const tabs = element("div", { class: "tabs", role: "group", "aria-label": "Tab bar" }, ...state.tabs.map((tab) =>
          button(title(tab.name), `tap ${tab.name}`, { "aria-pressed": String(tab.isSelected) })));
        return element("div", { class: modal ? "device modal" : "device" },
          element("div", { class: "bar" }, back, element("h2", {}, title(name)), close), content, modal ? null : tabs);
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
        if (state.tabs.length + state.hiddenTabs.length < 2) return [];
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

      function draw() {
        const focus = document.activeElement?.textContent, isInside = run.contains(document.activeElement);
        const { state } = steps[position].result;
        const slider = element("input", { type: "range", min: 0, max: steps.length - 1, value: position, "aria-label": "Step of the history",
          oninput: (event) => { position = Number(event.target.value); message = ""; draw(); run.querySelector("[type=range]").focus(); } });
        slider.value = position;
        const screens = cards.filter((card) => card.dataset.sample).flatMap((card) =>
          card.dataset.presentations.split(" ").map((kind) => [`${card.dataset.title} (${kind})`, `${kind} ${card.dataset.sample}`]));
        const parts = conditions(state), bar = tabBar(state), open = windows(state), events = log();
        run.replaceChildren(device(state), element("div", { class: "state" },
          message ? element("p", { class: "message", role: "status" }, message) : null, waiting(state),
          element("label", {}, `Step ${position} of ${steps.length - 1}`, slider, element("button", { type: "button", onclick: restart }, "Start again")),
          field("Open link", "https://…", (url) => perform(`open ${url}`)),
          screens.length ? element("label", {}, chooser("Show any screen", screens)) : null,
          field("Run command", "push name?parameter=value", perform),
          ...(parts.length ? [element("h2", {}, "Conditions"), ...parts] : []),
          ...(bar.length ? [element("h2", {}, "Tab bar"), ...bar] : []),
          ...(open.length ? [element("h2", {}, "Windows"), ...open] : []),
          element("h2", {}, "Events"), events));
        events.scrollTop = events.scrollHeight;
        // The next step starts where the last one was, if the same control is still there.
        if (isInside) ([...run.querySelectorAll("button")].find((other) => other.textContent === focus) ?? run.querySelector(".content")).focus({ preventScroll: true });
      }

      function open() {
        if (isOpened || !ask) return;
        isOpened = true;
        if (!steps.length) steps = [start()];
        ran = 0;
        draw();
      }
      function follow() {
        const match = /^#phone=(.*)$/s.exec(location.hash);
        if (!match || !ask) return;
        let commands;
        try { commands = decodeURIComponent(match[1]).split("\n").filter(Boolean).slice(0, 2_000); } catch { return; }
        steps = [{}, ...commands.map((command) => ({ command }))];
        replay(commands.length);
        position = commands.length;
        isOpened = true;
        details.open = true;
        draw();
      }
      details.addEventListener("toggle", () => { if (details.open) open(); });
      addEventListener("hashchange", follow);
      waymark.engine.then((engine) => {
        // The spec of a module is a part of an app, which cannot run alone.
        if (!engine || engine("phone state") === null) return;
        ask = engine;
        details.hidden = false;
        if (details.open) open();
        follow();
      }, () => {});
    })();
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
        ...lanes.flatMap((lane) => [...kept(lane.querySelector("rect"), ["y", "width", "height"]), ...kept(lane.querySelector("text"), ["y"])]),
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
        const lines = [`${lanes.length}`], nodes = [], nodeOf = new Map();
        const add = (card, members) => {
          const box = frame(members[0]);
          const height = members[0] === card ? box.getAttribute("height") : 67;
          members.forEach((member) => nodeOf.set(member.id.slice("card-".length), nodes.length));
          nodes.push(card);
          const isTab = members.some((member) => member.classList.contains("tab"));
          lines.push(`node ${Math.ceil(box.getAttribute("width"))} ${Math.ceil(height)} ${members[0].dataset.lane} ${isTab ? 0 : 1}`);
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
          const [top, bottom] = layout.lanes[index], rect = lane.querySelector("rect");
          rect.setAttribute("y", top);
          rect.setAttribute("height", bottom - top);
          rect.setAttribute("width", layout.width - 16);
          lane.querySelector("text").setAttribute("y", top + 19);
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
    """#

  /// The style sheet that only the page of `waymark serve` contains.
  static let liveStyle: StaticString = #"""
    .live{display:flex;flex-wrap:wrap;gap:.2rem 1rem;align-items:center;flex:1 0 100%;font-size:.87rem;color:var(--dim);}.live p{margin:0;flex:none;overflow-wrap:anywhere;min-width:0;max-width:100%;}.live .connection::before{content:"";display:inline-block;width:.6em;height:.6em;margin-right:.4em;border-radius:50%;background:var(--ok);}.live .connection.stopped::before{background:var(--bad);}.live .connection.stopped,.live .notice:not(:empty){color:var(--bad);font-weight:600;}.live label{display:flex;gap:.4rem;align-items:center;}.live input{width:auto;min-height:0;margin:0;}.place,.place:link{display:inline;min-height:1.5rem;padding:0;border:0;border-radius:4px;background:none;color:inherit;text-align:left;text-decoration:underline;cursor:pointer;}.place.primary{padding:.3rem .7rem;border:1px solid var(--edge);border-radius:8px;background:var(--card);text-decoration:none;}
    """#

  /// The script that only the page of `waymark serve` contains.
  static let liveScript: StaticString = #"""
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
    """#

  /// The hash of both style sheets, for the Content-Security-Policy.
  static let styleHash: StaticString = "sha256-gVIQp1CBQZkcfxzKFEeFFnYW+pe9jVS0T4Hl5GJsmVY="
  /// The hash of the script, for the Content-Security-Policy.
  static let scriptHash: StaticString = "sha256-8vc2dVCFRRGaH+V+rWNIJU8AUMqqMBl6VjwGzWLaT0k="
  /// The hash of the style sheet of the live page.
  static let liveStyleHash: StaticString = "sha256-oeVSPutGl2VqeWFss1FgpjV+a2A1Ec9K2ksjq+Gxr5I="
  /// The hash of the script of the live page.
  static let liveScriptHash: StaticString = "sha256-SlcBE41kYNS12UzFnc7WXuncik6oLJS5vlQBYv3Gwss="
}
