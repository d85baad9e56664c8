'use strict';

const vscode = require('vscode');
const { ConnectionClosedError, ResponseError } = require('../protocol/connection');

/** A running server, as the features of the editor use it. */
class Server {
  #log;

  /**
   * Creates a server.
   *
   * @param {import('../protocol/connection').Connection} connection The connection.
   * @param {any} capabilities The server's capabilities.
   * @param {(text: string) => void} log The function that receives each failure.
   */
  constructor(connection, capabilities, log) {
    this.connection = connection;
    this.capabilities = capabilities;
    this.#log = log;
  }

  /**
   * Sends a request whose failure the editor doesn't show, such as the request for a hover text.
   *
   * @param {string} method The method.
   * @param {any} params The parameters.
   * @param {vscode.CancellationToken} [token] The token that cancels the request.
   * @returns {Promise<any>} The result, or `null` if the request fails or is canceled.
   */
  async ask(method, params, token) {
    try {
      return await this.connection.request(method, params, token);
    } catch (error) {
      if (!isExpected(error)) this.#log(`${method} failed: ${/** @type {Error} */ (error).message}`);
      return null;
    }
  }

  /**
   * Sends a request whose failure the editor shows, such as the request to rename a screen.
   *
   * @param {string} method The method.
   * @param {any} params The parameters.
   * @param {vscode.CancellationToken} [token] The token that cancels the request.
   * @returns {Promise<any>} The result, or `null` if the request is canceled.
   * @throws {Error} If the request fails.
   */
  async demand(method, params, token) {
    try {
      return await this.connection.request(method, params, token);
    } catch (error) {
      if (error instanceof ResponseError && error.isCancellation) return null;
      throw error;
    }
  }
}

/** Returns a Boolean value that indicates whether an error is the result of a cancellation or of the server's end. */
const isExpected = (/** @type {unknown} */ error) =>
  error instanceof ConnectionClosedError || (error instanceof ResponseError && error.isCancellation);

module.exports = { Server };
