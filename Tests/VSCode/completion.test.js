'use strict';

const assert = require('node:assert');
const { test } = require('node:test');
const { exchange, open, plain, range } = require('./fakes/session');
const types = require('./fakes/types');

test('Completions have ranges, snippets, and details that are resolved', async (context) => {
  const { editor, server, document, at } = await open(context, {
    completionProvider: { triggerCharacters: [' ', '/'], resolveProvider: true },
  });
  assert.deepEqual(editor.providers[0].rest, [' ', '/']);
  const full = {
    label: 'tabs', labelDetails: { description: 'key' }, kind: 10, tags: [1], detail: 'The tabs', sortText: '1',
    documentation: { kind: 'markdown', value: '**The** tabs' }, filterText: 'tab', preselect: true,
    textEdit: { range: range(1, 0, 3), newText: 'tabs:\n  ${1:home}: $0' }, insertTextFormat: 2, insertTextMode: 1,
    additionalTextEdits: [{ range: range(0, 0, 0), newText: '# x\n' }], commitCharacters: [':'],
    command: { title: 'Suggest', command: 'editor.action.triggerSuggest' },
  };
  const others = [
    { label: 'b', insertText: 'bb', documentation: 'plain' },
    { label: 'c', textEdit: { insert: range(1, 0, 1), replace: range(1, 0, 3), newText: 'cc' } },
    { label: 'd', deprecated: true, documentation: { kind: 'plaintext', value: '*d*' }, data: 4 },
  ];
  const { params, shown } = await exchange(
    server, 'textDocument/completion', [full, ...others],
    editor.ask('completion', 'provideCompletionItems', document, [at('app'), { triggerKind: 1, triggerCharacter: ' ' }]),
  );
  assert.deepEqual(params.context, { triggerKind: 2, triggerCharacter: ' ' });
  const [a, b, c, d] = shown;
  assert.deepEqual(a.label, { label: 'tabs', description: 'key' });
  assert(a.insertText instanceof types.SnippetString && a.range instanceof types.Range);
  assert.equal(a.insertText.value, 'tabs:\n  ${1:home}: $0');
  assert.deepEqual(
    [a.kind, a.tags, a.detail, a.sortText, a.filterText, a.preselect, a.keepWhitespace, a.commitCharacters],
    [9, [1], 'The tabs', '1', 'tab', true, true, [':']],
  );
  assert.equal(a.documentation.value, '**The** tabs');
  assert.equal(a.additionalTextEdits[0].newText, '# x\n');
  assert.equal(a.command.command, 'editor.action.triggerSuggest');
  assert.deepEqual([b.insertText, b.range, b.documentation, b.kind], ['bb', undefined, 'plain', undefined]);
  assert.deepEqual(plain(c.range), { inserting: range(1, 0, 1), replacing: range(1, 0, 3) });
  assert.deepEqual([d.insertText, d.tags, d.documentation.value], ['d', [1], '\\*d\\*']);

  const resolved = await exchange(
    server, 'completionItem/resolve',
    { ...others[2], detail: 'D', documentation: 'all', additionalTextEdits: [{ range: range(0, 0, 0), newText: '!' }] },
    editor.ask('completion', 'resolveCompletionItem', document, [d]),
  );
  assert.deepEqual(resolved.params, others[2]);
  assert.equal(resolved.shown, d);
  assert.deepEqual([d.detail, d.documentation, d.additionalTextEdits.length], ['D', 'all', 1]);
});

test('A list of completions has defaults, and can be incomplete', async (context) => {
  const { editor, server, document, at } = await open(context, { completionProvider: {} });
  const ask = () => editor.ask('completion', 'provideCompletionItems', document, [at('app'), { triggerKind: 0 }]);
  const { shown } = await exchange(
    server, 'textDocument/completion',
    {
      isIncomplete: true,
      itemDefaults: { editRange: range(1, 0, 3), insertTextFormat: 2, data: 1 },
      items: [
        { label: 'x', textEditText: 'x$0' },
        { label: 'y', textEdit: { range: range(1, 1, 2), newText: 'y' }, insertTextFormat: 1 },
      ],
    },
    ask(),
  );
  assert(shown instanceof types.CompletionList && shown.isIncomplete);
  assert.deepEqual([shown.items[0].insertText.value, plain(shown.items[0].range)], ['x$0', range(1, 0, 3)]);
  assert.deepEqual([shown.items[1].insertText, plain(shown.items[1].range)], ['y', range(1, 1, 2)]);
  const both = { insert: range(1, 0, 1), replace: range(1, 0, 3) };
  const second = await exchange(
    server, 'textDocument/completion',
    { isIncomplete: false, itemDefaults: { editRange: both }, items: [{ label: 'z' }] }, ask(),
  );
  assert.deepEqual(plain(second.shown.items[0].range), { inserting: both.insert, replacing: both.replace });
  assert.equal((await exchange(server, 'textDocument/completion', null, ask())).shown, undefined);
});
