'use strict';

const vscode = require('vscode');
const { selector, toDocument, toRange } = require('../convert');

/** Registers the colors of names by their meaning. */
function semanticTokens(/** @type {import('./server').Server} */ server) {
  const { legend, full, range } = server.capabilities.semanticTokensProvider;
  const editorLegend = new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers);
  const registrations = [];
  if (full) {
    /** @type {vscode.DocumentSemanticTokensProvider} */
    const provider = {
      async provideDocumentSemanticTokens(document, token) {
        const params = { textDocument: toDocument(document) };
        return tokens(await server.ask('textDocument/semanticTokens/full', params, token));
      },
    };
    if (full.delta) {
      provider.provideDocumentSemanticTokensEdits = async (document, previousResultId, token) => {
        const params = { textDocument: toDocument(document), previousResultId };
        const result = await server.ask('textDocument/semanticTokens/full/delta', params, token);
        return result?.edits ? edits(result) : tokens(result);
      };
    }
    registrations.push(vscode.languages.registerDocumentSemanticTokensProvider(selector, provider, editorLegend));
  }
  if (range) {
    const provider = {
      async provideDocumentRangeSemanticTokens(
        /** @type {vscode.TextDocument} */ document,
        /** @type {vscode.Range} */ shown,
        /** @type {vscode.CancellationToken} */ token,
      ) {
        const params = { textDocument: toDocument(document), range: toRange(shown) };
        return tokens(await server.ask('textDocument/semanticTokens/range', params, token));
      },
    };
    registrations.push(vscode.languages.registerDocumentRangeSemanticTokensProvider(selector, provider, editorLegend));
  }
  return vscode.Disposable.from(...registrations);
}

const tokens = (/** @type {any} */ result) =>
  result ? new vscode.SemanticTokens(new Uint32Array(result.data), result.resultId) : undefined;

const edits = (/** @type {any} */ { edits, resultId }) =>
  new vscode.SemanticTokensEdits(
    edits.map(
      (/** @type {any} */ { start, deleteCount, data }) =>
        new vscode.SemanticTokensEdit(start, deleteCount, data && new Uint32Array(data)),
    ),
    resultId,
  );

module.exports = { semanticTokens };
