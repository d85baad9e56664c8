'use strict';

const vscode = require('vscode');
const { version } = require('../package.json');
const { toFolder } = require('../convert');
const { showDiagnostics } = require('../features/diagnostics');
const { registerFeatures } = require('../features/features');
const { Server } = require('../features/server');
const { ConnectionClosedError } = require('../protocol/connection');
const { ToolNotFoundError, findTool } = require('../tool');
const { clientCapabilities } = require('./capabilities');
const { synchronizeDocuments } = require('./documents');
const { ProgressReports } = require('./progress');
const { answerServer } = require('./requests');
const { Session } = require('./session');
const { Watchers } = require('./watchers');

/** The delay before the first restart after a crash, in milliseconds. Each further restart waits twice as long. */
const FIRST_DELAY = 250;

/** The number of crashes in a period after which the client doesn't restart the server, and the period. */
const CRASH_LIMIT = 5;
const CRASH_PERIOD = 3 * 60 * 1000;

/** The exit status of the tool for wrong usage, such as a command that an older version doesn't have. */
const WRONG_USAGE = 2;

/** @typedef {'stopped' | 'starting' | 'running' | 'failed'} State */

/** The client of the language server, which starts the server and restarts it after a crash. */
class Client {
  #channel;
  /** @type {Session | undefined} */
  #session;
  /** @type {vscode.Disposable | undefined} */
  #attached;
  /** @type {number[]} */
  #crashes = [];
  /** @type {NodeJS.Timeout | undefined} */
  #restart;
  /** @type {State} */
  #state = 'stopped';
  #stateChanged = new vscode.EventEmitter();

  /**
   * The running server.
   *
   * @type {Server | undefined}
   */
  server;

  /** The event after a change of the state. */
  onDidChangeState = this.#stateChanged.event;

  /**
   * Creates a client without a server.
   *
   * @param {vscode.OutputChannel} channel The channel that shows the log.
   */
  constructor(channel) {
    this.#channel = channel;
  }

  /** The state of the server. */
  get state() {
    return this.#state;
  }

