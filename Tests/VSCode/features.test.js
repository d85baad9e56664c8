'use strict';

const assert = require('node:assert');
const path = require('node:path');
const { test } = require('node:test');
const { start } = require('./fakes/session');
const types = require('./fakes/types');

const { CancellationTokenSource, CodeActionKind, Range } = types;
const range = (line, from, to) => ({ start: { line, character: from }, end: { line, character: to } });
const textDocumentSync = { openClose: true, change: 2 };

/** Starts the extension with capabilities, and opens a document. */
async function open(context, capabilities, text = 'waymark: 1\napp: Fruits\n') {
  const started = await start(context, { textDocumentSync, ...capabilities });
  const document = started.editor.open(path.join(started.folder, 'App.nav.yaml'), text);
  await started.server.receive('textDocument/didOpen');
  return { ...started, document, at: (found, plus) => document.find(found, plus), file: document.uri.toString() };
}

/** Answers a request while the editor asks for it. Returns the parameters and the editor's result. */
async function exchange(server, method, result, asked) {
  const [params, shown] = await Promise.all([server.answer(method, result), asked]);
  return { params, shown };
}

const plain = (value) => JSON.parse(JSON.stringify(value));

test('A server without capabilities adds nothing to the editor', async (context) => {
  const { editor } = await start(context, {});
  assert.deepEqual(editor.providers, []);
  assert.deepEqual([...editor.commands.keys()].sort(), ['waymark.openMap', 'waymark.restartServer', 'waymark.showOutput']);
});

test('Diagnostics have all parts', async (context) => {
  const { editor, server, document, file, uri } = await open(context, {});
  const value = {
    range: range(1, 5, 11), message: 'conflict', severity: 2, code: 'ambiguous-links', source: 'waymark', tags: [1],
    codeDescription: { href: 'https://example.com/rule#a' },
    relatedInformation: [{ location: { uri: uri('Other.nav.yaml'), range: range(0, 0, 1) }, message: 'the other' }],
  };
  server.notify('textDocument/publishDiagnostics', {
    uri: file, version: 1, diagnostics: [value, { range: range(0, 0, 1), message: 'only a text', code: 7 }],
  });
  await server.settled();
  const [first, second] = editor.diagnostics.get(document.uri.toString());
  assert.deepEqual(plain(first.range), value.range);
  assert.deepEqual([first.severity, first.source, first.tags], [1, 'waymark', [1]]);
  assert.equal(first.code.value, 'ambiguous-links');
  assert.equal(first.code.target.toString(), 'https://example.com/rule#a');
  assert.equal(first.relatedInformation[0].location.uri.toString(), uri('Other.nav.yaml'));
  assert.deepEqual([second.severity, second.code], [0, 7]);
  // A server escapes fewer characters than the editor.
  server.notify('textDocument/publishDiagnostics', { uri: file.replaceAll('%20', ' '), diagnostics: [] });
  await server.settled();
  assert.deepEqual([...editor.diagnostics], [[file, []]]);
});

