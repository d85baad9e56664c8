'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const { start } = require('./fakes/session');
const { Range } = require('./fakes/types');

const openClose = { openClose: true, change: 2, save: true };

/** Applies a change of the protocol to a text. */
function applied(text, { range, text: newText }) {
  const offset = ({ line, character }) => text.split('\n').slice(0, line).join('\n').length + (line > 0) + character;
  return range ? text.slice(0, offset(range.start)) + newText + text.slice(offset(range.end)) : newText;
}

test('Only specs are opened and closed, with the language yaml', async (context) => {
  const { editor, server, folder, uri } = await start(context, { textDocumentSync: openClose });
  const other = editor.open(path.join(folder, 'compose.yaml'), 'a: 1');
  editor.type(other, other.find('1'), '2');
  const document = editor.open(path.join(folder, 'Ä & ö.nav.yaml'), 'waymark: 1\n', 'dockercompose');
  editor.close(other);
  editor.close(document);
  assert.deepEqual((await server.receive('textDocument/didOpen')).params, {
    textDocument: { uri: uri('%C3%84%20%26%20%C3%B6.nav.yaml'), languageId: 'yaml', version: 1, text: 'waymark: 1\n' },
  });
  await server.receive('textDocument/didClose');
  await server.settled();
  assert(!server.hasMessages);
});

test('Changes are incremental, with UTF-16 columns', async (context) => {
  const { editor, server, folder } = await start(context, { textDocumentSync: openClose });
  const document = editor.open(path.join(folder, 'App.nav.yaml'), 'a: "🐟x"\nb: 2\n');
  let text = (await server.receive('textDocument/didOpen')).params.textDocument.text;
  editor.type(document, document.find('x'), 'ä');
  // One event with two changes, as with two cursors.
  const [first, second] = [document.find('a: '), document.find('b: ')];
  editor.change(document, { range: new Range(first, first), text: '# 1\n' }, { range: new Range(second, second), text: '# 2\n' });
  editor.replace(document, 'b: 2\n', '');
  for (const version of [2, 3, 4]) {
    const { params } = await server.receive('textDocument/didChange');
    assert.equal(params.textDocument.version, version);
    if (version === 2) assert.deepEqual(params.contentChanges[0].range.start, { line: 0, character: 6 });
    text = params.contentChanges.reduce(applied, text);
  }
  assert.equal(text, '# 1\na: "🐟äx"\n# 2\n');
  assert.equal(text, document.getText());
});

test('A server without incremental changes gets the whole text', async (context) => {
  const { editor, server, folder } = await start(context, { textDocumentSync: 1 });
  const document = editor.open(path.join(folder, 'App.nav.yaml'));
  await server.receive('textDocument/didOpen');
  editor.replace(document, 'Fruits', 'Nuts');
  const { params } = await server.receive('textDocument/didChange');
  assert.deepEqual(params.contentChanges, [{ text: 'waymark: 1\napp: Nuts\n' }]);
  editor.save(document);
  assert.equal((await server.receive('textDocument/didSave')).params.text, undefined);
});

test('A server that does not ask for documents gets none', async (context) => {
  const { editor, server, folder } = await start(context, {});
  const document = editor.open(path.join(folder, 'App.nav.yaml'));
  editor.replace(document, 'Fruits', 'Nuts');
  editor.save(document);
  editor.close(document);
  await server.settled();
  assert(!server.hasMessages);
});

test('A saved document is sent with its text if the server asks for it', async (context) => {
  const { editor, server, folder } = await start(context, {
    textDocumentSync: { openClose: true, change: 0, save: { includeText: true } },
  });
  const document = editor.open(path.join(folder, 'App.nav.yaml'));
  await server.receive('textDocument/didOpen');
  editor.replace(document, 'Fruits', 'Nuts');
  editor.save(document);
  assert.equal((await server.receive('textDocument/didSave')).params.text, 'waymark: 1\napp: Nuts\n');
  assert.equal(fs.readFileSync(document.fileName, 'utf8'), 'waymark: 1\napp: Nuts\n');
});

test('Watched files are reported together, without files of other patterns', async (context) => {
  const { editor, server, clock, folder, uri } = await start(context, {});
  const answer = await server.request('client/registerCapability', {
    registrations: [
      {
        id: 'files',
        method: 'workspace/didChangeWatchedFiles',
        registerOptions: {
          watchers: [
            { globPattern: '**/*.nav.yaml' },
            { globPattern: { baseUri: uri(''), pattern: '*.{strings,plist}' }, kind: 4 },
            { globPattern: { baseUri: { uri: uri(''), name: 'App' }, pattern: 'Other/*' }, kind: 3 },
          ],
        },
      },
    ],
  });
  assert.equal(answer.result, null);
  editor.fileChanged('create', path.join(folder, 'A.nav.yaml'));
  editor.fileChanged('change', path.join(folder, 'A.nav.yaml'));
  editor.fileChanged('delete', path.join(folder, 'Sub/B.nav.yaml'));
  editor.fileChanged('create', path.join(folder, 'Sub/B.nav.yaml'));
  editor.fileChanged('change', path.join(folder, 'Unchanged.plist'));
  editor.fileChanged('change', path.join(folder, 'Info.plist'));
  editor.fileChanged('delete', path.join(folder, 'Info.plist'));
  editor.fileChanged('delete', path.join(folder, 'Other/x'));
  editor.fileChanged('change', path.join(folder, 'README.md'));
  assert.deepEqual(clock.delays, [100]);
  await clock.pass(100);
  const { params } = await server.receive('workspace/didChangeWatchedFiles');
  assert.deepEqual(params.changes, [
    { uri: uri('A.nav.yaml'), type: 2 },
    { uri: uri('Sub/B.nav.yaml'), type: 2 },
    { uri: uri('Info.plist'), type: 3 },
  ]);
  await server.request('client/unregisterCapability', {
    unregisterations: [{ id: 'files', method: 'workspace/didChangeWatchedFiles' }],
  });
  assert.equal(editor.watchers.length, 0);
});

test('Other registrations are rejected', async (context) => {
  const { editor, server } = await start(context, {});
  const watched = { id: '1', method: 'workspace/didChangeWatchedFiles', registerOptions: { watchers: [] } };
  const { error } = await server.request('client/registerCapability', {
    registrations: [watched, { id: '2', method: 'textDocument/hover' }],
  });
  assert.equal(error.code, -32601);
  assert.match(error.message, /textDocument\/hover/);
  assert.equal(editor.watchers.length, 0);
});

test('Folders that the user adds reach a server that asks for them', async (context) => {
  const { editor, server, uri } = await start(context, {
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  });
  editor.addFolder('/other');
  const { params } = await server.receive('workspace/didChangeWorkspaceFolders');
  assert.deepEqual(params, { event: { added: [{ uri: 'file:///other', name: 'other' }], removed: [] } });
  const { result } = await server.request('workspace/workspaceFolders');
  assert.deepEqual(result, [{ uri: uri('').replace(/\/$/, ''), name: 'App' }, { uri: 'file:///other', name: 'other' }]);
});
