'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const net = require('node:net');
const os = require('node:os');
const path = require('node:path');
const readline = require('node:readline');
const { patient } = require('./patience');
const { checkMessage } = require('./protocol');

/** Values that a test takes in their order, and waits for. */
class Queue {
  #values = [];
  #waiting = [];
  put(value) {
    const waiting = this.#waiting.shift();
    if (waiting) waiting(value);
    else this.#values.push(value);
  }
  get isEmpty() {
    return this.#values.length === 0;
  }
  take(what) {
    if (this.#values.length > 0) return Promise.resolve(this.#values.shift());
    return patient(what, (resolve) => this.#waiting.push(resolve));
  }
}

/** A process of `relay.js`, whose messages the test sends and receives. */
class FakeServer {
  #socket;
  #messages = new Queue();
  #answers = new Map();
  #nextID = 1;
  /** Events of the process other than messages, such as the end of its input. */
  events = new Queue();
  #ended;

  constructor(socket, started) {
    this.#socket = socket;
    this.#ended = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => {});
    const lines = readline.createInterface({ input: socket });
    // A process that is killed doesn't read all that the test sent.
    lines.on('error', () => {});
    lines.on('line', (line) => {
      const value = JSON.parse(line);
      if (value.hello) started(Object.assign(this, value.hello));
      else if (value.message) this.#received(value.message);
      else this.events.put(value);
    });
  }

  #received(message) {
    try {
      checkMessage(message);
    } catch (error) {
      message = { ...message, shapeError: error };
    }
    const answered = message.method === undefined && this.#answers.get(message.id);
    if (answered) answered(message);
    else this.#messages.put(message);
  }

  /** Waits for the next message, which must have a method. Returns the message. */
  async receive(method) {
    const message = await this.#messages.take(method);
    if (message.shapeError) throw message.shapeError;
    assert.equal(message.method, method, `received ${JSON.stringify(message).slice(0, 300)}`);
    return message;
  }

  /** Waits for the next message, and answers it with a result. Returns the parameters. */
  async answer(method, result) {
    const { id, params } = await this.receive(method);
    this.send({ id, result });
    return params;
  }

  async fail(method, code, message) {
    const { id } = await this.receive(method);
    this.send({ id, error: { code, message } });
  }

  /** Waits for the messages of the start, and answers them. Returns the parameters of `initialize`. */
  async initialize(capabilities = {}) {
    const params = await this.answer('initialize', { capabilities, serverInfo: { name: 'fake', version: '1' } });
    await this.receive('initialized');
    return params;
  }

  /** Answers the messages of the end. */
  async shutDown() {
    await this.answer('shutdown', null);
    await this.receive('exit');
    this.exit(0);
    await this.#ended;
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** Sends a request, and returns the message with its answer. */
  async request(method, params) {
    const id = `fake-${this.#nextID++}`;
    const answer = patient(`the answer to ${method}`, (resolve, reject) => {
      this.#answers.set(id, (message) => (message.shapeError ? reject(message.shapeError) : resolve(message)));
    });
    this.send({ id, method, params });
    return answer;
  }

  /** Returns a promise that is resolved after the extension handled all messages so far. */
  async settled() {
    await this.request('workspace/configuration', { items: [] });
  }

  static frame(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
  }
  send(message) {
    this.write(FakeServer.frame(message));
  }
  write(bytes) {
    this.#tell({ write: Buffer.from(bytes).toString('base64') });
  }
  writeError(text) {
    this.#tell({ writeError: text });
  }
  exit(status) {
    this.#tell({ exit: status });
  }
  kill(signal) {
    this.#tell({ kill: signal });
  }
  async hang() {
    this.#tell({ hang: true });
    assert.deepEqual(await this.events.take('hangs'), { hangs: true });
  }
  get ended() {
    return this.#ended;
  }
  get hasMessages() {
    return !this.#messages.isEmpty;
  }
  #tell(value) {
    this.#socket.write(`${JSON.stringify(value)}\n`);
  }
}

/** The place where the processes of `relay.js` connect to the test. */
class Relays {
  #servers = new Queue();
  #listener;
  #running = new Set();
  #kills = false;
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waymark vscode ')); // The spaces are intentional.
  tool = path.join(this.folder, 'bin', 'waymark');

  static async listen() {
    const relays = new Relays();
    fs.mkdirSync(path.dirname(relays.tool));
    fs.symlinkSync(path.join(__dirname, 'relay.js'), relays.tool);
    relays.#listener = net.createServer((socket) => new FakeServer(socket, (server) => relays.#started(server)));
    const address = path.join(relays.folder, 'socket');
    await new Promise((resolve) => relays.#listener.listen(address, resolve));
    process.env.WAYMARK_RELAY = address;
    return relays;
  }

  #started(server) {
    this.#running.add(server);
    void server.ended.then(() => this.#running.delete(server));
    if (this.#kills) server.kill('SIGKILL');
    else this.#servers.put(server);
  }

  /** Kills all processes until the end of the extension. After a failure, the clock of the extension stands still, and nothing else ends them. */
  async killDuring(stopped) {
    this.#kills = true;
    for (const server of this.#running) server.kill('SIGKILL');
    await stopped;
    this.#kills = false;
  }

  /** Waits for the next process. */
  next() {
    return this.#servers.take('a process of the server');
  }
  get hasNext() {
    return !this.#servers.isEmpty;
  }
  close() {
    this.#listener.close();
    fs.rmSync(this.folder, { recursive: true });
  }
}

module.exports = { FakeServer, Relays };
