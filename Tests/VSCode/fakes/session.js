'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { activate } = require('./extension');
const { Editor } = require('./editor');
const { Relays } = require('./server');

/**
 * Starts the extension with a fake server that has capabilities.
 *
 * @param {import('node:test').TestContext} context The test, after which the extension and the server end.
 * @param {object} capabilities The capabilities.
 * @param {{ [name: string]: string }} files The files of the workspace.
 * @returns {Promise<{
 *   editor: Editor, server: import('./server').FakeServer, clock: import('./clock').Clock, folder: string, uri(name: string): string
 * }>}
 */
async function start(context, capabilities, files = { 'App.nav.yaml': 'waymark: 1\napp: Fruits\n' }) {
  const relays = await Relays.listen();
  const folder = path.join(relays.folder, 'App');
  fs.mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const editor = new Editor(folder);
  editor.settings['waymark.path'] = relays.tool;
  const extension = await activate(editor);
  const server = await relays.next();
  await server.initialize(capabilities);
  await server.settled();
  context.after(async () => {
    const stopped = extension.deactivate();
    try {
      await server.shutDown();
    } finally {
      await relays.killDuring(stopped);
      relays.close();
    }
  });
  return { editor, server, clock: extension.clock, folder, uri: (name) => `file://${path.join(folder, name).replaceAll(' ', '%20')}` };
}

/** Starts the extension with capabilities, and opens a document. */
async function open(context, capabilities, text = 'waymark: 1\napp: Fruits\n') {
  const started = await start(context, { textDocumentSync: { openClose: true, change: 2 }, ...capabilities });
  const document = started.editor.open(path.join(started.folder, 'App.nav.yaml'), text);
  await started.server.receive('textDocument/didOpen');
  return { ...started, document, at: (found, plus) => document.find(found, plus), file: document.uri.toString() };
}

/** Answers a request while the editor asks for it. Returns the parameters and the editor's result. */
async function exchange(server, method, result, asked) {
  const [params, shown] = await Promise.all([server.answer(method, result), asked]);
  return { params, shown };
}

/** Returns a range of the protocol in a line. */
const range = (line, from, to) => ({ start: { line, character: from }, end: { line, character: to } });

/** Returns a value without its classes. */
const plain = (value) => JSON.parse(JSON.stringify(value));

module.exports = { exchange, open, plain, range, start };