test('Completions have ranges, snippets, and details that are resolved', async (context) => {
  const { editor, server, document, at } = await open(context, {
    completionProvider: { triggerCharacters: [' ', '/'], resolveProvider: true },
  });
  assert.deepEqual(editor.providers[0].rest, [' ', '/']);
  const full = {
    label: 'tabs', labelDetails: { description: 'key' }, kind: 10, tags: [1], detail: 'The tabs', sortText: '1',
    documentation: { kind: 'markdown', value: '**The** tabs' }, filterText: 'tab', preselect: true,
    textEdit: { range: range(1, 0, 3), newText: 'tabs:\n  ${1:home}: $0' }, insertTextFormat: 2, insertTextMode: 1,
    additionalTextEdits: [{ range: range(0, 0, 0), newText: '# x\n' }], commitCharacters: [':'],
    command: { title: 'Suggest', command: 'editor.action.triggerSuggest' },
  };
  const others = [
    { label: 'b', insertText: 'bb', documentation: 'plain' },
    { label: 'c', textEdit: { insert: range(1, 0, 1), replace: range(1, 0, 3), newText: 'cc' } },
    { label: 'd', deprecated: true, documentation: { kind: 'plaintext', value: '*d*' }, data: 4 },
  ];
  const { params, shown } = await exchange(
    server, 'textDocument/completion', [full, ...others],
    editor.ask('completion', 'provideCompletionItems', document, [at('app'), { triggerKind: 1, triggerCharacter: ' ' }]),
  );
  assert.deepEqual(params.context, { triggerKind: 2, triggerCharacter: ' ' });
  const [a, b, c, d] = shown;
  assert.deepEqual(a.label, { label: 'tabs', description: 'key' });
  assert(a.insertText instanceof types.SnippetString && a.range instanceof Range);
  assert.equal(a.insertText.value, 'tabs:\n  ${1:home}: $0');
  assert.deepEqual(
    [a.kind, a.tags, a.detail, a.sortText, a.filterText, a.preselect, a.keepWhitespace, a.commitCharacters],
    [9, [1], 'The tabs', '1', 'tab', true, true, [':']],
  );
  assert.equal(a.documentation.value, '**The** tabs');
  assert.equal(a.additionalTextEdits[0].newText, '# x\n');
  assert.equal(a.command.command, 'editor.action.triggerSuggest');
  assert.deepEqual([b.insertText, b.range, b.documentation, b.kind], ['bb', undefined, 'plain', undefined]);
  assert.deepEqual(plain(c.range), { inserting: range(1, 0, 1), replacing: range(1, 0, 3) });
  assert.deepEqual([d.insertText, d.tags, d.documentation.value], ['d', [1], '\\*d\\*']);

  const resolved = await exchange(
    server, 'completionItem/resolve', { ...others[2], detail: 'D', documentation: 'all', additionalTextEdits: [{ range: range(0, 0, 0), newText: '!' }] },
    editor.ask('completion', 'resolveCompletionItem', document, [d]),
  );
  assert.deepEqual(resolved.params, others[2]);
  assert.equal(resolved.shown, d);
  assert.deepEqual([d.detail, d.documentation, d.additionalTextEdits.length], ['D', 'all', 1]);
});

test('A list of completions has defaults, and can be incomplete', async (context) => {
  const { editor, server, document, at } = await open(context, { completionProvider: {} });
  const ask = () => editor.ask('completion', 'provideCompletionItems', document, [at('app'), { triggerKind: 0 }]);
  const { shown } = await exchange(
    server, 'textDocument/completion',
    {
      isIncomplete: true,
      itemDefaults: { editRange: range(1, 0, 3), insertTextFormat: 2, data: 1 },
      items: [{ label: 'x', textEditText: 'x$0' }, { label: 'y', textEdit: { range: range(1, 1, 2), newText: 'y' }, insertTextFormat: 1 }],
    },
    ask(),
  );
  assert(shown instanceof types.CompletionList && shown.isIncomplete);
  assert.deepEqual([shown.items[0].insertText.value, plain(shown.items[0].range)], ['x$0', range(1, 0, 3)]);
  assert.deepEqual([shown.items[1].insertText, plain(shown.items[1].range)], ['y', range(1, 1, 2)]);
  const both = { insert: range(1, 0, 1), replace: range(1, 0, 3) };
  const second = await exchange(
    server, 'textDocument/completion', { isIncomplete: false, itemDefaults: { editRange: both }, items: [{ label: 'z' }] }, ask(),
  );
  assert.deepEqual(plain(second.shown.items[0].range), { inserting: both.insert, replacing: both.replace });
  assert.equal((await exchange(server, 'textDocument/completion', null, ask())).shown, undefined);
});

