#!/usr/bin/env node
'use strict';

// A tool `waymark` for tests. The test is the server: this process sends each message on standard input to the socket
// in WAYMARK_RELAY, and does what the test sends back: write bytes, exit, and so on. Each line on the socket is a JSON.

const net = require('node:net');
const readline = require('node:readline');

if (process.argv[2] !== 'lsp' || process.env.WAYMARK_OLD) {
  process.stderr.write('waymark: error: there is no command `lsp`; the commands are init, lint, and generate\n');
  process.exit(2);
}

const socket = net.connect(process.env.WAYMARK_RELAY);
const tell = (value, sent) => socket.write(`${JSON.stringify(value)}\n`, sent);
let endsWithInput = true;

tell({ hello: { pid: process.pid, cwd: process.cwd(), arguments: process.argv.slice(2) } });

let input = Buffer.alloc(0);
process.stdin.on('data', (chunk) => {
  input = Buffer.concat([input, chunk]);
  for (;;) {
    const header = /^Content-Length: (\d+)\r\n\r\n/.exec(input.toString('latin1', 0, 64));
    const end = header && header[0].length + Number(header[1]);
    if (!header || input.length < end) break;
    tell({ message: JSON.parse(input.toString('utf8', header[0].length, end)) });
    input = input.subarray(end);
  }
  if (input.length > 0 && !/^Content-Length: /.test(`${input.toString('latin1', 0, 16)}`.padEnd(16))) tell({ garbage: true });
});
process.stdin.on('end', () => {
  tell({ inputEnded: true }, () => endsWithInput && process.exit(0));
});

const actions = {
  write: (bytes) => process.stdout.write(Buffer.from(bytes, 'base64')),
  writeError: (text) => process.stderr.write(text),
  exit: (status) => process.stdout.write('', () => process.exit(status)),
  kill: (signal) => process.kill(process.pid, signal),
  // A server that hangs neither ends with its input nor with a signal.
  hang: () => {
    endsWithInput = false;
    process.on('SIGTERM', () => tell({ signal: 'SIGTERM' }));
    tell({ hangs: true });
    setInterval(() => {}, 1000);
  },
};
readline.createInterface({ input: socket }).on('line', (line) => {
  for (const [action, value] of Object.entries(JSON.parse(line))) actions[action](value);
});
socket.on('close', () => process.exit(3));
