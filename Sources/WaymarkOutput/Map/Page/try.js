// Try a URL: where it lands, and why.
(() => {
  const section = document.getElementById("try"), input = document.getElementById("url");
  const answer = document.getElementById("answer");
  if (!section) return;
  const { element } = waymark;
  const titles = { landed: "Lands", app: "The app resolves the link", redirected: "Redirects", unmatched: "No link matches", refused: "Not a valid URL" };

  // A link to the card of a screen.
  function screen(name) {
    const card = waymark.cardNamed?.(name);
    return card ? element("a", { href: card.getAttribute("href") }, name) : name;
  }
  const names = ({ tab, stack, modals }, gates) => [tab, ...gates, ...stack, ...modals.flatMap((modal) => [modal.name, ...modal.stack])].filter(Boolean);
  function path({ tab, stack, modals }, gates) {
    const start = tab !== null ? ["tab ", screen(tab)] : gates.length ? ["gate ", ...gates.flatMap((gate, index) => [index ? " or " : "", screen(gate)])] : ["current tab"];
    const parts = [element("span", {}, ...start)];
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
  // The answer after all redirects, of which the navigator follows 16.
  function landing(ask, answer) {
    for (let count = 0; answer.result.outcome === "redirected" && count < 16; count += 1) answer = ask(`url ${answer.result.to}`);
    return answer;
  }
  async function show() {
    const url = input.value.trim();
    answer.replaceChildren();
    waymark.mark?.([]);
    if (!url) return;
    const ask = await waymark.engine;
    if (url !== input.value.trim()) return;
    const first = ask(`url ${url}`), { result, text, values, copies } = first;
    const { result: end, gates } = landing(ask, first);
    if (end.outcome === "landed") waymark.mark?.(names(end, gates));
    if (end.outcome === "app") waymark.mark?.([end.link]);
    const qr = element("button", { type: "button", "aria-expanded": "false", onclick: () => code(portable(url), qr) }, "QR code");
    answer.replaceChildren(...[
      element("p", { class: `outcome ${result.outcome}` }, titles[result.outcome]),
      end.outcome === "landed" ? path(end, gates) : null,
      end.outcome === "app" ? element("p", {}, "The app resolves ", screen(end.link)) : null,
      end !== result && end.outcome !== "landed" && end.outcome !== "app" ? element("p", {}, `${titles[end.outcome]} after the redirect`) : null,
      result.outcome === "refused" || result.outcome === "unmatched" && !result.nearest
        ? element("p", {}, text.split("\n")[1].trim().replace(/^(unmatched|refused) +/, "")) : null,
      facts(result, values),
      element("div", { class: "copies" }, copy("Copy for the simulator", copies.simctl), copy("Copy Swift", copies.swift),
        copy("Copy test", copies.test), qr,
        waymark.openInPhone ? element("button", { type: "button", onclick: () => waymark.openInPhone(url) }, "Open in the phone") : null),
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