test('Hovers show Markdown, plain text, and code', async (context) => {
  const { editor, server, document, at } = await open(context, { hoverProvider: true });
  const ask = () => editor.ask('hover', 'provideHover', document, [at('Fruits')]);
  const first = await exchange(server, 'textDocument/hover', { contents: { kind: 'markdown', value: '# A' }, range: range(1, 5, 11) }, ask());
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
  const link = { originSelectionRange: range(1, 5, 11), targetUri: place.uri, targetRange: range(3, 0, 9), targetSelectionRange: range(3, 2, 4) };
  const links = await exchange(server, 'textDocument/definition', [link], ask());
  assert.deepEqual(plain(links.shown[0].targetSelectionRange), range(3, 2, 4));
  assert.deepEqual(plain(links.shown[0].originSelectionRange), range(1, 5, 11));
  assert.equal((await exchange(server, 'textDocument/definition', null, ask())).shown, undefined);
});

test('References and highlights', async (context) => {
  const { editor, server, document, at, uri } = await open(context, { referencesProvider: true, documentHighlightProvider: {} });
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
  const { editor, server, document, uri } = await open(context, { documentSymbolProvider: true, workspaceSymbolProvider: true });
  const ask = () => editor.ask('symbol', 'provideDocumentSymbols', document);
  const child = { name: 'home', kind: 8, range: range(1, 0, 5), selectionRange: range(1, 0, 4), tags: [1] };
  const tree = await exchange(
    server, 'textDocument/documentSymbol',
    [{ name: 'tabs', detail: '1 tab', kind: 3, range: range(0, 0, 9), selectionRange: range(0, 0, 4), children: [child] }], ask(),
  );
  const [tabs] = tree.shown;
  assert.deepEqual([tabs.name, tabs.detail, tabs.kind, tabs.children[0].name, tabs.children[0].kind], ['tabs', '1 tab', 2, 'home', 7]);
  assert.deepEqual([tabs.tags, tabs.children[0].tags], [undefined, [1]]);
  const found = { name: 'home', kind: 8, containerName: 'tabs', location: { uri: uri('App.nav.yaml'), range: range(1, 0, 5) } };
  const list = await exchange(server, 'textDocument/documentSymbol', [found], ask());
  assert(list.shown[0] instanceof types.SymbolInformation);
  const search = await exchange(server, 'workspace/symbol', [found], editor.ask('workspaceSymbol', 'provideWorkspaceSymbols', undefined, ['ho']));
  assert.deepEqual(search.params, { query: 'ho' });
  assert.equal(search.shown[0].containerName, 'tabs');
});

test('A name is renamed in two files', async (context) => {
  const { editor, server, folder, document, at, uri } = await open(context, { renameProvider: { prepareProvider: true } });
  const other = editor.open(path.join(folder, 'Other.nav.yaml'), 'in: Fruits\n');
  await server.receive('textDocument/didOpen');
  const prepare = () => editor.ask('rename', 'prepareRename', document, [at('Fruits', 2)]);
  const placeholder = await exchange(server, 'textDocument/prepareRename', { range: range(1, 5, 11), placeholder: 'Fruits' }, prepare());
  assert.deepEqual(plain(placeholder.shown), { range: range(1, 5, 11), placeholder: 'Fruits' });
  assert.deepEqual(plain((await exchange(server, 'textDocument/prepareRename', range(1, 5, 11), prepare())).shown), range(1, 5, 11));
  const word = await exchange(server, 'textDocument/prepareRename', { defaultBehavior: true }, prepare());
  assert.deepEqual(plain(word.shown), range(1, 5, 11));
  const asked = prepare();
  await server.answer('textDocument/prepareRename', null);
  await assert.rejects(asked, /not a name that Waymark can rename/);

  const edit = (name, line, from, to) => ({ textDocument: { uri: uri(name), version: 1 }, edits: [{ range: range(line, from, to), newText: 'Nuts' }] });
  const renamed = await exchange(
    server, 'textDocument/rename', { documentChanges: [edit('App.nav.yaml', 1, 5, 11), edit('Other.nav.yaml', 0, 4, 10)] },
    editor.ask('rename', 'provideRenameEdits', document, [at('Fruits', 2), 'Nuts']),
  );
  assert.equal(renamed.params.newName, 'Nuts');
  await editor.apply(renamed.shown);
  assert.deepEqual([document.getText(), other.getText()], ['waymark: 1\napp: Nuts\n', 'in: Nuts\n']);
  await server.receive('textDocument/didChange');
  await server.receive('textDocument/didChange');

  const rejected = editor.ask('rename', 'provideRenameEdits', document, [at('Nuts'), 'a b']);
  await server.fail('textDocument/rename', -32602, '`a b` is not a name');
  await assert.rejects(rejected, /`a b` is not a name/);
});

