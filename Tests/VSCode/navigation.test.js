'use strict';

const assert = require('node:assert');
const path = require('node:path');
const { test } = require('node:test');
const { exchange, open, plain, range } = require('./fakes/session');
const types = require('./fakes/types');

test('Hovers show Markdown, plain text, and code', async (context) => {
  const { editor, server, document, at } = await open(context, { hoverProvider: true });
  const ask = () => editor.ask('hover', 'provideHover', document, [at('Fruits')]);
  const text = { contents: { kind: 'markdown', value: '# A' }, range: range(1, 5, 11) };
  const first = await exchange(server, 'textDocument/hover', text, ask());
  assert.deepEqual(first.params.position, { line: 1, character: 5 });
  assert.deepEqual(first.shown.contents.map(({ value }) => value), ['# A']);
  assert.equal(first.shown.contents[0].isTrusted, undefined);
  assert.deepEqual(plain(first.shown.range), range(1, 5, 11));
  const second = await exchange(
    server, 'textDocument/hover',
    { contents: ['a', { language: 'yaml', value: 'b: 1' }] }, ask(),
  );
  assert.deepEqual(second.shown.contents.map(({ value }) => value), ['a', '\n```yaml\nb: 1\n```\n']);
  const third = await exchange(server, 'textDocument/hover', { contents: { kind: 'plaintext', value: '[a](b)' } }, ask());
  assert.equal(third.shown.contents[0].value, '\\[a\\]\\(b\\)');
  assert.equal((await exchange(server, 'textDocument/hover', null, ask())).shown, undefined);
});

test('Definitions are locations or links, in any file', async (context) => {
  const { editor, server, document, at, uri } = await open(context, { definitionProvider: true });
  const ask = () => editor.ask('definition', 'provideDefinition', document, [at('Fruits')]);
  const place = { uri: uri('A b.nav.yaml'), range: range(3, 2, 4) };
  const one = await exchange(server, 'textDocument/definition', place, ask());
  assert(one.shown instanceof types.Location);
  assert.equal(one.shown.uri.fsPath, path.join(path.dirname(document.fileName), 'A b.nav.yaml'));
  const list = await exchange(server, 'textDocument/definition', [place, place], ask());
  assert.equal(list.shown.length, 2);
  const link = {
    originSelectionRange: range(1, 5, 11), targetUri: place.uri, targetRange: range(3, 0, 9),
    targetSelectionRange: range(3, 2, 4),
  };
  const links = await exchange(server, 'textDocument/definition', [link], ask());
  assert.deepEqual(plain(links.shown[0].targetSelectionRange), range(3, 2, 4));
  assert.deepEqual(plain(links.shown[0].originSelectionRange), range(1, 5, 11));
  assert.equal((await exchange(server, 'textDocument/definition', null, ask())).shown, undefined);
});

test('References and highlights', async (context) => {
  const { editor, server, document, at, uri } = await open(context, {
    referencesProvider: true, documentHighlightProvider: {},
  });
  const references = await exchange(
    server, 'textDocument/references', [{ uri: uri('App.nav.yaml'), range: range(1, 5, 11) }],
    editor.ask('reference', 'provideReferences', document, [at('Fruits'), { includeDeclaration: false }]),
  );
  assert.equal(references.params.context.includeDeclaration, false);
  assert(references.shown[0] instanceof types.Location);
  const highlights = await exchange(
    server, 'textDocument/documentHighlight', [{ range: range(1, 5, 11), kind: 3 }, { range: range(0, 0, 1) }],
    editor.ask('highlight', 'provideDocumentHighlights', document, [at('Fruits')]),
  );
  assert.deepEqual(highlights.shown.map(({ kind }) => kind), [2, 0]);
});

