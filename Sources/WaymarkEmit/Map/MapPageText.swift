// Written by Scripts/map-page.py. Edit the files in the folder `Page`.

/// The style sheets and the script of the map's page.
enum MapPageText {
  /// The style sheet of the drawing.
  static let drawingStyle: StaticString = #"""
    :root,.map{--paper:#f5f6f8;--lane:#ebedf1;--card:#fff;--ink:#15181d;--dim:#555d68;--line:#c3c9d2;--edge:#6b7482;--accent:#0a58c2;--tile:#dfeafb;--redirect:#8a4b08;--bad:#a8201a;--bad-fill:#fbe3e1;--warn:#6f4700;--warn-fill:#fdf0d2;--ok:#17603a;--ok-fill:#dff2e6;--note-fill:#e6e9ee;}@media (prefers-color-scheme:dark){:root,.map{--paper:#101216;--lane:#181b21;--card:#22262e;--ink:#f1f3f6;--dim:#a9b1be;--line:#3d4450;--edge:#8b95a5;--accent:#86b9ff;--tile:#1d3455;--redirect:#f0b070;--bad:#ff9c94;--bad-fill:#4a1f1c;--warn:#f5cf7a;--warn-fill:#463613;--ok:#8fdcae;--ok-fill:#17392a;--note-fill:#323843;}}.map{font-family:-apple-system,system-ui,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;}.paper{fill:var(--paper);}.lane rect{fill:var(--lane);}.lane text{fill:var(--dim);font-size:12px;font-weight:600;}.edge{fill:none;stroke:var(--edge);stroke-width:1.5;}.edge.sheet,.edge.cover,.edge.window{stroke-dasharray:6 4;}.edge.redirect,.edge.resolves{stroke:var(--redirect);stroke-dasharray:1.5 4;stroke-linecap:round;}.arrow path{fill:var(--edge);}.arrow.redirect path,.arrow.resolves path{fill:var(--redirect);}.frame{fill:var(--card);stroke:var(--line);}.card.tab .frame{stroke:var(--accent);stroke-width:1.5;}.card.resolvedLink .frame,.card.redirects .frame{stroke:var(--redirect);stroke-dasharray:3 3;}.speaker,.home{fill:var(--line);}.tile{fill:var(--tile);}.icon path{fill:none;stroke:var(--accent);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round;}.card text{fill:var(--ink);}.card .title{font-size:14px;font-weight:600;}.card .name{font-size:10.5px;fill:var(--dim);}.card .line{font-size:11px;}.card .summary{fill:var(--dim);}.badge rect{fill:var(--note-fill);}.card .badge text{font-size:10px;fill:var(--dim);}.badge.error rect,.badge.orphan rect{fill:var(--bad-fill);}.card .badge.error text,.card .badge.orphan text{fill:var(--bad);}.badge.warning rect{fill:var(--warn-fill);}.card .badge.warning text{fill:var(--warn);}.badge.links rect{fill:var(--ok-fill);}.card .badge.links text{fill:var(--ok);}.badge.presentation rect{fill:var(--tile);}.card .badge.presentation text{fill:var(--accent);}.card.added .frame{stroke:var(--ok);stroke-width:2;}.card.changed .frame{stroke:var(--warn);stroke-width:2;}.card.removed .frame{stroke:var(--bad);stroke-width:2;stroke-dasharray:2 4;}.card.removed .title,.card.removed .name{text-decoration:line-through;}.card.broken .frame{stroke:var(--bad);stroke-width:2;}.edge.implied{stroke-width:1;}.arrow.added path{fill:var(--ok);}.arrow.removed path{fill:var(--bad);}.edge.added{stroke:var(--ok);stroke-width:2.5;}.edge.removed{stroke:var(--bad);stroke-width:2;stroke-dasharray:2 5;}.badge.added rect{fill:var(--ok-fill);}.card .badge.added text{fill:var(--ok);}.badge.removed rect{fill:var(--bad-fill);}.card .badge.removed text{fill:var(--bad);}.badge.changed rect{fill:var(--warn-fill);}.card .badge.changed text{fill:var(--warn);}
    """#

  /// The style sheet of the other parts of the page.
  static let pageStyle: StaticString = #"""
    *{box-sizing:border-box;}:root{color-scheme:light dark;}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 -apple-system,system-ui,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;}h1{font-size:1.3rem;margin:0;}h2{font-size:1.1rem;margin:1.5rem 0 .5rem;}h3{font-size:1.05rem;margin:0;}a{color:var(--accent);}code{font:.87em ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere;}header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.75rem 1rem;}header p{margin:0;color:var(--dim);flex:1 1 8rem;}.controls{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;}.controls[hidden]{display:none;}input,button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:.3rem .7rem;min-height:2.2rem;}input{width:13rem;max-width:60vw;}button{min-width:2.2rem;cursor:pointer;}:focus-visible{outline:3px solid var(--accent);outline-offset:2px;}.problems{margin:0 1rem .75rem;padding:.5rem 1rem;border-radius:10px;background:var(--warn-fill);color:var(--warn);}.problems.errors{background:var(--bad-fill);color:var(--bad);}.problems summary{font-weight:600;cursor:pointer;}.problems ul{max-height:40vh;overflow:auto;margin:.5rem 0;padding-left:1.2rem;}.problems li{margin:.3rem 0;overflow-wrap:anywhere;}.help{display:block;}.stage{display:flex;align-items:stretch;height:min(75vh,60rem);border-block:1px solid var(--line);}.viewport{flex:1;min-width:0;overflow:auto;}.viewport .map{display:block;}.panel{flex:0 0 22rem;overflow:auto;padding:1rem;background:var(--card);border-left:1px solid var(--line);}.panel[hidden]{display:none;}.panel .close{float:right;}.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.5rem;margin:.5rem 1rem;padding:0;color:var(--dim);font-size:.87rem;}.legend li{display:flex;align-items:center;gap:.5rem;list-style:none;}.legend svg{width:36px;height:8px;flex:none;}.screens{padding:0 1rem 2rem;}.screens .group{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr));gap:.75rem;}.screen{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:.8rem 1rem;min-width:0;}.panel .screen{border:0;padding:0;}.screen:target{border-color:var(--accent);box-shadow:0 0 0 2px var(--accent);}.screen p{margin:.3rem 0;}.screen dl{margin:.5rem 0 0;}.screen dt{color:var(--dim);font-size:.85rem;margin-top:.5rem;}.screen dd{margin:0;overflow-wrap:anywhere;}.kind{color:var(--dim);font-size:.87rem;}.bad{color:var(--bad);}.warn{color:var(--warn);}a.card{text-decoration:none;cursor:pointer;outline:none;}a.card:hover .frame{stroke:var(--accent);}a.card:focus-visible .frame,.card.selected .frame{stroke:var(--accent);stroke-width:3;stroke-dasharray:none;}.map.filtered .card,.map.filtered .edge{opacity:.35;}.map.filtered .card.hit,.map.filtered .edge.hit{opacity:1;}.edge.hit{stroke-width:2.5;}@media (max-width:50rem){.stage{flex-direction:column;height:auto;}.viewport{max-height:65vh;}.panel{flex:none;border-left:0;border-top:1px solid var(--line);max-height:60vh;}input{width:100%;max-width:none;}.controls{width:100%;}.controls label{flex:1;}}@media print{.controls,.panel{display:none;}.stage{height:auto;border:0;}.viewport{overflow:visible;}.viewport .map{width:100%;height:auto;}.map.filtered .card,.map.filtered .edge{opacity:1;}.problems ul{max-height:none;}.screen{break-inside:avoid;}}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;}
    """#

  /// The script of the page.
  static let script: StaticString = #"""
    "use strict";
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
    })();
    """#

  /// The hash of both style sheets, for the Content-Security-Policy.
  static let styleHash: StaticString = "sha256-0a+KgnCnhtV1RWoP7aoVTL/Gcb6VFksaXa69TpYJtwE="
  /// The hash of the script, for the Content-Security-Policy.
  static let scriptHash: StaticString = "sha256-Jht1JemHOx6cZ6uOaIyhCiiJgxrBs7LkC9BVlSjIJjM="
}
