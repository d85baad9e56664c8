'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const { range, start } = require('./fakes/session');

test('Messages of the server are shown, or are part of the output', async (context) => {
  const { editor, server } = await start(context, {});
  server.notify('window/showMessage', { type: 1, message: 'bad' });
  server.notify('window/showMessage', { type: 2, message: 'odd' });
  server.notify('window/showMessage', { type: 3, message: 'good' });
  server.notify('window/showMessage', { type: 4, message: 'quiet' });
  server.notify('window/logMessage', { type: 2, message: 'logged' });
  server.notify('$/logTrace', { message: 'traced', verbose: 'more' });
  server.notify('$/unknown', { value: 1 });
  server.notify('telemetry/event', { value: 1 });
  await server.settled();
  assert.deepEqual(
    editor.messages.map(({ severity, message }) => [severity, message]),
    [['error', 'bad'], ['warning', 'odd'], ['information', 'good']],
  );
  assert.deepEqual(editor.output.slice(-3), ['quiet', '[warning] logged', 'traced\nmore']);
});

test('The user answers a question of the server', async (context) => {
  const { editor, server } = await start(context, {});
  editor.clicks.Again = 'Yes';
  const actions = [{ title: 'No' }, { title: 'Yes', value: 7 }];
  const answer = await server.request('window/showMessageRequest', { type: 3, message: 'Again?', actions });
  assert.deepEqual(answer.result, { title: 'Yes', value: 7 });
  assert.equal((await server.request('window/showMessageRequest', { type: 1, message: 'Bad' })).result, null);
});

test('A document opens in the editor or in another app', async (context) => {
  const { editor, server, uri } = await start(context, {});
  const spec = { uri: uri('App.nav.yaml'), selection: range(1, 0, 3), takeFocus: false };
  const shown = await server.request('window/showDocument', spec);
  assert.deepEqual(shown.result, { success: true });
  assert.equal(editor.shown[0].uri, uri('App.nav.yaml'));
  assert.equal(editor.shown[0].preserveFocus, true);
  assert.equal(editor.shown[0].selection.end.character, 3);
  const page = 'http://127.0.0.1:8080/?screen=a%20b#x';
  assert.deepEqual((await server.request('window/showDocument', { uri: page, external: true })).result, { success: true });
  assert.deepEqual(editor.opened, [page]);
  assert.deepEqual((await server.request('window/showDocument', { uri: uri('None.nav.yaml') })).result, { success: false });
  assert.equal((await server.request('window/showDocument', { uri: 'no scheme' })).error.code, -32603);
});

test('A file on a remote machine does not open in an app of this machine', async (context) => {
  const { editor, server } = await start(context, {});
  editor.module.env.remoteName = 'ssh-remote';
  const page = { uri: 'file:///tmp/map.html', external: true };
  assert.deepEqual((await server.request('window/showDocument', page)).result, { success: false });
  assert.match(editor.messages[0].message, /\/tmp\/map\.html.*`waymark serve`/);
  await server.request('window/showDocument', { uri: 'http://127.0.0.1:1/', external: true });
  assert.deepEqual(editor.opened, ['http://127.0.0.1:1/']);
});

test('Edits apply to files that are open or not, and create, rename, and delete files', async (context) => {
  const { editor, server, folder, uri } = await start(context, {}, {
    'App.nav.yaml': 'app: A\n', 'Other.nav.yaml': 'app: B\n', 'Old.txt': 'old', 'Gone.txt': 'gone',
  });
  const document = editor.open(path.join(folder, 'App.nav.yaml'));
  const applied = await server.request('workspace/applyEdit', {
    label: 'Rename',
    edit: {
      changeAnnotations: { careful: { label: 'Careful', needsConfirmation: true } },
      documentChanges: [
        { textDocument: { uri: uri('App.nav.yaml'), version: 1 }, edits: [{ range: range(0, 5, 6), newText: 'Ä' }] },
        {
          textDocument: { uri: uri('Other.nav.yaml'), version: null },
          edits: [{ range: range(0, 5, 6), newText: 'C', annotationId: 'careful' }],
        },
        { kind: 'create', uri: uri('New.txt') },
        { kind: 'rename', oldUri: uri('Old.txt'), newUri: uri('Renamed.txt') },
        { kind: 'delete', uri: uri('Gone.txt') },
      ],
    },
  });
  assert.deepEqual(applied.result, { applied: true });
  assert.equal(document.getText(), 'app: Ä\n');
  assert.equal(editor.document({ toString: () => uri('Other.nav.yaml') }).getText(), 'app: C\n');
  assert.deepEqual(fs.readdirSync(folder).sort(), ['App.nav.yaml', 'New.txt', 'Other.nav.yaml', 'Renamed.txt']);
  const changes = { [uri('App.nav.yaml')]: [{ range: range(0, 0, 3), newText: 'name' }] };
  assert.deepEqual((await server.request('workspace/applyEdit', { edit: { changes } })).result, { applied: true });
  assert.equal(document.getText(), 'name: Ä\n');
});

