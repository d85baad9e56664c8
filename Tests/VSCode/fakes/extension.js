'use strict';

const Module = require('node:module');
const path = require('node:path');
const { Clock } = require('./clock');
const { patient } = require('./patience');

/** The folder of the extension. */
const folder = path.resolve(__dirname, '../../../Integrations/VSCode');

/** The module that the extension gets for `vscode`. */
let vscode;
const load = Module._load;
Module._load = (request, ...rest) => (request === 'vscode' ? vscode : load(request, ...rest));

/**
 * Loads the extension into an editor, and activates it. Until its end, the extension has its own clock.
 *
 * @param {import('./editor').Editor} editor The editor.
 * @returns {Promise<{ clock: Clock, deactivate(): Promise<void> }>} The extension.
 */
async function activate(editor) {
  vscode = editor.module;
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(folder + path.sep)) delete require.cache[file];
  }
  const extension = require(folder);
  const clock = new Clock();
  const subscriptions = [];
  await extension.activate({ subscriptions });
  return {
    clock,
    async deactivate() {
      await patient('the end of the extension', (...results) => Promise.resolve(extension.deactivate()).then(...results));
      for (const subscription of subscriptions.splice(0).reverse()) subscription.dispose();
      clock.end();
    },
  };
}

module.exports = { activate, folder };
