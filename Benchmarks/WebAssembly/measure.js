// Measures matches in Node or in a page. The variable `input` contains the module and the table in Base64, the URLs, and
// the duration of a turn in milliseconds. The result is the median time of a match in nanoseconds, and the sum of one pass.
function measure(input) {
  const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes(input.module)));
  const copy = (text) => {
    const address = exports.matcher_allocate(text.length);
    new Uint8Array(exports.memory.buffer).set(text, address);
    return [address, text.length];
  };
  exports.matcher_set_table(...copy(bytes(input.table)));
  for (const url of input.urls) exports.matcher_add_url(...copy(new TextEncoder().encode(url)));
  const sum = exports.matcher_run(input.urls.length) >>> 0;
  // The engine optimizes the code during the first turns.
  let repetitions = 1024;
  const turn = () => {
    const start = performance.now();
    exports.matcher_run(repetitions);
    return performance.now() - start;
  };
  while (turn() < input.milliseconds) repetitions *= 2;
  for (let count = 0; count < 10; count += 1) turn();
  const times = Array.from({ length: 9 }, turn).sort((left, right) => left - right);
  return `result: ${(times[4] / repetitions) * 1e6} ${sum}`;
}

if (typeof document === "undefined") {
  console.log(measure(input));
} else {
  document.body.textContent = measure(input);
}
