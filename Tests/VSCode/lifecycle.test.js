'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { after, afterEach, before, test } = require('node:test');
const { activate, folder: extensionFolder } = require('./fakes/extension');
const { Editor } = require('./fakes/editor');
const { turn } = require('./fakes/patience');
const { Relays } = require('./fakes/server');

let relays;
let workspace;
let extension;

before(async () => {
  relays = await Relays.listen();
  workspace = path.join(relays.folder, 'App');
  fs.mkdirSync(workspace);
  fs.writeFileSync(path.join(workspace, 'App.nav.yaml'), 'waymark: 1\n');
});
afterEach(async () => {
  await relays.killDuring(extension?.deactivate());
  extension = undefined;
  delete process.env.WAYMARK_OLD;
});
after(() => relays.close());

/** Returns an editor whose setting leads to the fake tool. */
function editorWithTool(folder = workspace, tool = relays.tool) {
  const editor = new Editor(folder);
  editor.settings['waymark.path'] = tool;
  return editor;
}

const isRestarting = (editor) => editor.output.at(-1)?.startsWith('Restarting');

/** Lets the time pass until the restart of the server. */
async function restart(editor, delay) {
  await editor.until(() => isRestarting(editor), 'a restart');
  const { clock } = extension;
  assert.deepEqual(clock.delays, [delay]);
  await clock.pass(delay - 1);
  assert.deepEqual(clock.delays, [1]);
  await clock.pass(1);
}

/** Waits until the extension shows an error, and does not plan to start the server again. */
async function failure(editor) {
  await editor.until(() => editor.messages.length > 0 || isRestarting(editor), 'an error');
  await turn();
  assert.deepEqual(extension.clock.delays, []);
  assert.equal(editor.messages.length, 1);
}

/** Ends a server while the extension waits for it. */
const end = (server, stopped) => Promise.all([server.shutDown(), stopped]);

test('A workspace with a spec starts the server, and deactivation ends it', async () => {
  const editor = editorWithTool();
  extension = await activate(editor);
  assert.equal(editor.status.detail, 'The language server is starting');
  const server = await relays.next();
  assert.equal(server.cwd, fs.realpathSync(workspace));
  assert.deepEqual(server.arguments, ['lsp']);
  const params = await server.initialize();
  assert.equal(params.processId, process.pid);
  assert.equal(params.workspaceFolders[0].name, 'App');
  assert.equal(params.rootUri, `file://${workspace.replaceAll(' ', '%20')}`);
  assert.deepEqual(params.capabilities.general.positionEncodings, ['utf-16']);
  await editor.until(() => editor.status.detail === 'The language server is running', 'running');
  await end(server, extension.deactivate());
  assert.deepEqual(editor.messages, []);
  assert.equal(editor.commands.size, 0);
  assert.equal(editor.providers.length, 0);
  extension = undefined;
});

test('Without a spec, no server starts until a spec is opened', async () => {
  const empty = fs.mkdtempSync(path.join(relays.folder, 'empty'));
  fs.mkdirSync(path.join(empty, '.build/checkouts'), { recursive: true });
  fs.writeFileSync(path.join(empty, '.build/checkouts/Other.nav.yaml'), '');
  const editor = editorWithTool(empty);
  extension = await activate(editor);
  editor.open(path.join(empty, 'other.yaml'), 'a: 1');
  await turn();
  assert.equal(editor.status.detail, 'The language server is stopped');
  assert.deepEqual(editor.output, []);
  editor.open(path.join(empty, 'App.nav.yaml'), 'waymark: 1');
  assert.equal(editor.status.detail, 'The language server is starting');
  const server = await relays.next();
  await server.initialize();
  assert.equal(editor.output.filter((line) => line.startsWith('Starting')).length, 1);
  await end(server, extension.deactivate());
});

test('A spec without a workspace starts the server', async () => {
  const editor = editorWithTool(undefined);
  editor.folders = undefined;
  editor.open(path.join(workspace, 'App.nav.yaml'));
  extension = await activate(editor);
  const server = await relays.next();
  const params = await server.initialize();
  assert.equal(params.rootUri, null);
  assert.equal(params.workspaceFolders, null);
  await end(server, extension.deactivate());
});