test('Edits of an outdated document are rejected', async (context) => {
  const { editor, server, folder, uri } = await start(context, {});
  const document = editor.open(path.join(folder, 'App.nav.yaml'));
  editor.replace(document, 'Fruits', 'Nuts');
  const change = { textDocument: { uri: uri('App.nav.yaml'), version: 1 }, edits: [{ range: range(0, 0, 1), newText: '' }] };
  const { result } = await server.request('workspace/applyEdit', { edit: { documentChanges: [change] } });
  assert.equal(result.applied, false);
  assert.match(result.failureReason, /App\.nav\.yaml has changed/);
  assert.equal(document.getText(), 'waymark: 1\napp: Nuts\n');
  const { error } = await server.request('workspace/applyEdit', { edit: { documentChanges: [{ kind: 'magic' }] } });
  assert.match(error.message, /magic/);
});

test('The server can ask for settings', async (context) => {
  const { editor, server, uri } = await start(context, {});
  editor.settings['yaml.format.enable'] = true;
  const items = [{ section: 'waymark.trace.server' }, { section: 'yaml' }, { section: 'none', scopeUri: uri('App.nav.yaml') }, {}];
  const { result } = await server.request('workspace/configuration', { items });
  assert.deepEqual(result, ['off', { format: { enable: true } }, null, null]);
});

test('Progress is shown until its end, and can be canceled', async (context) => {
  const { editor, server } = await start(context, {});
  assert.equal((await server.request('window/workDoneProgress/create', { token: 'a' })).result, null);
  server.notify('$/progress', { token: 'a', value: { kind: 'begin', title: 'Checking', percentage: 10, cancellable: true } });
  server.notify('$/progress', { token: 'a', value: { kind: 'report', message: 'half', percentage: 50 } });
  server.notify('$/progress', { token: 'unknown', value: { kind: 'report', message: 'x' } });
  await server.settled();
  const [shown] = editor.progress;
  assert.deepEqual([shown.title, shown.location, shown.cancellable, shown.ended], ['Checking', 15, true, false]);
  assert.deepEqual(shown.reports, [{ message: undefined, increment: 10 }, { message: 'half', increment: 40 }]);
  shown.cancel();
  assert.deepEqual((await server.receive('window/workDoneProgress/cancel')).params, { token: 'a' });
  server.notify('$/progress', { token: 'a', value: { kind: 'end' } });
  await server.settled();
  assert(shown.ended);
});

test('Unknown requests get an error, and the server is still used', async (context) => {
  const { server } = await start(context, {});
  const { error } = await server.request('workspace/inlayHint/refresh');
  assert.equal(error.code, -32601);
  server.send({ id: 12345, result: 'an answer that nobody asked for' });
  server.send({ nothing: true });
  server.write(Buffer.concat([Buffer.from('Content-Length: 4\r\n\r\n'), Buffer.from('null')]));
  await server.settled();
});

test('A thousand messages at once are handled', async (context) => {
  const { editor, server, uri } = await start(context, {});
  for (let index = 0; index < 1000; index++) {
    const diagnostics = [{ range: range(0, 0, 1), message: `finding ${index}` }];
    server.notify('textDocument/publishDiagnostics', { uri: uri('App.nav.yaml'), diagnostics });
  }
  await server.settled();
  assert.equal(editor.diagnostics.get(uri('App.nav.yaml'))[0].message, 'finding 999');
});
