'use strict';

const vscode = require('vscode');
const { range, toFolder, uri } = require('../convert');
const { outdatedDocument, workspaceEdit } = require('../edits');
const { ErrorCode, ResponseError } = require('../protocol/connection');

/** The types of messages to the user. */
const MessageType = Object.freeze({ error: 1, warning: 2, info: 3 });
const messageNames = ['', 'error', 'warning', 'info', 'log', 'debug'];

/** The method whose registrations the editor accepts. */
const WATCHED_FILES = 'workspace/didChangeWatchedFiles';

/**
 * Answers the requests of the server, and shows its messages.
 *
 * @param {import('../protocol/connection').Connection} connection The connection.
 * @param {import('./watchers').Watchers} watchers The watchers that the server can register.
 * @param {(text: string) => void} log The function that receives each message for the log.
 */
function answerServer(connection, watchers, log) {
  connection.onNotification('window/logMessage', ({ type, message }) => log(`[${messageNames[type] ?? type}] ${message}`));
  connection.onNotification('$/logTrace', ({ message, verbose }) => log(verbose ? `${message}\n${verbose}` : message));
  connection.onNotification('window/showMessage', (params) => {
    if (params.type in { 1: true, 2: true, 3: true }) void show(params, []);
    else log(params.message);
  });
  connection.onRequest('window/showMessageRequest', (params) => show(params, params.actions ?? []));
  connection.onRequest('window/showDocument', showDocument);
  connection.onRequest('workspace/applyEdit', applyEdit);
  connection.onRequest('workspace/configuration', ({ items }) => items.map(configuration));
  connection.onRequest('workspace/workspaceFolders', () => vscode.workspace.workspaceFolders?.map(toFolder));
  connection.onRequest('client/registerCapability', ({ registrations }) => {
    for (const { method } of registrations) requireWatchedFiles(method);
    for (const { id, registerOptions } of registrations) watchers.register(id, registerOptions);
  });
  // The specification spells the name of this list without "g".
  connection.onRequest('client/unregisterCapability', ({ unregisterations }) => {
    for (const { method } of unregisterations) requireWatchedFiles(method);
    for (const { id } of unregisterations) watchers.unregister(id);
  });
}

function requireWatchedFiles(/** @type {string} */ method) {
  if (method !== WATCHED_FILES) throw new ResponseError(ErrorCode.methodNotFound, `The editor can't register ${method}.`);
}

/** Shows a message, and returns the action that the user selects. */
function show(/** @type {any} */ { type, message }, /** @type {vscode.MessageItem[]} */ actions) {
  switch (type) {
    case MessageType.error:
      return vscode.window.showErrorMessage(message, ...actions);
    case MessageType.warning:
      return vscode.window.showWarningMessage(message, ...actions);
    default:
      return vscode.window.showInformationMessage(message, ...actions);
  }
}

/** Opens a document in the editor, or in the app that the system uses for it. */
async function showDocument(/** @type {any} */ { uri: text, external, takeFocus, selection }) {
  const target = uri(text);
  if (external && target.scheme === 'file' && vscode.env.remoteName) {
    // The browser runs on another machine than the server.
    await vscode.window.showInformationMessage(
      `Waymark: This machine can't open ${target.fsPath} of the remote machine. ` +
        'To see the map, run `waymark serve` in a terminal.',
    );
    return { success: false };
  }
  if (external) return { success: await vscode.env.openExternal(target) };
  try {
    await vscode.window.showTextDocument(target, {
      preserveFocus: takeFocus === false,
      selection: selection && range(selection),
    });
    return { success: true };
  } catch {
    return { success: false };
  }
}

/** Applies edits to files, unless a document has changed since the server computed the edits. */
async function applyEdit(/** @type {any} */ { edit }) {
  const outdated = outdatedDocument(edit);
  if (outdated) return { applied: false, failureReason: `${outdated} has changed.` };
  const applied = await vscode.workspace.applyEdit(workspaceEdit(edit));
  return applied ? { applied } : { applied, failureReason: "The editor didn't apply the edits." };
}

/** Returns the value of a setting, or of a group of settings. */
function configuration(/** @type {any} */ { scopeUri, section }) {
  const settings = vscode.workspace.getConfiguration(undefined, scopeUri ? uri(scopeUri) : undefined);
  const value = section ? settings.get(section) : null;
  // The editor's value can be a proxy, which has no effect on its JSON.
  return value === undefined ? null : value;
}

module.exports = { answerServer };
