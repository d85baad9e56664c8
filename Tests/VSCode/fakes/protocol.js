'use strict';

// The shapes of all messages that the extension sends. A message with another shape, or with another method, fails.

const assert = require('node:assert');

const optional = (shape) => ({ optional: shape });
const oneOf = (...values) => (value, at) => assert(values.includes(value), `${at} is ${value}`);
const either = (...shapes) => (value, at) => {
  const errors = shapes.map((shape) => failure(() => check(value, shape, at)));
  assert(errors.includes(undefined), errors.join(', or '));
};
const listOf = (shape) => (value, at) => {
  assert(Array.isArray(value), `${at} is not a list`);
  value.forEach((each, index) => check(each, shape, `${at}[${index}]`));
};
const any = () => {};
const text = (value, at) => assert.equal(typeof value, 'string', at);
const boolean = (value, at) => assert.equal(typeof value, 'boolean', at);
const count = (value, at) => assert(Number.isInteger(value) && value >= 0, `${at} is ${value}`);
const object = (value, at) => assert(value && typeof value === 'object' && !Array.isArray(value), `${at} is no object`);
const fileURI = (value, at) => assert(/^file:\/\/\/[\w%./~-]*$/.test(value), `${at} is ${value}`);

const position = { line: count, character: count };
const range = { start: position, end: position };
const document = { uri: fileURI };
const place = { textDocument: document, position };
const folder = { uri: fileURI, name: text };
const trace = oneOf('off', 'messages', 'verbose');
const diagnostic = {
  range, message: text, severity: optional(oneOf(1, 2, 3, 4)), code: optional(any), source: optional(text),
  tags: optional(listOf(oneOf(1, 2))), codeDescription: optional({ href: text }), data: optional(any),
  relatedInformation: optional(listOf({ location: { uri: fileURI, range }, message: text })),
};

const requests = {
  initialize: {
    processId: count, clientInfo: { name: text, version: text }, locale: text, rootUri: either(fileURI, oneOf(null)),
    capabilities: object, trace, workspaceFolders: either(listOf(folder), oneOf(null)),
  },
  shutdown: undefined,
  'completionItem/resolve': object,
  'codeAction/resolve': object,
  'documentLink/resolve': object,
  'textDocument/codeAction': {
    textDocument: document, range,
    context: { diagnostics: listOf(diagnostic), only: optional(listOf(text)), triggerKind: optional(oneOf(1, 2)) },
  },
  'textDocument/completion': {
    ...place, context: { triggerKind: oneOf(1, 2, 3), triggerCharacter: optional(text) },
  },
  'textDocument/definition': place,
  'textDocument/documentHighlight': place,
  'textDocument/documentLink': { textDocument: document },
  'textDocument/documentSymbol': { textDocument: document },
  'textDocument/formatting': { textDocument: document, options: { tabSize: count, insertSpaces: boolean } },
  'textDocument/hover': place,
  'textDocument/prepareRename': place,
  'textDocument/references': { ...place, context: { includeDeclaration: boolean } },
  'textDocument/rename': { ...place, newName: text },
  'textDocument/semanticTokens/full': { textDocument: document },
  'textDocument/semanticTokens/full/delta': { textDocument: document, previousResultId: text },
  'textDocument/semanticTokens/range': { textDocument: document, range },
  'workspace/executeCommand': { command: text, arguments: listOf(any) },
  'workspace/symbol': { query: text },
};

const notifications = {
  initialized: {},
  exit: undefined,
  '$/cancelRequest': { id: count },
  '$/setTrace': { value: trace },
  'textDocument/didChange': {
    textDocument: { uri: fileURI, version: count },
    contentChanges: either(listOf({ text }), listOf({ range, text })),
  },
  'textDocument/didClose': { textDocument: document },
  'textDocument/didOpen': { textDocument: { uri: fileURI, languageId: oneOf('yaml'), version: count, text } },
  'textDocument/didSave': { textDocument: document, text: optional(text) },
  'window/workDoneProgress/cancel': { token: any },
  'workspace/didChangeConfiguration': { settings: { waymark: object } },
  'workspace/didChangeWatchedFiles': { changes: listOf({ uri: fileURI, type: oneOf(1, 2, 3) }) },
  'workspace/didChangeWorkspaceFolders': { event: { added: listOf(folder), removed: listOf(folder) } },
};

/** Checks that a value has a shape. */
function check(value, shape, at) {
  if (typeof shape === 'function') return shape(value, at);
  if (shape === undefined) return assert.equal(value, undefined, at);
  object(value, at);
  for (const key of Object.keys(value)) assert(key in shape, `${at} has the unknown key ${key}`);
  for (const [key, inner] of Object.entries(shape)) {
    if (inner?.optional && !(key in value)) continue;
    check(value[key], inner?.optional ?? inner, `${at}.${key}`);
  }
}

/** Checks a message of the extension. */
function checkMessage(message) {
  const { jsonrpc, id, method, params, ...rest } = message;
  assert.equal(jsonrpc, '2.0');
  if (method === undefined) {
    // An answer has either a result or an error.
    assert.equal(Object.keys(rest).length, 1, JSON.stringify(message));
    if ('error' in rest) check(rest.error, { code: (value) => assert(Number.isInteger(value)), message: text }, 'error');
    else assert('result' in rest);
    return;
  }
  assert.deepEqual(rest, {});
  const shapes = id === undefined ? notifications : requests;
  assert(method in shapes, `the extension sends the unknown message ${method}`);
  check(params, shapes[method], method);
}

function failure(body) {
  try {
    body();
    return undefined;
  } catch (error) {
    return error.message;
  }
}

module.exports = { checkMessage };