test('Quick fixes belong to the diagnostics of the editor, also after the text moved', async (context) => {
  const { editor, server, document, file, uri } = await open(context, {
    codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll'], resolveProvider: true },
  });
  assert.deepEqual(editor.providers[0].rest[0].providedCodeActionKinds.map(({ value }) => value), ['quickfix', 'source.fixAll']);
  const sent = { range: range(1, 5, 11), message: 'unknown', severity: 1, code: 'unknown-name', data: { fixes: [1] } };
  server.notify('textDocument/publishDiagnostics', { uri: file, diagnostics: [sent, { ...sent, message: 'other' }] });
  await server.settled();
  const diagnostics = editor.diagnostics.get(file);
  editor.type(document, document.find('waymark'), '# comment\n');
  await server.receive('textDocument/didChange');
  // The editor moves its diagnostics with the text.
  diagnostics[0].range = new Range(2, 5, 2, 11);
  const moved = { ...sent, range: range(2, 5, 11) };
  const edit = { changes: { [uri('App.nav.yaml')]: [{ range: range(2, 5, 11), newText: 'Nuts' }] } };
  const actions = [
    { title: 'Replace', kind: 'quickfix', diagnostics: [moved], isPreferred: true, edit },
    { title: 'Later', kind: 'quickfix', data: 9 },
    { title: 'Not here', disabled: { reason: 'no' }, command: { title: 'x', command: 'waymark.x', arguments: [1] } },
    { title: 'Old command', command: 'waymark.old', arguments: ['a'] },
  ];
  const { params, shown } = await exchange(
    server, 'textDocument/codeAction', actions,
    editor.ask('codeAction', 'provideCodeActions', document, [
      new Range(2, 5, 2, 11), { diagnostics: [...diagnostics], only: CodeActionKind.Empty.append('quickfix'), triggerKind: 1 },
    ]),
  );
  assert.deepEqual(params.context, { diagnostics: [moved, { ...sent, message: 'other' }], only: ['quickfix'], triggerKind: 1 });
  const [replace, later, disabled, old] = shown;
  assert.equal(replace.kind.value, 'quickfix');
  assert.equal(replace.isPreferred, true);
  assert.deepEqual(replace.diagnostics, [diagnostics[0]]);
  assert.deepEqual(disabled.disabled, { reason: 'no' });
  assert.deepEqual(plain(disabled.command), { title: 'x', command: 'waymark.x', arguments: [1] });
  assert.deepEqual(plain(old), { title: 'Old command', command: 'waymark.old', arguments: ['a'] });
  await editor.apply(replace.edit);
  assert.equal(document.getText(), '# comment\nwaymark: 1\napp: Nuts\n');
  await server.receive('textDocument/didChange');
  const resolved = await exchange(
    server, 'codeAction/resolve', { ...actions[1], edit }, editor.ask('codeAction', 'resolveCodeAction', document, [later]),
  );
  assert.deepEqual(resolved.params, actions[1]);
  assert.equal(resolved.shown.edit.size, 1);
});

