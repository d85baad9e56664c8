'use strict';

/** The codes of errors in JSON-RPC and the language server protocol. */
const ErrorCode = Object.freeze({
  methodNotFound: -32601,
  internalError: -32603,
  serverCancelled: -32802,
  contentModified: -32801,
  requestCancelled: -32800,
});

/** An error that a request is answered with. */
class ResponseError extends Error {
  /**
   * Creates an error.
   *
   * @param {number} code The code.
   * @param {string} message The text.
   */
  constructor(code, message) {
    super(message);
    this.name = 'ResponseError';
    this.code = code;
  }

  /** A Boolean value that indicates whether the request was canceled, or is outdated. */
  get isCancellation() {
    const { requestCancelled, contentModified, serverCancelled } = ErrorCode;
    return [requestCancelled, contentModified, serverCancelled].includes(this.code);
  }
}

/** The error of requests without an answer when the connection closes. */
class ConnectionClosedError extends Error {
  constructor() {
    super('The language server stopped.');
    this.name = 'ConnectionClosedError';
  }
}

/**
 * @typedef {object} CancellationToken
 * @property {boolean} isCancellationRequested
 * @property {(listener: () => void) => { dispose(): void }} onCancellationRequested
 */

/** The requests and notifications between the editor and a server, in both directions. */
class Connection {
  #write;
  #trace;
  #nextID = 1;
  #closed = false;
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  #pending = new Map();
  /** @type {Map<string, (params: any) => any>} */
  #requestHandlers = new Map();
  /** @type {Map<string, (params: any) => void>} */
  #notificationHandlers = new Map();

  /**
   * Creates a connection.
   *
   * @param {(message: object) => void} write The function that sends a message.
   * @param {(text: string, message?: object) => void} trace The function that receives a line for each message, and for
   *   each message that the connection can't handle.
   */
  constructor(write, trace) {
    this.#write = write;
    this.#trace = trace;
  }

  /**
   * Sends a request.
   *
   * @param {string} method The method.
   * @param {any} [params] The parameters.
   * @param {CancellationToken} [token] The token that cancels the request.
   * @returns {Promise<any>} The result.
   */
  request(method, params, token) {
    if (this.#closed) return Promise.reject(new ConnectionClosedError());
    if (token?.isCancellationRequested) {
      return Promise.reject(new ResponseError(ErrorCode.requestCancelled, 'The request was canceled.'));
    }
    const id = this.#nextID++;
    const started = Date.now();
    const answer = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    this.#send(`→ ${method} (${id})`, { jsonrpc: '2.0', id, method, params });
    const cancellation = token?.onCancellationRequested(() => {
      if (this.#pending.has(id)) this.notify('$/cancelRequest', { id });
    });
    return answer.finally(() => {
      cancellation?.dispose();
      this.#trace(`${method} (${id}) took ${Date.now() - started} ms`);
    });
  }

  /**
   * Sends a notification.
   *
   * @param {string} method The method.
   * @param {any} [params] The parameters.
   */
  notify(method, params) {
    if (!this.#closed) this.#send(`→ ${method}`, { jsonrpc: '2.0', method, params });
  }

  /**
   * Sets the function that answers the server's requests with a method.
   *
   * @param {string} method The method.
   * @param {(params: any) => any} handler The function, which returns the result or a promise.
   */
  onRequest(method, handler) {
    this.#requestHandlers.set(method, handler);
  }

  /**
   * Sets the function that receives the server's notifications with a method.
   *
   * @param {string} method The method.
   * @param {(params: any) => void} handler The function.
   */
  onNotification(method, handler) {
    this.#notificationHandlers.set(method, handler);
  }

  /**
   * Handles a message from the server.
   *
   * @param {any} message The message.
   */
  receive(message) {
    if (this.#closed) return;
    if (typeof message?.method === 'string') {
      this.#trace(`← ${message.method}${message.id === undefined ? '' : ` (${message.id})`}`, message);
      if (message.id === undefined) this.#notified(message);
      else void this.#answer(message);
    } else if (this.#pending.has(message?.id)) {
      this.#trace(`← answer (${message.id})`, message);
      this.#answered(message);
    } else {
      this.#trace('← a message that is neither a request nor an expected answer', message);
    }
  }

  /** Closes the connection. All requests without an answer fail. */
  close() {
    this.#closed = true;
    for (const { reject } of this.#pending.values()) reject(new ConnectionClosedError());
    this.#pending.clear();
  }

  #send(/** @type {string} */ text, /** @type {object} */ message) {
    this.#trace(text, message);
    this.#write(message);
  }

  #answered(/** @type {any} */ { id, result, error }) {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error) pending?.reject(new ResponseError(error.code, String(error.message)));
    else pending?.resolve(result ?? null);
  }

  #notified(/** @type {any} */ { method, params }) {
    try {
      this.#notificationHandlers.get(method)?.(params);
    } catch (error) {
      this.#trace(`${method} can't be handled: ${error}`);
    }
  }

  async #answer(/** @type {any} */ { id, method, params }) {
    const handler = this.#requestHandlers.get(method);
    let answer;
    try {
      if (!handler) throw new ResponseError(ErrorCode.methodNotFound, `The editor has no method ${method}.`);
      answer = { result: (await handler(params)) ?? null };
    } catch (error) {
      const code = error instanceof ResponseError ? error.code : ErrorCode.internalError;
      answer = { error: { code, message: error instanceof Error ? error.message : String(error) } };
    }
    if (!this.#closed) this.#send(`→ answer (${id})`, { jsonrpc: '2.0', id, ...answer });
  }
}

module.exports = { Connection, ConnectionClosedError, ErrorCode, ResponseError };
