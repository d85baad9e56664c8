'use strict';

const assert = require('node:assert');
const path = require('node:path');
const { test } = require('node:test');
const { exchange, open, start } = require('./fakes/session');
const types = require('./fakes/types');

test('A server without capabilities adds nothing to the editor', async (context) => {
  const { editor } = await start(context, {});
  assert.deepEqual(editor.providers, []);
  assert.deepEqual([...editor.commands.keys()].sort(), ['waymark.openMap', 'waymark.restartServer', 'waymark.showOutput']);
});

test('Commands of the server are executed, and their failures are shown', async (context) => {
  const { editor, server } = await start(context, {
    executeCommandProvider: { commands: ['waymark.check', 'waymark.openMap'] },
  });
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
    [undefined, 'B.nav.yaml'],
    [types.Uri.file(path.join(folder, 'A.nav.yaml')), 'A.nav.yaml'],
    [uri('A.nav.yaml'), 'A.nav.yaml'],
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
  const source = new types.CancellationTokenSource();
  const hover = editor.ask('hover', 'provideHover', document, [at('app')], source);
  const { id } = await server.receive('textDocument/hover');
  source.cancel();
  assert.deepEqual((await server.receive('$/cancelRequest')).params, { id });
  server.send({ id, error: { code: -32800, message: 'canceled' } });
  assert.equal(await hover, undefined);
  assert.equal(source.listeners, 0);
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