  /** Starts the server. If the server already runs or starts, the method has no effect. */
  start() {
    if (this.#session || this.#state === 'starting') return;
    this.#crashes = [];
    this.#launch();
  }

  /** Stops the server. */
  async stop() {
    clearTimeout(this.#restart);
    const session = this.#session;
    this.#session = undefined;
    this.#detach();
    await session?.stop();
    if (!this.#session) this.#set('stopped');
  }

  /** Stops the server, and starts it again. */
  async restart() {
    await this.stop();
    this.start();
  }

  /** Sends the settings to the server after a change. */
  settingsChanged() {
    const connection = this.#session?.connection;
    connection?.notify('$/setTrace', { value: traceSetting() });
    connection?.notify('workspace/didChangeConfiguration', {
      settings: { waymark: vscode.workspace.getConfiguration('waymark') },
    });
  }

  #launch() {
    this.#set('starting');
    const folder = vscode.workspace.workspaceFolders?.find(({ uri }) => uri.scheme === 'file')?.uri.fsPath;
    try {
      const tool = findTool(vscode.workspace.getConfiguration('waymark').get('path') ?? '', folder);
      this.#log(`Starting ${tool} lsp`);
      const session = new Session(tool, folder, (line) => this.#log(line), (...message) => this.#trace(...message));
      this.#session = session;
      void session.ended.then((ending) => this.#ended(session, tool, ending));
      void this.#initialize(session);
    } catch (error) {
      if (error instanceof ToolNotFoundError) this.#fail(error.message, 'Open Settings');
      else this.#fail(`The language server can't be started: ${error}`);
    }
  }

  /** Exchanges capabilities with a server, and connects the server to the editor. */
  async #initialize(/** @type {Session} */ session) {
    const { connection } = session;
    const watchers = new Watchers(connection);
    this.#attached = vscode.Disposable.from(watchers, new ProgressReports(connection), showDiagnostics(connection));
    answerServer(connection, watchers, (text) => this.#log(text));
    const folders = vscode.workspace.workspaceFolders;
    try {
      const { capabilities, serverInfo } = await connection.request('initialize', {
        processId: process.pid,
        clientInfo: { name: `${vscode.env.appName} with Waymark ${version}`, version: vscode.version },
        locale: vscode.env.language,
        rootUri: folders?.[0]?.uri.toString() ?? null,
        capabilities: clientCapabilities,
        trace: traceSetting(),
        workspaceFolders: folders?.map(toFolder) ?? null,
      });
      if (session !== this.#session) return;
      connection.notify('initialized', {});
      this.#log(`Connected to ${serverInfo?.name ?? 'the server'} ${serverInfo?.version ?? ''}`.trimEnd());
      this.server = new Server(connection, capabilities, (text) => this.#log(text));
      this.#attached = vscode.Disposable.from(
        this.#attached,
        synchronizeDocuments(connection, capabilities.textDocumentSync),
        registerFeatures(this.server),
        synchronizeFolders(connection, capabilities.workspace?.workspaceFolders),
      );
      this.#set('running');
    } catch (error) {
      // The end of the process explains a closed connection.
      if (error instanceof ConnectionClosedError || session !== this.#session) return;
      this.#session = undefined;
      this.#detach();
      this.#fail(`The language server can't be used: ${/** @type {Error} */ (error).message}`);
      await session.stop();
    }
  }

  /** Handles the end of a process. */
  #ended(/** @type {Session} */ session, /** @type {string} */ tool, /** @type {import('./session').Ending} */ ending) {
    const { status, signal, errorOutput, error } = ending;
    const reason = error?.message ?? (signal ? `signal ${signal}` : `status ${status}`);
    this.#log(`The language server ended: ${reason}`);
    if (session.isStopping || session !== this.#session) return;
    const wasRunning = this.#state === 'running';
    this.#session = undefined;
    this.#detach();
    if (!wasRunning && status === WRONG_USAGE && errorOutput.includes('`lsp`')) {
      this.#fail(`${tool} has no command lsp. Update the tool, or set waymark.path to a newer version.`, 'Open Settings');
      return;
    }
    if (!wasRunning && session.processID === undefined) {
      this.#fail(`${tool} can't be started: ${reason}`, 'Open Settings');
      return;
    }
    const now = Date.now();
    this.#crashes = [...this.#crashes.filter((crash) => now - crash < CRASH_PERIOD), now];
    if (this.#crashes.length < CRASH_LIMIT) {
      const delay = FIRST_DELAY * 2 ** (this.#crashes.length - 1);
      this.#log(`Restarting in ${delay} ms`);
      this.#set('starting');
      this.#restart = setTimeout(() => this.#launch(), delay);
    } else {
      this.#fail(`The language server ended ${CRASH_LIMIT} times in 3 minutes, the last time with ${reason}.`, 'Restart');
    }
  }

  #detach() {
    this.server = undefined;
    this.#attached?.dispose();
    this.#attached = undefined;
  }

  /** Shows the reason why the server doesn't run, with buttons for the next step. */
  #fail(/** @type {string} */ message, /** @type {string[]} */ ...buttons) {
    this.#log(message);
    this.#set('failed');
    void vscode.window.showErrorMessage(`Waymark: ${message}`, ...buttons, 'Show Output').then((button) => {
      if (button === 'Open Settings') void vscode.commands.executeCommand('workbench.action.openSettings', 'waymark.path');
      else if (button === 'Restart') void this.restart();
      else if (button === 'Show Output') this.#channel.show();
    });
  }

  #set(/** @type {State} */ state) {
    this.#state = state;
    this.#stateChanged.fire(state);
  }

  #log(/** @type {string} */ text) {
    this.#channel.appendLine(text);
  }

  /** Writes a message to the log, if the setting asks for messages. */
  #trace(/** @type {string} */ text, /** @type {object | undefined} */ message = undefined) {
    const setting = traceSetting();
    if (setting === 'off') return;
    this.#log(`${new Date().toISOString().slice(11, 23)} ${text}`);
    if (setting === 'verbose' && message) this.#log(JSON.stringify(message, undefined, 2));
  }
}

/** Returns the setting `waymark.trace.server`. */
const traceSetting = () => vscode.workspace.getConfiguration('waymark').get('trace.server') ?? 'off';

/** Sends changes of the workspace's folders to a server that asks for them. */
function synchronizeFolders(
  /** @type {import('../protocol/connection').Connection} */ connection,
  /** @type {any} */ capability,
) {
  if (!capability?.changeNotifications) return vscode.Disposable.from();
  return vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
    const event = { added: added.map(toFolder), removed: removed.map(toFolder) };
    connection.notify('workspace/didChangeWorkspaceFolders', { event });
  });
}

module.exports = { Client };
