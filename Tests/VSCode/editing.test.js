'use strict';

const assert = require('node:assert');
const path = require('node:path');
const { test } = require('node:test');
const { exchange, open, plain, range } = require('./fakes/session');
const types = require('./fakes/types');

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

test('A name is renamed in two files', async (context) => {
  const { editor, server, folder, document, at, uri } = await open(context, { renameProvider: { prepareProvider: true } });
  const other = editor.open(path.join(folder, 'Other.nav.yaml'), 'in: Fruits\n');
  await server.receive('textDocument/didOpen');
  const prepare = () => editor.ask('rename', 'prepareRename', document, [at('Fruits', 2)]);
  const named = { range: range(1, 5, 11), placeholder: 'Fruits' };
  const placeholder = await exchange(server, 'textDocument/prepareRename', named, prepare());
  assert.deepEqual(plain(placeholder.shown), named);
  const unnamed = await exchange(server, 'textDocument/prepareRename', range(1, 5, 11), prepare());
  assert.deepEqual(plain(unnamed.shown), range(1, 5, 11));
  const word = await exchange(server, 'textDocument/prepareRename', { defaultBehavior: true }, prepare());
  assert.deepEqual(plain(word.shown), range(1, 5, 11));
  const asked = prepare();
  await server.answer('textDocument/prepareRename', null);
  await assert.rejects(asked, /not a name that Waymark can rename/);

  const edit = (name, line, from, to) => ({
    textDocument: { uri: uri(name), version: 1 }, edits: [{ range: range(line, from, to), newText: 'Nuts' }],
  });
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
  const { providedCodeActionKinds } = editor.providers[0].rest[0];
  assert.deepEqual(providedCodeActionKinds.map(({ value }) => value), ['quickfix', 'source.fixAll']);
  const sent = { range: range(1, 5, 11), message: 'unknown', severity: 1, code: 'unknown-name', data: { fixes: [1] } };
  const other = { ...sent, range: range(0, 0, 7) };
  server.notify('textDocument/publishDiagnostics', { uri: file, diagnostics: [sent, other] });
  await server.settled();
  const diagnostics = editor.diagnostics.get(file);
  editor.type(document, document.find('waymark'), '# comment\n');
  await server.receive('textDocument/didChange');
  // The editor moves its diagnostics with the text.
  diagnostics[0].range = new types.Range(2, 5, 2, 11);
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
      new types.Range(2, 5, 2, 11),
      { diagnostics: [...diagnostics], only: types.CodeActionKind.Empty.append('quickfix'), triggerKind: 1 },
    ]),
  );
  const asked = { diagnostics: [moved, other], only: ['quickfix'], triggerKind: 1 };
  assert.deepEqual(params.context, asked);
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
  const foreign = new types.Diagnostic(new types.Range(0, 0, 0, 1), 'foreign', 1);
  foreign.code = { value: 'x', target: types.Uri.parse('https://example.com') };
  const { params } = await exchange(
    server, 'textDocument/codeAction', null,
    editor.ask('codeAction', 'provideCodeActions', document, [foreign.range, { diagnostics: [foreign], triggerKind: 2 }]),
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
