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
