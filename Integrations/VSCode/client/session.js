'use strict';

const { spawn } = require('node:child_process');
const { Connection } = require('../protocol/connection');
const { MessageReader, encode } = require('../protocol/framing');

/** The time that the server has to answer `shutdown`, and then to exit after each request to stop, in milliseconds. */
const STOP_TIME = 1000;

/** The number of characters that a session keeps of the server's standard error. */
const ERROR_OUTPUT_LIMIT = 4000;

/**
 * @typedef {object} Ending The end of a server's process.
 * @property {number | null} status The exit status.
 * @property {string | null} signal The signal that ended the process.
 * @property {string} errorOutput The last characters of standard error.
 * @property {Error} [error] The reason why the process could not start or could not continue.
 */

/** One run of the server's process, from its start to its end. */
class Session {
  #process;
  #log;
  #errorOutput = '';
  /** @type {Error | undefined} */
  #error;
  #stopping = false;

  /**
   * Starts a process.
   *
   * @param {string} tool The path of the tool `waymark`.
   * @param {string | undefined} folder The current folder of the process.
   * @param {(text: string) => void} log The function that receives each line of standard error.
   * @param {(text: string, message?: object) => void} trace The function that receives each message.
   */
  constructor(tool, folder, log, trace) {
    this.#log = log;
    this.#process = spawn(tool, ['lsp'], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
    this.connection = new Connection((message) => this.#process.stdin.write(encode(message)), trace);
    const reader = new MessageReader((message) => this.connection.receive(message));
    this.#process.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      if (this.#error) return;
      try {
        reader.append(chunk);
      } catch (error) {
        this.#fail(/** @type {Error} */ (error));
      }
    });
    // The end of the process explains a failed write.
    this.#process.stdin.on('error', () => {});
    this.#process.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => this.#errorText(text));
    /**
     * The end of the process.
     *
     * @type {Promise<Ending>}
     */
    this.ended = new Promise((resolve) => {
      const end = (/** @type {number | null} */ status, /** @type {string | null} */ signal) => {
        this.connection.close();
        resolve({ status, signal, errorOutput: this.#errorOutput, error: this.#error });
      };
      this.#process.on('error', (/** @type {Error} */ error) => {
        this.#error ??= error;
        if (this.#process.pid === undefined) end(null, null);
      });
      this.#process.on('close', end);
    });
  }

  /** The ID of the process, or `undefined` if the process could not start. */
  get processID() {
    return this.#process.pid;
  }

  /** A Boolean value that indicates whether the editor stops the process. */
  get isStopping() {
    return this.#stopping;
  }

  /**
   * Stops the process: with the messages `shutdown` and `exit`, or with a signal if the server doesn't exit.
   *
   * @returns {Promise<void>} A promise that is resolved at the end of the process.
   */
  async stop() {
    this.#stopping = true;
    const shutdown = this.connection.request('shutdown').then(
      () => this.connection.notify('exit'),
      () => {},
    );
    await within(STOP_TIME, Promise.race([shutdown, this.ended]));
    this.#process.stdin.end();
    if (await within(STOP_TIME, this.ended)) return;
    this.#process.kill('SIGTERM');
    if (await within(STOP_TIME, this.ended)) return;
    this.#process.kill('SIGKILL');
    await this.ended;
  }

  /** Ends the process after output that isn't a message, because later messages can't be found. */
  #fail(/** @type {Error} */ error) {
    this.#error = error;
    this.#process.kill('SIGKILL');
  }

  #errorText(/** @type {string} */ text) {
    this.#errorOutput = (this.#errorOutput + text).slice(-ERROR_OUTPUT_LIMIT);
    for (const line of text.trimEnd().split('\n')) this.#log(line);
  }
}

/** Waits for a promise, and returns a Boolean value that indicates whether the promise was resolved in time. */
async function within(/** @type {number} */ milliseconds, /** @type {Promise<any>} */ promise) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const result = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return result;
}

module.exports = { Session };