test('Outlines are trees or lists, and names are found in the workspace', async (context) => {
  const { editor, server, document, uri } = await open(context, {
    documentSymbolProvider: true, workspaceSymbolProvider: true,
  });
  const ask = () => editor.ask('symbol', 'provideDocumentSymbols', document);
  const child = { name: 'home', kind: 8, range: range(1, 0, 5), selectionRange: range(1, 0, 4), tags: [1] };
  const tree = await exchange(
    server, 'textDocument/documentSymbol',
    [{ name: 'tabs', detail: '1 tab', kind: 3, range: range(0, 0, 9), selectionRange: range(0, 0, 4), children: [child] }],
    ask(),
  );
  const [tabs] = tree.shown;
  assert.deepEqual([tabs.name, tabs.detail, tabs.kind, tabs.tags], ['tabs', '1 tab', 2, undefined]);
  const [home] = tabs.children;
  assert.deepEqual([home.name, home.kind, home.tags], ['home', 7, [1]]);
  const place = { uri: uri('App.nav.yaml'), range: range(1, 0, 5) };
  const found = { name: 'home', kind: 8, containerName: 'tabs', location: place };
  const list = await exchange(server, 'textDocument/documentSymbol', [found], ask());
  assert(list.shown[0] instanceof types.SymbolInformation);
  const search = await exchange(
    server, 'workspace/symbol', [found], editor.ask('workspaceSymbol', 'provideWorkspaceSymbols', undefined, ['ho']),
  );
  assert.deepEqual(search.params, { query: 'ho' });
  assert.equal(search.shown[0].containerName, 'tabs');
});

test('Semantic tokens are full, edits, or a range', async (context) => {
  const legend = { tokenTypes: ['class', 'property'], tokenModifiers: ['declaration'] };
  const { editor, server, document } = await open(context, {
    semanticTokensProvider: { legend, full: { delta: true }, range: true },
  });
  assert.deepEqual(editor.providers.map(({ kind }) => kind), ['tokens', 'rangeTokens']);
  assert.deepEqual(plain(editor.providers[0].rest[0]), legend);
  const data = [0, 0, 7, 1, 0, 1, 0, 3, 1, 1];
  const full = await exchange(
    server, 'textDocument/semanticTokens/full', { resultId: '1', data },
    editor.ask('tokens', 'provideDocumentSemanticTokens', document),
  );
  assert.deepEqual([...full.shown.data], data);
  const delta = () => editor.ask('tokens', 'provideDocumentSemanticTokensEdits', document, ['1']);
  const edits = await exchange(
    server, 'textDocument/semanticTokens/full/delta',
    { resultId: '2', edits: [{ start: 5, deleteCount: 5, data: [1, 1, 1, 1, 1] }, { start: 0, deleteCount: 5 }] }, delta(),
  );
  assert.equal(edits.params.previousResultId, '1');
  assert.deepEqual([edits.shown.resultId, edits.shown.edits.length, edits.shown.edits[1].data], ['2', 2, undefined]);
  const whole = await exchange(server, 'textDocument/semanticTokens/full/delta', { data }, delta());
  assert(whole.shown instanceof types.SemanticTokens);
  const part = await exchange(
    server, 'textDocument/semanticTokens/range', { data: [] },
    editor.ask('rangeTokens', 'provideDocumentRangeSemanticTokens', document, [new types.Range(0, 0, 1, 0)]),
  );
  assert.equal(part.shown.data.length, 0);
});

test('Links in a document are resolved', async (context) => {
  const { editor, server, document, uri } = await open(context, { documentLinkProvider: { resolveProvider: true } });
  const values = [
    { range: range(0, 0, 7), target: uri('Other.nav.yaml'), tooltip: 'Open' }, { range: range(1, 0, 3), data: 3 },
  ];
  const { shown } = await exchange(
    server, 'textDocument/documentLink', values, editor.ask('link', 'provideDocumentLinks', document),
  );
  const [first, second] = shown;
  assert.deepEqual([first.target.toString(), first.tooltip, second.target], [uri('Other.nav.yaml'), 'Open', undefined]);
  const resolved = await exchange(
    server, 'documentLink/resolve', { ...values[1], target: 'https://example.com/' },
    editor.ask('link', 'resolveDocumentLink', document, [second]),
  );
  assert.deepEqual(resolved.params, values[1]);
  assert.equal(resolved.shown.target.toString(), 'https://example.com/');
});
