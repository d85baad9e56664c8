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
 * @returns {Promise<{ editor: Editor, server: import('./server').FakeServer, folder: string, uri(name: string): string }>}
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
    await Promise.all([server.shutDown(), extension.deactivate()]);
    relays.close();
  });
  return { editor, server, folder, uri: (name) => `file://${path.join(folder, name).replaceAll(' ', '%20')}` };
}

module.exports = { start };
