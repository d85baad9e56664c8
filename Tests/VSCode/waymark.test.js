'use strict';

// The extension with the language server of the tool in WAYMARK_TOOL.

const assert = require('node:assert');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, before, describe, test } = require('node:test');
const { activate } = require('./fakes/extension');
const { Editor } = require('./fakes/editor');
const types = require('./fakes/types');

const tool = process.env.WAYMARK_TOOL;
const hasServer = tool !== undefined && spawnSync(tool, ['lsp', '--help']).status === 0;
const skip = hasServer ? false : 'WAYMARK_TOOL is not a tool with the command lsp';

const root = `waymark: 1
app: Fruits
include: [Features/*.nav.yaml]
conditions: [signedIn]
tabs:
  market: { title: "Märkte 🍎", icon: cart, links: [/market] }
  basket: { title: Basket, icon: basket, links: [/basket], opens: [checkout] }
routes:
  fruit:
    in: market
    title: Fruit
    links: ["/fruit/{name}"]
`;
const feature = `feature: Checkout
routes:
  checkout: { in: basket, title: Checkout, requires: [signedIn], opens: [receipt] }
  receipt: { in: basket, title: Receipt }
`;

describe('The language server of the tool', { skip }, () => {
  let folder;
  let editor;
  let extension;
  let app;
  let checkout;

  /** Returns the range of a whole document. */
  const all = (document) => new types.Range(new types.Position(0, 0), document.positionAt(document.getText().length));

  /** Waits for diagnostics of a document that fulfill a condition. */
  async function diagnostics(document, condition) {
    const found = () => editor.diagnostics.get(document.uri.toString());
    await editor.until(() => found() && condition(found()), `diagnostics of ${document.fileName} for which ${condition}`);
    return found();
  }

  before(async () => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'waymark é ')));
    fs.mkdirSync(path.join(folder, 'Features'));
    fs.writeFileSync(path.join(folder, 'Fruits.nav.yaml'), root);
    fs.writeFileSync(path.join(folder, 'Features/Checkout.nav.yaml'), feature);
    editor = new Editor(folder);
    editor.settings['waymark.path'] = tool;
    extension = await activate(editor);
    app = editor.open(path.join(folder, 'Fruits.nav.yaml'));
    checkout = editor.open(path.join(folder, 'Features/Checkout.nav.yaml'));
    await editor.until(() => editor.status.detail === 'The language server is running', 'the server runs');
  });
  after(async () => {
    await extension?.deactivate();
    fs.rmSync(folder, { recursive: true });
    assert.deepEqual(editor.output.filter((line) => /failed|can't|error/i.test(line)), []);
  });

  test('Findings appear while the user types, and disappear', async () => {
    editor.replace(app, 'in: market', 'in: markt');
    const [found] = await diagnostics(app, (list) => list.length > 0);
    assert.equal(found.source, 'waymark');
    assert.equal(app.getText(found.range), 'markt');
    assert.match(found.message, /markt/);
    editor.replace(app, 'in: markt', 'in: market');
    await diagnostics(app, (list) => !list.some(({ message }) => message.includes('markt')));
  });

  test('A finding is in the file that causes it', async () => {
    editor.replace(app, '[signedIn]', '[]');
    const [found] = await diagnostics(checkout, (list) => list.some(({ severity }) => severity === 0));
    assert.equal(checkout.getText(found.range), 'signedIn');
    editor.replace(app, '[]', '[signedIn]');
    await diagnostics(checkout, (list) => !list.some(({ severity }) => severity === 0));
  });

  test('Names are completed', async () => {
    const position = checkout.find('opens: [receipt]', 'opens: ['.length);
    editor.change(checkout, { range: new types.Range(position, checkout.find('receipt]', 7)), text: '' });
    const result = await editor.ask('completion', 'provideCompletionItems', checkout, [position, { triggerKind: 0 }]);
    const items = Array.isArray(result) ? result : result.items;
    const labels = items.map(({ label }) => label.label);
    for (const name of ['fruit', 'receipt']) assert(labels.includes(name), `${labels}`);
    const item = items.find(({ label }) => label.label === 'receipt');
    const range = item.range ?? new types.Range(position, position);
    editor.change(checkout, { range, text: item.insertText.value ?? item.insertText });
    assert.equal(checkout.getText(), feature);
  });

  test('A name is explained, and leads to its declaration in the other file', async () => {
    const position = app.find('[checkout]', 2);
    const hover = await editor.ask('hover', 'provideHover', app, [position]);
    assert.match(hover.contents.map(({ value }) => value).join('\n'), /checkout/i);
    const [place] = [await editor.ask('definition', 'provideDefinition', app, [position])].flat();
    const isLocation = place instanceof types.Location;
    assert.equal((isLocation ? place.uri : place.targetUri).fsPath, checkout.fileName);
    assert.equal(checkout.getText(isLocation ? place.range : place.targetSelectionRange), 'checkout');
  });

  test('References, highlights, outlines, and symbols', async () => {
    const position = checkout.find('checkout:');
    const context = { includeDeclaration: true };
    const references = await editor.ask('reference', 'provideReferences', checkout, [position, context]);
    const names = references.map(({ uri }) => path.basename(uri.fsPath));
    assert.deepEqual(names.sort(), ['Checkout.nav.yaml', 'Fruits.nav.yaml']);
    const highlights = await editor.ask('highlight', 'provideDocumentHighlights', checkout, [checkout.find('receipt:')]);
    assert.deepEqual(highlights.map(({ range }) => checkout.getText(range)), ['receipt', 'receipt']);
    const outline = await editor.ask('symbol', 'provideDocumentSymbols', app);
    assert(JSON.stringify(outline).includes('"fruit"'));
    const symbols = await editor.ask('workspaceSymbol', 'provideWorkspaceSymbols', undefined, ['receipt']);
    assert.equal(symbols[0].location.uri.fsPath, checkout.fileName);
  });

  test('Names have colors', async () => {
    const tokens = await editor.ask('tokens', 'provideDocumentSemanticTokens', app);
    assert(tokens.data.length > 0);
    const { tokenTypes } = editor.providers.find(({ kind }) => kind === 'tokens').rest[0];
    let [line, character] = [0, 0];
    for (let index = 0; index < tokens.data.length; index += 5) {
      const [lines, columns, length, type] = tokens.data.slice(index, index + 5);
      [line, character] = [line + lines, lines > 0 ? columns : character + columns];
      assert(type < tokenTypes.length);
      assert(app.getText(new types.Range(line, character, line, character + length)).trim(), `${line}:${character}`);
    }
  });

  test('A name is renamed in two files', async () => {
    const position = checkout.find('checkout:');
    const prepared = await editor.ask('rename', 'prepareRename', checkout, [position]);
    assert.equal(prepared.placeholder ?? checkout.getText(prepared), 'checkout');
    const edit = await editor.ask('rename', 'provideRenameEdits', checkout, [position, 'payment']);
    assert.equal(edit.size, 2);
    await editor.apply(edit);
    assert(app.getText().includes('opens: [payment]'));
    assert(checkout.getText().includes('payment: {'));
    await assert.rejects(editor.ask('rename', 'provideRenameEdits', checkout, [checkout.find('payment:'), 'not a name']));
    await assert.rejects(editor.ask('rename', 'prepareRename', app, [app.find('Märkte')]), /rename/);
    await editor.apply(await editor.ask('rename', 'provideRenameEdits', app, [app.find('[payment]', 1), 'checkout']));
    assert.deepEqual([app.getText(), checkout.getText()], [root, feature]);
  });

  test('A quick fix corrects a finding', async () => {
    editor.replace(app, 'title: Fruit\n', 'titel: Fruit\n');
    const found = await diagnostics(app, (list) => list.some(({ message }) => message.includes('titel')));
    const finding = found.find(({ message }) => message.includes('titel'));
    const context = { diagnostics: [finding], triggerKind: 1 };
    const actions = await editor.ask('codeAction', 'provideCodeActions', app, [finding.range, context]);
    const fix = actions.find(({ kind }) => kind.value === 'quickfix');
    assert.deepEqual(fix.diagnostics, [finding]);
    await editor.apply(fix.edit);
    assert.equal(app.getText(), root);
    await diagnostics(app, (list) => list.length === 0);
  });

  test('All safe fixes are applied at once, as when the user saves', async () => {
    const links = '[{ url: "/fruit/{name}", beats: [fruit] }, { url: "/f/{name}", beats: [fruit] }]';
    editor.replace(app, '["/fruit/{name}"]', links);
    await diagnostics(app, (list) => list.length === 2);
    const context = { diagnostics: [], only: types.CodeActionKind.Empty.append('source.fixAll'), triggerKind: 2 };
    const [action] = await editor.ask('codeAction', 'provideCodeActions', app, [all(app), context]);
    await editor.apply(action.edit);
    assert.deepEqual(await diagnostics(app, (list) => list.length === 0), []);
    assert(!app.getText().includes('beats'));
    editor.change(app, { range: all(app), text: root });
  });

  test('A spec is formatted', async (context) => {
    if (!editor.providers.some(({ kind }) => kind === 'formatting')) return context.skip('the server does not format');
    editor.replace(app, 'in: market', 'in:   market');
    const options = { tabSize: 2, insertSpaces: true };
    const edits = await editor.ask('formatting', 'provideDocumentFormattingEdits', app, [options]);
    editor.change(app, ...edits.map(({ range, newText }) => ({ range, text: newText })));
    assert(app.getText().includes('in: market\n'));
    editor.change(app, { range: all(app), text: root });
  });

  test('A change of a file on the disk changes the findings', async () => {
    editor.close(checkout);
    fs.writeFileSync(checkout.fileName, feature.replace('  receipt:', '  bill:'));
    editor.fileChanged('change', checkout.fileName);
    await extension.clock.pass(100);
    const found = await diagnostics(checkout, (list) => list.some(({ message }) => message.includes('receipt')));
    assert(found.length > 0);
    fs.writeFileSync(checkout.fileName, feature);
    editor.fileChanged('change', checkout.fileName);
    await extension.clock.pass(100);
    await diagnostics(checkout, (list) => !list.some(({ message }) => message.includes('receipt')));
    checkout = editor.open(checkout.fileName);
  });

  test('The map opens', async (context) => {
    await editor.module.commands.executeCommand('waymark.openMap');
    if (editor.messages.some(({ message }) => message.includes("can't open the map"))) {
      return context.skip('the server has no command for the map');
    }
    assert.deepEqual(editor.messages, []);
    assert.equal(editor.opened.length, 1);
    const page = new URL(editor.opened[0]);
    const text = page.protocol === 'file:' ? fs.readFileSync(page, 'utf8') : await (await fetch(page)).text();
    assert.match(text, /<html/);
    assert.match(text, /Fruits/);
  });
});
