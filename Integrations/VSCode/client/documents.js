'use strict';

const vscode = require('vscode');
const { isSpec, toDocument, toRange } = require('../convert');

/** The kinds of synchronization that a server can ask for. */
const SyncKind = Object.freeze({ none: 0, full: 1, incremental: 2 });

/**
 * Sends the open documents and their changes to the server.
 *
 * @param {import('../protocol/connection').Connection} connection The connection.
 * @param {any} synchronization The server's capability `textDocumentSync`.
 * @returns {vscode.Disposable} The end of the synchronization.
 */
function synchronizeDocuments(connection, synchronization) {
  const { opens, kind, save } = options(synchronization);
  /**
   * The URIs of the documents that the server has.
   *
   * @type {Set<string>}
   */
  const open = new Set();

  const didOpen = (/** @type {vscode.TextDocument} */ document) => {
    const uri = document.uri.toString();
    if (!opens || !isSpec(document) || open.has(uri)) return;
    open.add(uri);
    connection.notify('textDocument/didOpen', {
      textDocument: { uri, languageId: 'yaml', version: document.version, text: document.getText() },
    });
  };
  const didClose = (/** @type {vscode.TextDocument} */ document) => {
    if (!open.delete(document.uri.toString())) return;
    connection.notify('textDocument/didClose', { textDocument: toDocument(document) });
  };
  const didChange = (/** @type {vscode.TextDocumentChangeEvent} */ { document, contentChanges }) => {
    // A change of the state, such as after saving, has no changes of the text.
    if (kind === SyncKind.none || contentChanges.length === 0 || !open.has(document.uri.toString())) return;
    connection.notify('textDocument/didChange', {
      textDocument: { ...toDocument(document), version: document.version },
      contentChanges:
        kind === SyncKind.incremental
          ? // All ranges are in the text before the event. The editor orders them from the end of the text.
            contentChanges.map(({ range, text }) => ({ range: toRange(range), text }))
          : [{ text: document.getText() }],
    });
  };
  const didSave = (/** @type {vscode.TextDocument} */ document) => {
    if (!save || !open.has(document.uri.toString())) return;
    connection.notify('textDocument/didSave', {
      textDocument: toDocument(document),
      ...(save.includeText ? { text: document.getText() } : {}),
    });
  };

  vscode.workspace.textDocuments.forEach(didOpen);
  return vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(didOpen),
    vscode.workspace.onDidCloseTextDocument(didClose),
    vscode.workspace.onDidChangeTextDocument(didChange),
    vscode.workspace.onDidSaveTextDocument(didSave),
  );
}

/** Returns the options of a capability, which is a number or an object. */
function options(/** @type {any} */ capability) {
  if (typeof capability === 'number') return { opens: true, kind: capability, save: {} };
  const { openClose = false, change = SyncKind.none, save = false } = capability ?? {};
  return { opens: openClose, kind: change, save: save === true ? {} : save };
}

module.exports = { synchronizeDocuments };
