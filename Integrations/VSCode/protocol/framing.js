'use strict';

/** The longest header that a reader accepts, in bytes. The header of a message has about 30 bytes. */
const HEADER_LIMIT = 4096;

/** The longest body that a reader accepts, in bytes. */
const BODY_LIMIT = 1 << 28;

/** How the header of each message begins, in lowercase. */
const HEADER_START = 'content-';

/** The error for bytes that aren't a message of the language server protocol. */
class FramingError extends Error {
  /**
   * Creates an error.
   *
   * @param {string} reason The reason why the bytes aren't a message.
   * @param {Buffer} bytes The bytes, whose start is part of the text.
   */
  constructor(reason, bytes) {
    super(`${reason}: ${JSON.stringify(bytes.toString('utf8', 0, 80))}`);
    this.name = 'FramingError';
  }
}

/**
 * Returns the bytes of a message: a header with the length, and the message as JSON.
 *
 * @param {object} message The message.
 * @returns {Buffer} The bytes.
 */
function encode(message) {
  const body = Buffer.from(JSON.stringify(message), 'utf8');
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, 'ascii'), body]);
}

/** A reader that splits a stream of bytes into messages. */
class MessageReader {
  /** @type {Buffer[]} */
  #chunks = [];
  #length = 0;
  /**
   * The length of the body that follows, or `undefined` where a header follows.
   *
   * @type {number | undefined}
   */
  #bodyLength;
  #onMessage;

  /**
   * Creates a reader.
   *
   * @param {(message: any) => void} onMessage The function that receives each message.
   */
  constructor(onMessage) {
    this.#onMessage = onMessage;
  }

  /**
   * Adds bytes to the stream, and reports the messages that are complete.
   *
   * @param {Buffer} chunk The next bytes.
   * @throws {FramingError} If the bytes aren't a message. The reader can't be used afterward.
   */
  append(chunk) {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    for (;;) {
      this.#bodyLength ??= this.#header();
      if (this.#bodyLength === undefined || this.#length < this.#bodyLength) return;
      const body = this.#take(this.#bodyLength);
      this.#bodyLength = undefined;
      this.#onMessage(parse(body));
    }
  }

  /** Removes a header, and returns the length of its body. Returns `undefined` if the header isn't complete. */
  #header() {
    if (this.#length === 0) return undefined;
    const bytes = this.#joined();
    // Output that isn't a header, such as a usage text, can be shorter than a header and has no end.
    const start = bytes.toString('latin1', 0, HEADER_START.length).toLowerCase();
    if (!HEADER_START.startsWith(start)) throw new FramingError('This output is not a message', bytes);
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0 || end > HEADER_LIMIT) {
      if (bytes.length > HEADER_LIMIT) throw new FramingError('The header of a message has no end', bytes);
      return undefined;
    }
    const header = bytes.toString('latin1', 0, end);
    const length = Number(/^content-length:[ \t]*(\d+)[ \t]*$/im.exec(header)?.[1] ?? NaN);
    if (!(length <= BODY_LIMIT)) throw new FramingError('The header of a message has no valid length', bytes);
    this.#take(end + 4);
    return length;
  }

  /** Returns all bytes that were not removed. */
  #joined() {
    if (this.#chunks.length !== 1) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0];
  }

  /** Removes bytes from the start, and returns them. */
  #take(/** @type {number} */ count) {
    const bytes = this.#joined();
    this.#chunks = [bytes.subarray(count)];
    this.#length -= count;
    return bytes.subarray(0, count);
  }
}

/** Returns the message in a body. */
function parse(/** @type {Buffer} */ body) {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new FramingError('The body of a message is not JSON', body);
  }
}

module.exports = { FramingError, MessageReader, encode };
