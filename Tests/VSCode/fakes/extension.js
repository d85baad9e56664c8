'use strict';

const Module = require('node:module');
const path = require('node:path');

/** The folder of the extension. */
const folder = path.resolve(__dirname, '../../../Integrations/VSCode');

/** The module that the extension gets for `vscode`. */
let vscode;
const load = Module._load;
Module._load = (request, ...rest) => (request === 'vscode' ? vscode : load(request, ...rest));

/**
 * Loads the extension into an editor, and activates it.
 *
 * @param {import('./editor').Editor} editor The editor.
 * @returns {Promise<{ deactivate(): Promise<void> }>} The extension.
 */
async function activate(editor) {
  vscode = editor.module;
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(folder + path.sep)) delete require.cache[file];
  }
  const extension = require(folder);
  const subscriptions = [];
  await extension.activate({ subscriptions });
  return {
    async deactivate() {
      await extension.deactivate();
      for (const subscription of subscriptions.reverse()) subscription.dispose();
    },
  };
}

module.exports = { activate, folder };