test('A diagnostic of another extension is part of the context', async (context) => {
  const { editor, server, document } = await open(context, { codeActionProvider: true });
  const foreign = new types.Diagnostic(new Range(0, 0, 0, 1), 'foreign', 1);
  foreign.code = { value: 'x', target: types.Uri.parse('https://example.com') };
  const { params } = await exchange(
    server, 'textDocument/codeAction', null,
    editor.ask('codeAction', 'provideCodeActions', document, [new Range(0, 0, 0, 1), { diagnostics: [foreign], triggerKind: 2 }]),
  );
  assert.deepEqual(params.context.diagnostics, [{ range: range(0, 0, 1), message: 'foreign', severity: 2, code: 'x' }]);
});

test('A document is formatted', async (context) => {
  const { editor, server, document } = await open(context, { documentFormattingProvider: true });
  const { params, shown } = await exchange(
    server, 'textDocument/formatting', [{ range: range(0, 8, 9), newText: '' }],
    editor.ask('formatting', 'provideDocumentFormattingEdits', document, [{ tabSize: 2, insertSpaces: true, other: 1 }]),
  );
  assert.deepEqual(params.options, { tabSize: 2, insertSpaces: true });
  assert(shown[0] instanceof types.TextEdit);
});

test('Semantic tokens are full, edits, or a range', async (context) => {
  const legend = { tokenTypes: ['class', 'property'], tokenModifiers: ['declaration'] };
  const { editor, server, document } = await open(context, { semanticTokensProvider: { legend, full: { delta: true }, range: true } });
  assert.deepEqual(editor.providers.map(({ kind }) => kind), ['tokens', 'rangeTokens']);
  assert.deepEqual(plain(editor.providers[0].rest[0]), legend);
  const data = [0, 0, 7, 1, 0, 1, 0, 3, 1, 1];
  const full = await exchange(
    server, 'textDocument/semanticTokens/full', { resultId: '1', data }, editor.ask('tokens', 'provideDocumentSemanticTokens', document),
  );
  assert.deepEqual([...full.shown.data], data);
  const delta = () => editor.ask('tokens', 'provideDocumentSemanticTokensEdits', document, ['1']);
  const edits = await exchange(
    server, 'textDocument/semanticTokens/full/delta', { resultId: '2', edits: [{ start: 5, deleteCount: 5, data: [1, 1, 1, 1, 1] }, { start: 0, deleteCount: 5 }] }, delta(),
  );
  assert.equal(edits.params.previousResultId, '1');
  assert.deepEqual([edits.shown.resultId, edits.shown.edits.length, edits.shown.edits[1].data], ['2', 2, undefined]);
  assert((await exchange(server, 'textDocument/semanticTokens/full/delta', { data }, delta())).shown instanceof types.SemanticTokens);
  const part = await exchange(
    server, 'textDocument/semanticTokens/range', { data: [] },
    editor.ask('rangeTokens', 'provideDocumentRangeSemanticTokens', document, [new Range(0, 0, 1, 0)]),
  );
  assert.equal(part.shown.data.length, 0);
});

test('Links in a document are resolved', async (context) => {
  const { editor, server, document, uri } = await open(context, { documentLinkProvider: { resolveProvider: true } });
  const values = [{ range: range(0, 0, 7), target: uri('Other.nav.yaml'), tooltip: 'Open' }, { range: range(1, 0, 3), data: 3 }];
  const { shown } = await exchange(
    server, 'textDocument/documentLink', values, editor.ask('link', 'provideDocumentLinks', document),
  );
  assert.deepEqual([shown[0].target.toString(), shown[0].tooltip, shown[1].target], [uri('Other.nav.yaml'), 'Open', undefined]);
  const resolved = await exchange(
    server, 'documentLink/resolve', { ...values[1], target: 'https://example.com/' }, editor.ask('link', 'resolveDocumentLink', document, [shown[1]]),
  );
  assert.deepEqual(resolved.params, values[1]);
  assert.equal(resolved.shown.target.toString(), 'https://example.com/');
});