test('A missing tool is an error with the next step', async () => {
  const editor = editorWithTool(workspace, '/nowhere/waymark');
  editor.clicks['/nowhere/waymark'] = 'Open Settings';
  extension = await activate(editor);
  await editor.until(() => editor.builtIn.length > 0, 'the settings');
  assert.equal(editor.messages.length, 1);
  assert.match(editor.messages[0].message, /^Waymark: The setting waymark.path is \/nowhere\/waymark, which is not an exec/);
  assert.deepEqual(editor.builtIn, [['workbench.action.openSettings', 'waymark.path']]);
  assert.equal(editor.status.severity, 2);
  // Another spec doesn't show the error again, but a new setting starts the server.
  editor.open(path.join(workspace, 'App.nav.yaml'));
  assert.equal(editor.messages.length, 1);
  editor.set('waymark.path', relays.tool);
  const server = await relays.next();
  await server.initialize();
  await editor.until(() => editor.status.severity === 0, 'running');
  await end(server, extension.deactivate());
});

test('A tool that is not executable code is an error', async () => {
  const tool = path.join(relays.folder, 'text');
  fs.writeFileSync(tool, '#!/nowhere/interpreter\n', { mode: 0o755 });
  const editor = editorWithTool(workspace, tool);
  extension = await activate(editor);
  await failure(editor);
  assert.match(editor.messages[0].message, /can't be started: .*ENOENT/);
});

test('An old tool without the command is an error, and is not started again', async () => {
  process.env.WAYMARK_OLD = '1';
  const editor = editorWithTool();
  extension = await activate(editor);
  await failure(editor);
  assert.match(editor.messages[0].message, /bin\/waymark has no command lsp\. Update the tool/);
  assert.deepEqual(editor.messages[0].items, ['Open Settings', 'Show Output']);
  assert(editor.output.some((line) => line.includes('there is no command `lsp`')));
});

test('A server that rejects the start is an error', async () => {
  const editor = editorWithTool();
  extension = await activate(editor);
  const server = await relays.next();
  await server.fail('initialize', -32603, 'the folder is gone');
  await editor.until(() => editor.messages.length > 0, 'an error');
  assert.match(editor.messages[0].message, /can't be used: the folder is gone/);
  await end(server, undefined);
});

test('After a crash, the server starts again with the open documents', async () => {
  const editor = editorWithTool();
  const document = editor.open(path.join(workspace, 'App.nav.yaml'));
  extension = await activate(editor);
  const first = await relays.next();
  await first.initialize({ textDocumentSync: 2, hoverProvider: true, executeCommandProvider: { commands: ['waymark.x'] } });
  await first.receive('textDocument/didOpen');
  first.notify('textDocument/publishDiagnostics', {
    uri: document.uri.toString(),
    diagnostics: [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 7 } }, message: 'old' }],
  });
  await first.settled();
  assert.equal(editor.diagnostics.size, 1);
  const hover = editor.ask('hover', 'provideHover', document, [document.find('1')]);
  await first.receive('textDocument/hover');
  first.kill('SIGKILL');
  assert.equal(await hover, undefined);
  editor.replace(document, '1', '2');

  await restart(editor, 250);
  const second = await relays.next();
  assert.notEqual(second.pid, first.pid);
  assert.equal(editor.diagnostics.size, 0);
  await second.initialize({ textDocumentSync: 2, hoverProvider: true, executeCommandProvider: { commands: ['waymark.x'] } });
  const { params } = await second.receive('textDocument/didOpen');
  assert.deepEqual([params.textDocument.version, params.textDocument.text], [2, 'waymark: 2\n']);
  assert.equal(editor.providers.length, 1);
  assert.deepEqual(editor.messages, []);
  assert(editor.output.includes('The language server ended: signal SIGKILL'));
  await end(second, extension.deactivate());
});

