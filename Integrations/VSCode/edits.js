'use strict';

const vscode = require('vscode');
const { range, uri } = require('./convert');

/**
 * Returns the edits of files that the server describes.
 *
 * @param {any} value The edits, with `documentChanges` or `changes`.
 * @returns {vscode.WorkspaceEdit} The edits.
 */
function workspaceEdit(value) {
  const result = new vscode.WorkspaceEdit();
  const annotations = value.changeAnnotations ?? {};
  const addText = (/** @type {string} */ file, /** @type {any[]} */ edits) => {
    for (const edit of edits) {
      result.replace(uri(file), range(edit.range), edit.newText, metadata(annotations[edit.annotationId]));
    }
  };
  if (value.documentChanges) {
    for (const change of value.documentChanges) {
      if (change.kind === undefined) addText(change.textDocument.uri, change.edits);
      else addFileChange(result, change, metadata(annotations[change.annotationId]));
    }
  } else {
    for (const [file, edits] of Object.entries(value.changes ?? {})) addText(file, edits);
  }
  return result;
}

/** Adds the creation, the renaming, or the deletion of a file. */
function addFileChange(/** @type {vscode.WorkspaceEdit} */ result, /** @type {any} */ change, /** @type {any} */ data) {
  switch (change.kind) {
    case 'create':
      return result.createFile(uri(change.uri), change.options, data);
    case 'rename':
      return result.renameFile(uri(change.oldUri), uri(change.newUri), change.options, data);
    case 'delete':
      return result.deleteFile(uri(change.uri), change.options, data);
    default:
      throw new Error(`The editor can't apply a change of the kind ${change.kind}.`);
  }
}

/** Returns the label of an edit, and whether the user must confirm the edit. */
const metadata = (/** @type {any} */ annotation) =>
  annotation && {
    label: annotation.label,
    description: annotation.description,
    needsConfirmation: annotation.needsConfirmation ?? false,
  };

/**
 * Returns the path of a document that changed after the server computed edits.
 *
 * @param {any} value The edits.
 * @returns {string | undefined} The path, or `undefined` if all documents have the expected versions.
 */
function outdatedDocument(value) {
  for (const { textDocument } of value.documentChanges ?? []) {
    if (typeof textDocument?.version !== 'number') continue;
    const file = uri(textDocument.uri).toString();
    const document = vscode.workspace.textDocuments.find((document) => document.uri.toString() === file);
    if (document && document.version !== textDocument.version) return document.uri.fsPath;
  }
  return undefined;
}

module.exports = { outdatedDocument, workspaceEdit };
