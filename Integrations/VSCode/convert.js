'use strict';

// Values of the editor and of the language server protocol. Both count columns in UTF-16 code units. Most enumerations of
// the protocol start at 1, and those of the editor start at 0.

const vscode = require('vscode');

/** The documents that the server handles. */
const selector = Object.freeze([{ scheme: 'file', pattern: '**/*.nav.yaml' }]);

/** Returns a Boolean value that indicates whether the server handles a document. */
const isSpec = (/** @type {vscode.TextDocument} */ document) =>
  document.uri.scheme === 'file' && document.uri.path.endsWith('.nav.yaml');

// To the server.

const toPosition = (/** @type {vscode.Position} */ { line, character }) => ({ line, character });

const toRange = (/** @type {vscode.Range} */ { start, end }) => ({ start: toPosition(start), end: toPosition(end) });

const toDocument = (/** @type {vscode.TextDocument} */ document) => ({ uri: document.uri.toString() });

const toDocumentPosition = (/** @type {vscode.TextDocument} */ document, /** @type {vscode.Position} */ position) => ({
  textDocument: toDocument(document),
  position: toPosition(position),
});

const toFolder = (/** @type {vscode.WorkspaceFolder} */ { uri, name }) => ({ uri: uri.toString(), name });

// From the server.

const position = (/** @type {any} */ { line, character }) => new vscode.Position(line, character);

const range = (/** @type {any} */ { start, end }) => new vscode.Range(position(start), position(end));

const uri = (/** @type {string} */ text) => vscode.Uri.parse(text, true);

const location = (/** @type {any} */ value) => new vscode.Location(uri(value.uri), range(value.range));

/**
 * Returns the places of a definition, from a location, a list of locations, or a list of links.
 *
 * @param {any} value The value of the server.
 * @returns {any} The places, or `undefined` if there are none.
 */
function definition(value) {
  if (!value) return undefined;
  if (!Array.isArray(value)) return location(value);
  return value.map((place) =>
    place.targetUri === undefined
      ? location(place)
      : {
          originSelectionRange: place.originSelectionRange && range(place.originSelectionRange),
          targetUri: uri(place.targetUri),
          targetRange: range(place.targetRange),
          targetSelectionRange: range(place.targetSelectionRange),
        },
  );
}

/** Returns the Markdown of a text, whose commands and HTML have no effect. */
function markdown(/** @type {any} */ content) {
  const result = new vscode.MarkdownString();
  if (typeof content === 'string' || content.kind === 'markdown') return result.appendMarkdown(content.value ?? content);
  if (content.language !== undefined) return result.appendCodeblock(content.value, content.language);
  return result.appendText(content.value);
}

const textEdit = (/** @type {any} */ edit) => new vscode.TextEdit(range(edit.range), edit.newText);

/** Returns the command of a completion, an action, or a button. */
const command = (/** @type {any} */ value) =>
  value && { title: value.title, command: value.command, arguments: value.arguments };

/** Returns the kind of a symbol. The values in the editor are less by one. */
const symbolKind = (/** @type {number} */ kind) => /** @type {vscode.SymbolKind} */ (kind - 1);

module.exports = {
  command, definition, isSpec, location, markdown, position, range, selector, symbolKind, textEdit, toDocument,
  toDocumentPosition, toFolder, toPosition, toRange, uri,
};
