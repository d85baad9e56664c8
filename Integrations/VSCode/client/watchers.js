'use strict';

const vscode = require('vscode');
const { uri } = require('../convert');

/** The time in which changes of files are collected into one message, in milliseconds. */
const COLLECTION_TIME = 100;

/** The types of changes in the protocol, and the bits that select them. */
const FileChange = Object.freeze({ created: 1, changed: 2, deleted: 3 });
const WatchKind = Object.freeze({ create: 1, change: 2, delete: 4, all: 7 });

/** The watchers of files that the server registers. */
class Watchers {
  #connection;
  /**
   * The watchers of each registration.
   *
   * @type {Map<string, vscode.Disposable>}
   */
  #registrations = new Map();
  /**
   * The last change of each file since the last message.
   *
   * @type {Map<string, number>}
   */
  #changes = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /**
   * Creates an object without watchers.
   *
   * @param {import('../protocol/connection').Connection} connection The connection.
   */
  constructor(connection) {
    this.#connection = connection;
  }

  /**
   * Starts to watch the files of a registration.
   *
   * @param {string} id The ID of the registration.
   * @param {any} options The options, with `watchers`.
   */
  register(id, options) {
    const watchers = options.watchers.map((/** @type {any} */ { globPattern, kind = WatchKind.all }) => {
      const watcher = vscode.workspace.createFileSystemWatcher(
        pattern(globPattern),
        !(kind & WatchKind.create),
        !(kind & WatchKind.change),
        !(kind & WatchKind.delete),
      );
      watcher.onDidCreate((file) => this.#add(file, FileChange.created));
      watcher.onDidChange((file) => this.#add(file, FileChange.changed));
      watcher.onDidDelete((file) => this.#add(file, FileChange.deleted));
      return watcher;
    });
    this.unregister(id);
    this.#registrations.set(id, vscode.Disposable.from(...watchers));
  }

  /**
   * Ends the watchers of a registration.
   *
   * @param {string} id The ID of the registration.
   * @returns {boolean} A Boolean value that indicates whether there was such a registration.
   */
  unregister(id) {
    this.#registrations.get(id)?.dispose();
    return this.#registrations.delete(id);
  }

  /** Ends all watchers. */
  dispose() {
    clearTimeout(this.#timer);
    for (const watchers of this.#registrations.values()) watchers.dispose();
    this.#registrations.clear();
  }

  #add(/** @type {vscode.Uri} */ file, /** @type {number} */ type) {
    const key = file.toString();
    // A file that is replaced is deleted and created.
    const replaced = type === FileChange.created && this.#changes.get(key) === FileChange.deleted;
    this.#changes.set(key, replaced ? FileChange.changed : type);
    this.#timer ??= setTimeout(() => this.#send(), COLLECTION_TIME);
  }

  #send() {
    this.#timer = undefined;
    const changes = [...this.#changes].map(([uri, type]) => ({ uri, type }));
    this.#changes.clear();
    this.#connection.notify('workspace/didChangeWatchedFiles', { changes });
  }
}

/** Returns a pattern of the editor: a string, or a pattern relative to a folder. */
function pattern(/** @type {any} */ value) {
  if (typeof value === 'string') return value;
  const base = typeof value.baseUri === 'string' ? value.baseUri : value.baseUri.uri;
  return new vscode.RelativePattern(uri(base), value.pattern);
}

module.exports = { Watchers };
