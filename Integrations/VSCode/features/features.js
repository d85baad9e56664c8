'use strict';

const vscode = require('vscode');
const { commands } = require('./commands');
const { completion } = require('./completion');
const { codeActions, formatting, rename } = require('./editing');
const {
  definition, documentLinks, documentSymbols, highlights, hover, references, workspaceSymbols,
} = require('./navigation');
const { semanticTokens } = require('./semanticTokens');

/** The functions that register a feature of the editor, by the server's capability. */
const features = Object.freeze({
  codeActionProvider: codeActions,
  completionProvider: completion,
  definitionProvider: definition,
  documentFormattingProvider: formatting,
  documentHighlightProvider: highlights,
  documentLinkProvider: documentLinks,
  documentSymbolProvider: documentSymbols,
  executeCommandProvider: commands,
  hoverProvider: hover,
  referencesProvider: references,
  renameProvider: rename,
  semanticTokensProvider: semanticTokens,
  workspaceSymbolProvider: workspaceSymbols,
});

/**
 * Registers the features that a server has.
 *
 * @param {import('./server').Server} server The server.
 * @returns {vscode.Disposable} The registrations.
 */
function registerFeatures(server) {
  const registrations = Object.entries(features)
    .filter(([capability]) => server.capabilities[capability])
    .map(([, register]) => register(server));
  return vscode.Disposable.from(...registrations);
}

module.exports = { registerFeatures };