test('After five crashes, the user decides when the server starts again', async () => {
  const editor = editorWithTool();
  extension = await activate(editor);
  for (let run = 1; run <= 5; run++) {
    const server = await relays.next();
    if (run === 2) await server.initialize();
    else await server.receive('initialize');
    server.writeError('Fatal error: 1\n');
    server.exit(run === 3 ? 2 : 133);
    if (run < 5) await restart(editor, 250 * 2 ** (run - 1));
  }
  await failure(editor);
  assert.match(editor.messages[0].message, /ended 5 times in 3 minutes, the last time with status 133/);
  assert.deepEqual(editor.messages[0].items, ['Restart', 'Show Output']);
  assert(editor.output.includes('Fatal error: 1'));
  assert.deepEqual(editor.output.filter((line) => line.startsWith('Restarting')).length, 4);
  assert(!relays.hasNext);
  const restarted = editor.module.commands.executeCommand('waymark.restartServer');
  const server = await relays.next();
  await restarted;
  await server.initialize();
  await end(server, extension.deactivate());
});

test('Output that is not a message ends the server', async () => {
  const editor = editorWithTool();
  extension = await activate(editor);
  const first = await relays.next();
  await first.initialize();
  first.write('print("debug")\n');
  await restart(editor, 250);
  const second = await relays.next();
  await second.initialize();
  assert(editor.output.some((line) => line.includes('This output is not a message: "print(')));
  await end(second, extension.deactivate());
});

test('A server that does not end is killed', async () => {
  const editor = editorWithTool();
  extension = await activate(editor);
  const server = await relays.next();
  await server.initialize();
  await server.hang();
  // The editor waits for 5 seconds, and these are 3 seconds.
  const second = async () => {
    assert.deepEqual(extension.clock.delays, [1000]);
    await extension.clock.pass(1000);
  };
  const stopped = extension.deactivate();
  await server.receive('shutdown');
  await second();
  assert.deepEqual(await server.events.take('the end of the input'), { inputEnded: true });
  await second();
  assert.deepEqual(await server.events.take('a signal'), { signal: 'SIGTERM' });
  await second();
  await stopped;
  await server.ended;
  extension = undefined;
});

test('The command to restart replaces a server that starts', async () => {
  const editor = editorWithTool();
  extension = await activate(editor);
  const first = await relays.next();
  const restarted = editor.module.commands.executeCommand('waymark.restartServer');
  await first.receive('initialize');
  await first.fail('shutdown', -32002, 'not initialized');
  const second = await relays.next();
  await second.initialize();
  await restarted;
  await editor.until(() => editor.status.busy === false, 'running');
  assert.deepEqual(editor.messages, []);
  await end(second, extension.deactivate());
});

test('The settings reach the server, and the trace shows the messages', async () => {
  const editor = editorWithTool();
  extension = await activate(editor);
  const server = await relays.next();
  assert.equal((await server.initialize()).trace, 'off');
  const before = editor.output.length;
  await server.settled();
  assert.equal(editor.output.length, before);
  editor.set('waymark.trace.server', 'verbose');
  assert.deepEqual((await server.receive('$/setTrace')).params, { value: 'verbose' });
  const { params } = await server.receive('workspace/didChangeConfiguration');
  assert.deepEqual(params.settings.waymark, { path: relays.tool, trace: { server: 'verbose' } });
  await server.settled();
  assert(editor.output.some((line) => /^\d\d:\d\d:\d\d\.\d{3} ← workspace\/configuration/.test(line)));
  assert(editor.output.some((line) => line.includes('"items": []')));
  editor.set('waymark.trace.server', 'messages');
  await server.receive('$/setTrace');
  await server.receive('workspace/didChangeConfiguration');
  await end(server, extension.deactivate());
});

test('The extension consists of plain files without packages', () => {
  const sources = fs.readdirSync(extensionFolder, { recursive: true }).filter((name) => name.endsWith('.js'));
  assert(sources.length > 10);
  for (const name of sources) {
    const source = fs.readFileSync(path.join(extensionFolder, name), 'utf8');
    assert.match(source, /^'use strict';\n/, name);
    for (const [, required] of source.matchAll(/require\('([^']+)'\)/g)) {
      assert.match(required, /^(vscode|node:\w+|\.\.?\/.*)$/, `${name} requires ${required}`);
    }
  }
});
