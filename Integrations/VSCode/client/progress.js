'use strict';

const vscode = require('vscode');

/** The work of the server that the editor shows. */
class ProgressReports {
  #connection;
  /** @type {Map<string | number, { report: (value: any) => void, end: () => void }>} */
  #shown = new Map();

  /**
   * Creates an object without reports, and handles the server's messages about progress.
   *
   * @param {import('../protocol/connection').Connection} connection The connection.
   */
  constructor(connection) {
    this.#connection = connection;
    connection.onRequest('window/workDoneProgress/create', () => null);
    connection.onNotification('$/progress', ({ token, value }) => {
      if (value.kind === 'begin') this.#begin(token, value);
      else if (value.kind === 'report') this.#shown.get(token)?.report(value);
      else if (value.kind === 'end') this.#end(token);
    });
  }

  /** Removes all reports. */
  dispose() {
    for (const token of [...this.#shown.keys()]) this.#end(token);
  }

  #begin(/** @type {string | number} */ token, /** @type {any} */ begin) {
    this.#end(token);
    let percentage = 0;
    const shown = { report: (/** @type {any} */ _) => {}, end: () => {} };
    const ended = new Promise((/** @type {(value: void) => void} */ resolve) => {
      shown.end = resolve;
    });
    this.#shown.set(token, shown);
    // Only a notification has a button to cancel the work.
    const location = begin.cancellable ? vscode.ProgressLocation.Notification : vscode.ProgressLocation.Window;
    const options = { location, title: begin.title, cancellable: begin.cancellable ?? false };
    vscode.window.withProgress(options, (progress, cancellation) => {
      shown.report = (value) => {
        const increment = value.percentage === undefined ? undefined : value.percentage - percentage;
        percentage = value.percentage ?? percentage;
        progress.report({ message: value.message, increment });
      };
      shown.report(begin);
      cancellation.onCancellationRequested(() => {
        this.#connection.notify('window/workDoneProgress/cancel', { token });
      });
      return ended;
    });
  }

  #end(/** @type {string | number} */ token) {
    this.#shown.get(token)?.end();
    this.#shown.delete(token);
  }
}

module.exports = { ProgressReports };
