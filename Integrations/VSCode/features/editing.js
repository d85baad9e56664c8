'use strict';

const vscode = require('vscode');
const { command, range, selector, textEdit, toDocument, toDocumentPosition, toRange } = require('../convert');
const { workspaceEdit } = require('../edits');
const { toDiagnostic } = require('./diagnostics');

/** @typedef {import('./server').Server} Server */

/** Registers the renaming of names in all files of a spec. */
function rename(/** @type {Server} */ server) {
  /** @type {vscode.RenameProvider} */
  const provider = {
    async provideRenameEdits(document, position, newName, token) {
      const params = { ...toDocumentPosition(document, position), newName };
      const edit = await server.demand('textDocument/rename', params, token);
      return edit ? workspaceEdit(edit) : undefined;
    },
  };
  if (server.capabilities.renameProvider.prepareProvider) {
    provider.prepareRename = async (document, position, token) => {
      const result = await server.demand('textDocument/prepareRename', toDocumentPosition(document, position), token);
      if (result?.start) return range(result);
      if (result?.range) return { range: range(result.range), placeholder: result.placeholder };
      const word = result?.defaultBehavior && document.getWordRangeAtPosition(position);
      if (word) return word;
      // The editor shows this text beside the cursor.
      throw new Error('This text is not a name that Waymark can rename.');
    };
  }
  return vscode.languages.registerRenameProvider(selector, provider);
}

/** Registers the quick fixes, and the actions for whole documents. */
function codeActions(/** @type {Server} */ server) {
  const { codeActionKinds, resolveProvider } = server.capabilities.codeActionProvider;
  /**
   * The server's values of actions.
   *
   * @type {WeakMap<vscode.CodeAction, any>}
   */
  const originals = new WeakMap();
  /** @type {vscode.CodeActionProvider} */
  const provider = {
    async provideCodeActions(document, selected, { diagnostics, only, triggerKind }, token) {
      const params = {
        textDocument: toDocument(document),
        range: toRange(selected),
        context: { diagnostics: diagnostics.map(toDiagnostic), only: only && [only.value], triggerKind },
      };
      const result = await server.ask('textDocument/codeAction', params, token);
      return result?.map((/** @type {any} */ value) => {
        if (typeof value.command === 'string') return command(value);
        const action = codeAction(value, diagnostics);
        originals.set(action, value);
        return action;
      });
    },
  };
  if (resolveProvider) {
    provider.resolveCodeAction = async (action, token) => {
      const value = await server.ask('codeAction/resolve', originals.get(action), token);
      if (value?.edit) action.edit = workspaceEdit(value.edit);
      return action;
    };
  }
  const providedCodeActionKinds = codeActionKinds?.map((/** @type {string} */ kind) => actionKind(kind));
  return vscode.languages.registerCodeActionsProvider(selector, provider, { providedCodeActionKinds });
}

const actionKind = (/** @type {string} */ kind) => vscode.CodeActionKind.Empty.append(kind);

/** Returns an action that the editor shows. */
function codeAction(/** @type {any} */ value, /** @type {readonly vscode.Diagnostic[]} */ shown) {
  const result = new vscode.CodeAction(value.title, value.kind === undefined ? undefined : actionKind(value.kind));
  // The editor shows an action as the fix of its own diagnostics.
  result.diagnostics = shown.filter((diagnostic) => {
    const { range, message } = toDiagnostic(diagnostic);
    return value.diagnostics?.some((/** @type {any} */ fixed) => fixed.message === message && isEqual(fixed.range, range));
  });
  result.isPreferred = value.isPreferred;
  result.disabled = value.disabled;
  if (value.edit) result.edit = workspaceEdit(value.edit);
  result.command = command(value.command);
  return result;
}

/** Returns a Boolean value that indicates whether two ranges of the protocol are equal. */
const isEqual = (/** @type {any} */ left, /** @type {any} */ right) => range(left).isEqual(range(right));

/** Registers the formatting of documents. */
function formatting(/** @type {Server} */ server) {
  return vscode.languages.registerDocumentFormattingEditProvider(selector, {
    async provideDocumentFormattingEdits(document, { tabSize, insertSpaces }, token) {
      const params = { textDocument: toDocument(document), options: { tabSize, insertSpaces } };
      return (await server.ask('textDocument/formatting', params, token))?.map(textEdit);
    },
  });
}

module.exports = { codeActions, formatting, rename };
