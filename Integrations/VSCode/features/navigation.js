'use strict';

const vscode = require('vscode');
const {
  definition: places, location, markdown, range, selector, symbolKind, toDocument, toDocumentPosition, uri,
} = require('../convert');

/** @typedef {import('./server').Server} Server */

/** Registers the text that the editor shows under the pointer. */
function hover(/** @type {Server} */ server) {
  return vscode.languages.registerHoverProvider(selector, {
    async provideHover(document, position, token) {
      const result = await server.ask('textDocument/hover', toDocumentPosition(document, position), token);
      if (!result) return undefined;
      const contents = Array.isArray(result.contents) ? result.contents : [result.contents];
      return new vscode.Hover(contents.map(markdown), result.range && range(result.range));
    },
  });
}

/** Registers the way from a name to its declaration. */
function definition(/** @type {Server} */ server) {
  return vscode.languages.registerDefinitionProvider(selector, {
    async provideDefinition(document, position, token) {
      return places(await server.ask('textDocument/definition', toDocumentPosition(document, position), token));
    },
  });
}

/** Registers the list of all uses of a name. */
function references(/** @type {Server} */ server) {
  return vscode.languages.registerReferenceProvider(selector, {
    async provideReferences(document, position, { includeDeclaration }, token) {
      const params = { ...toDocumentPosition(document, position), context: { includeDeclaration } };
      return (await server.ask('textDocument/references', params, token))?.map(location);
    },
  });
}

/** Registers the marks of a name's uses in the same document. */
function highlights(/** @type {Server} */ server) {
  return vscode.languages.registerDocumentHighlightProvider(selector, {
    async provideDocumentHighlights(document, position, token) {
      const result = await server.ask('textDocument/documentHighlight', toDocumentPosition(document, position), token);
      return result?.map(
        (/** @type {any} */ { range: marked, kind = 1 }) => new vscode.DocumentHighlight(range(marked), kind - 1),
      );
    },
  });
}

/** Registers the outline of a document. */
function documentSymbols(/** @type {Server} */ server) {
  return vscode.languages.registerDocumentSymbolProvider(selector, {
    async provideDocumentSymbols(document, token) {
      const result = await server.ask('textDocument/documentSymbol', { textDocument: toDocument(document) }, token);
      return result?.map((/** @type {any} */ value) => (value.location ? symbolInformation(value) : symbol(value)));
    },
  });
}

/** Registers the search for a name in all specs. */
function workspaceSymbols(/** @type {Server} */ server) {
  return vscode.languages.registerWorkspaceSymbolProvider({
    async provideWorkspaceSymbols(query, token) {
      return (await server.ask('workspace/symbol', { query }, token))?.map(symbolInformation);
    },
  });
}

/** Registers the links in a document. */
function documentLinks(/** @type {Server} */ server) {
  const link = (/** @type {any} */ value) => {
    const result = new vscode.DocumentLink(range(value.range), value.target === undefined ? undefined : uri(value.target));
    result.tooltip = value.tooltip;
    return result;
  };
  /**
   * The server's values of links without a target.
   *
   * @type {WeakMap<vscode.DocumentLink, any>}
   */
  const originals = new WeakMap();
  /** @type {vscode.DocumentLinkProvider} */
  const provider = {
    async provideDocumentLinks(document, token) {
      const result = await server.ask('textDocument/documentLink', { textDocument: toDocument(document) }, token);
      return result?.map((/** @type {any} */ value) => {
        const shown = link(value);
        originals.set(shown, value);
        return shown;
      });
    },
  };
  if (server.capabilities.documentLinkProvider.resolveProvider) {
    provider.resolveDocumentLink = async (unresolved, token) => {
      const value = await server.ask('documentLink/resolve', originals.get(unresolved), token);
      return value ? link(value) : unresolved;
    };
  }
  return vscode.languages.registerDocumentLinkProvider(selector, provider);
}

/** Returns a symbol of an outline, with the symbols inside. */
function symbol(/** @type {any} */ value) {
  const { name, detail = '', kind } = value;
  const result = new vscode.DocumentSymbol(name, detail, symbolKind(kind), range(value.range), range(value.selectionRange));
  result.tags = value.tags;
  result.children = (value.children ?? []).map(symbol);
  return result;
}

/** Returns a symbol of a list. */
function symbolInformation(/** @type {any} */ value) {
  const { name, kind, containerName = '' } = value;
  const result = new vscode.SymbolInformation(name, symbolKind(kind), containerName, location(value.location));
  result.tags = value.tags;
  return result;
}

module.exports = { definition, documentLinks, documentSymbols, highlights, hover, references, workspaceSymbols };
