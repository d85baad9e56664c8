'use strict';

const vscode = require('vscode');
const { command, markdown, range, selector, textEdit, toDocumentPosition } = require('../convert');

/** The format of an inserted text that is a snippet. */
const SNIPPET = 2;

/** The mode of an inserted text whose indentation is kept. */
const AS_IS = 1;

/**
 * The server's values of the completions that the editor shows.
 *
 * @type {WeakMap<vscode.CompletionItem, any>}
 */
const originals = new WeakMap();

/** Registers the completion of text. */
function completion(/** @type {import('./server').Server} */ server) {
  const { triggerCharacters = [], resolveProvider } = server.capabilities.completionProvider;
  /** @type {vscode.CompletionItemProvider} */
  const provider = {
    async provideCompletionItems(document, position, token, context) {
      const result = await server.ask(
        'textDocument/completion',
        {
          ...toDocumentPosition(document, position),
          context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter },
        },
        token,
      );
      if (!result) return undefined;
      if (Array.isArray(result)) return result.map((value) => item(value));
      const items = result.items.map((/** @type {any} */ value) => item(withDefaults(value, result.itemDefaults ?? {})));
      return new vscode.CompletionList(items, result.isIncomplete);
    },
  };
  if (resolveProvider) {
    provider.resolveCompletionItem = async (completion, token) => {
      const resolved = await server.ask('completionItem/resolve', originals.get(completion), token);
      return resolved ? addDetails(completion, resolved) : completion;
    };
  }
  return vscode.languages.registerCompletionItemProvider(selector, provider, ...triggerCharacters);
}

/** Returns a completion with the properties that the server gives once for all completions. */
function withDefaults(/** @type {any} */ value, /** @type {any} */ { editRange, ...defaults }) {
  const result = { ...defaults, ...value };
  if (editRange && !value.textEdit) {
    const newText = value.textEditText ?? value.label;
    result.textEdit = editRange.insert ? { newText, ...editRange } : { newText, range: editRange };
  }
  return result;
}

/** Returns a completion that the editor shows. */
function item(/** @type {any} */ value) {
  const kind = value.kind === undefined ? undefined : value.kind - 1;
  const result = new vscode.CompletionItem({ label: value.label, ...value.labelDetails }, kind);
  const text = value.textEdit?.newText ?? value.insertText ?? value.label;
  result.insertText = value.insertTextFormat === SNIPPET ? new vscode.SnippetString(text) : text;
  if (value.textEdit?.range) result.range = range(value.textEdit.range);
  else if (value.textEdit) {
    result.range = { inserting: range(value.textEdit.insert), replacing: range(value.textEdit.replace) };
  }
  result.sortText = value.sortText;
  result.filterText = value.filterText;
  result.preselect = value.preselect;
  result.commitCharacters = value.commitCharacters;
  result.keepWhitespace = value.insertTextMode === AS_IS;
  result.command = command(value.command);
  const tags = value.tags ?? (value.deprecated ? [vscode.CompletionItemTag.Deprecated] : undefined);
  if (tags) result.tags = tags;
  originals.set(result, value);
  return addDetails(result, value);
}

/** Adds the properties of a completion that the server can send later. */
function addDetails(/** @type {vscode.CompletionItem} */ result, /** @type {any} */ value) {
  const { detail, documentation, additionalTextEdits } = value;
  if (detail !== undefined) result.detail = detail;
  if (documentation) {
    result.documentation = typeof documentation === 'string' ? documentation : markdown(documentation);
  }
  if (additionalTextEdits) result.additionalTextEdits = additionalTextEdits.map(textEdit);
  return result;
}

module.exports = { completion };