test('Commands of the server are executed, and their failures are shown', async (context) => {
  const { editor, server } = await start(context, { executeCommandProvider: { commands: ['waymark.check', 'waymark.openMap'] } });
  const { params, shown } = await exchange(
    server, 'workspace/executeCommand', { ok: 1 }, editor.module.commands.executeCommand('waymark.check', 'a', 2),
  );
  assert.deepEqual(params, { command: 'waymark.check', arguments: ['a', 2] });
  assert.deepEqual(shown, { ok: 1 });
  const failing = editor.module.commands.executeCommand('waymark.check');
  await server.fail('workspace/executeCommand', -32603, 'the disk is full');
  await failing;
  assert.equal(editor.messages[0].message, 'Waymark: the disk is full');
});

test('The map opens for the document in the editor, for a selected spec, or for an argument', async (context) => {
  const { editor, server, folder, uri } = await start(
    context, { textDocumentSync: 1, executeCommandProvider: { commands: ['waymark.openMap'] } },
    { 'B.nav.yaml': 'waymark: 1\n', 'A.nav.yaml': 'waymark: 1\n' },
  );
  const run = (...values) => editor.module.commands.executeCommand('waymark.openMap', ...values);
  // The server gets the spec before the command.
  const selected = run();
  await server.receive('textDocument/didOpen');
  const { params } = await exchange(server, 'workspace/executeCommand', null, selected);
  assert.deepEqual(params, { command: 'waymark.openMap', arguments: [uri('A.nav.yaml')] });
  assert.deepEqual(editor.picks, [['A.nav.yaml', 'B.nav.yaml']]);
  editor.open(path.join(folder, 'B.nav.yaml'));
  await server.receive('textDocument/didOpen');
  for (const [value, name] of [
    [undefined, 'B.nav.yaml'], [types.Uri.file(path.join(folder, 'A.nav.yaml')), 'A.nav.yaml'], [uri('A.nav.yaml'), 'A.nav.yaml'],
  ]) {
    const opened = await exchange(server, 'workspace/executeCommand', null, run(value));
    assert.deepEqual(opened.params.arguments, [uri(name)]);
  }
  assert.equal(editor.picks.length, 1);
});

test('Without a command of the server, the map shows what to do', async (context) => {
  const { editor } = await start(context, {});
  await editor.module.commands.executeCommand('waymark.openMap');
  assert.match(editor.messages[0].message, /waymark map SPEC --output map\.html/);
});

test('A canceled request has no result, and the server gets the cancellation', async (context) => {
  const { editor, server, document, at } = await open(context, { hoverProvider: true, renameProvider: true });
  const source = new CancellationTokenSource();
  const hover = editor.ask('hover', 'provideHover', document, [at('app')], source);
  const { id } = await server.receive('textDocument/hover');
  source.cancel();
  assert.deepEqual((await server.receive('$/cancelRequest')).params, { id });
  server.send({ id, error: { code: -32800, message: 'canceled' } });
  assert.equal(await hover, undefined);
  assert.equal(await editor.ask('hover', 'provideHover', document, [at('app')], source), undefined);
  const rename = editor.ask('rename', 'provideRenameEdits', document, [at('app'), 'x']);
  await server.fail('textDocument/rename', -32801, 'modified');
  assert.equal(await rename, undefined);
  assert(!editor.output.some((line) => line.includes('failed')));
});

test('A failed request is part of the output, and the editor shows nothing', async (context) => {
  const { editor, server, document, at } = await open(context, { hoverProvider: true });
  const hover = editor.ask('hover', 'provideHover', document, [at('app')]);
  await server.fail('textDocument/hover', -32603, 'no such file');
  assert.equal(await hover, undefined);
  assert(editor.output.includes('textDocument/hover failed: no such file'));
  assert.deepEqual(editor.messages, []);
});
