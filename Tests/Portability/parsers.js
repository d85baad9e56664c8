// parsers.js: reads documents as JSON lines from standard input, and prints what the parsers `yaml` and `js-yaml` read as JSON lines.
const YAML = require("yaml");
const jsYAML = require("js-yaml");

// Values as lists that start with their type, so that the number 1 differs from the text "1".
function typed(value) {
  if (value === null || value === undefined) return ["null"];
  if (typeof value === "boolean") return ["bool", String(value)];
  if (typeof value === "number" || typeof value === "bigint") return ["number", String(value)];
  if (typeof value === "string") return ["text", value];
  if (value instanceof Map) return ["mapping", [...value].map(([key, item]) => [typed(key), typed(item)])];
  if (Array.isArray(value)) return ["list", value.map(typed)];
  if (Object.prototype.toString.call(value) === "[object Object]")
    return ["mapping", Object.entries(value).map(([key, item]) => [typed(key), typed(item)])];
  return ["other", String(value)];
}

function read(parse) {
  try {
    return typed(parse());
  } catch (error) {
    return ["error", String(error.message).split("\n")[0]];
  }
}

const lines = require("fs").readFileSync(0, "utf8").split("\n");
for (const line of lines) {
  if (!line) continue;
  const text = JSON.parse(line);
  const answers = [
    read(() => YAML.parse(text, { mapAsMap: true, logLevel: "error" })),
    read(() => jsYAML.load(text)),
  ];
  process.stdout.write(JSON.stringify(answers) + "\n");
}
