'use strict';

const assert = require('node:assert');
const { test } = require('node:test');
const { FramingError, MessageReader, encode } = require('../../Integrations/VSCode/protocol/framing');

/** Returns the messages in bytes that arrive in chunks of a size. */
function read(bytes, size = bytes.length) {
  const messages = [];
  const reader = new MessageReader((message) => messages.push(message));
  for (let start = 0; start < bytes.length; start += size) reader.append(bytes.subarray(start, start + size));
  return messages;
}

test('Messages arrive in chunks of any size', () => {
  const messages = [{ method: 'größe' }, { id: 1, result: '🐟 '.repeat(50) }, { method: '' }];
  const bytes = Buffer.concat(messages.map(encode));
  for (let size = 1; size <= bytes.length; size++) assert.deepEqual(read(bytes, size), messages);
});

test('The length counts bytes', () => {
  assert.match(encode({ a: 'ä' }).toString('latin1'), /^Content-Length: 10\r\n\r\n/);
});

test('A header has other fields, in any case', () => {
  const header = 'content-type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH:2\r\n\r\n';
  assert.deepEqual(read(Buffer.from(`${header}{}`)), [{}]);
});

test('A long message that arrives in small chunks is copied once', (context) => {
  const bytes = encode({ text: 'x'.repeat(4_000_000) });
  const { mock } = context.mock.method(Buffer, 'concat');
  const [message] = read(bytes, 8192);
  assert.equal(message.text.length, 4_000_000);
  const copied = mock.calls.reduce((sum, { result }) => sum + result.length, 0);
  assert(copied >= 4_000_000 && copied < 2 * bytes.length, `${copied} bytes are copied`);
});

for (const [name, bytes, reason] of [
  ['A usage text', 'Usage: waymark', /not a message.*Usage/],
  ['A single other character', 'U', /not a message/],
  ['A header without a length', 'Content-Type: text\r\n\r\n{}', /no valid length/],
  ['A negative length', 'Content-Length: -1\r\n\r\n{}', /no valid length/],
  ['A huge length', 'Content-Length: 99999999999\r\n\r\n{}', /no valid length/],
  ['A header without an end', `Content-Length: 1\r\n${'X'.repeat(5000)}`, /no end/],
  ['A body that is not JSON', 'Content-Length: 3\r\n\r\n{]}', /not JSON.*\{\]\}/],
]) {
  test(`${name} is an error`, () => {
    assert.throws(() => read(Buffer.from(bytes)), (error) => error instanceof FramingError && reason.test(error.message));
  });
}
