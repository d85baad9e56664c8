'use strict';

const vscode = require('vscode');
const { Client } = require('./client/client');
const { isSpec, selector, uri } = require('./convert');
const { execute } = require('./features/commands');

/** The command of the server that opens the map of a spec. */
const OPEN_MAP = 'waymark.openMap';

/**
 * The client of the activated extension.
 *
 * @type {Client | undefined}
 */
let client;

/**
 * Starts the extension. The server starts with the first spec in the workspace or in an editor.
 *
 * @param {vscode.ExtensionContext} context The place for objects that end with the extension.
 */
async function activate(context) {
  const channel = vscode.window.createOutputChannel('Waymark');
  const started = (client = new Client(channel));
  context.subscriptions.push(
    channel,
    showStatus(started),
    vscode.commands.registerCommand('waymark.restartServer', () => started.restart()),
    vscode.commands.registerCommand('waymark.showOutput', () => channel.show()),
    vscode.commands.registerCommand(OPEN_MAP, (spec) => openMap(started, spec)),
    vscode.workspace.onDidOpenTextDocument((document) => {
      // After a failure, the user decides when to start again.
      if (isSpec(document) && started.state === 'stopped') started.start();
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('waymark.path') && started.state !== 'stopped') void started.restart();
      else if (event.affectsConfiguration('waymark')) started.settingsChanged();
    }),
  );
  if (vscode.workspace.textDocuments.some(isSpec) || (await workspaceSpecs(1)).length > 0) started.start();
}

/**
 * Stops the server.
 *
 * @returns {Promise<void> | undefined} A promise that is resolved at the end of the server.
 */
function deactivate() {
  return client?.stop();
}

/** Returns the specs in the workspace. */
const workspaceSpecs = (/** @type {number | undefined} */ limit = undefined) =>
  vscode.workspace.findFiles('**/*.nav.yaml', '**/{node_modules,.build}/**', limit);

/** Opens the map of a spec: of the given file, of the file in the editor, or of a file that the user selects. */
async function openMap(/** @type {Client} */ client, /** @type {unknown} */ spec) {
  const { server } = client;
  if (!server) {
    await vscode.window.showErrorMessage(
      'Waymark: The language server does not run. Run "Waymark: Show Output" to see the reason.',
    );
  } else if (!server.capabilities.executeCommandProvider?.commands.includes(OPEN_MAP)) {
    await vscode.window.showErrorMessage(
      "Waymark: This version of the tool can't open the map in the editor. Run `waymark map SPEC --output map.html`.",
    );
  } else {
    const file = await selectedSpec(spec);
    if (!file) return;
    // The server draws the map of a document that it has, which can differ from the file.
    await vscode.workspace.openTextDocument(file);
    await execute(server, OPEN_MAP, [file.toString()]);
  }
}

/** Returns the spec that a command is for, or `undefined` if there is none, or if the user selects none. */
async function selectedSpec(/** @type {unknown} */ argument) {
  // The menus call a command with a URI, and the server's buttons call it with a text.
  if (argument instanceof vscode.Uri) return argument;
  if (typeof argument === 'string') return uri(argument);
  const document = vscode.window.activeTextEditor?.document;
  if (document && isSpec(document)) return document.uri;
  const files = await workspaceSpecs();
  if (files.length === 0) await vscode.window.showInformationMessage('Waymark: The workspace has no file *.nav.yaml.');
  if (files.length < 2) return files[0];
  const items = files
    .map((uri) => ({ label: vscode.workspace.asRelativePath(uri), uri }))
    .sort((left, right) => left.label.localeCompare(right.label));
  return (await vscode.window.showQuickPick(items, { placeHolder: 'Show the map of this spec' }))?.uri;
}

/** Shows the state of the server beside the language of a spec. */
function showStatus(/** @type {Client} */ client) {
  const item = vscode.languages.createLanguageStatusItem('waymark.server', selector);
  const update = () => {
    const { state } = client;
    item.text = 'Waymark';
    item.detail = `The language server is ${state}`;
    item.busy = state === 'starting';
    item.severity = state === 'failed' ? vscode.LanguageStatusSeverity.Error : vscode.LanguageStatusSeverity.Information;
    item.command =
      state === 'failed'
        ? { title: 'Restart', command: 'waymark.restartServer' }
        : { title: 'Show Output', command: 'waymark.showOutput' };
  };
  update();
  return vscode.Disposable.from(item, client.onDidChangeState(update));
}

module.exports = { activate, deactivate };
