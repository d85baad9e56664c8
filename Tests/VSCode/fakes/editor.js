'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { TextDocument } = require('./document');
const { globExpression } = require('./glob');
const { patient } = require('./patience');
const { strict } = require('./strict');
const types = require('./types');

const { CancellationTokenSource, Disposable, EventEmitter, Range, Uri } = types;

/** A part of the editor that extensions see as the module `vscode`, and that tests use as a person does. */
class Editor {
  documents = [];
  folders = undefined;
  activeDocument = undefined;
  /** The lines of the output channel. */
  output = [];
  /** The messages that the editor showed, and the buttons that the person clicks, by a part of the message. */
  messages = [];
  clicks = {};
  /** The URIs that the editor opened in other apps, the documents that it showed, and its built-in commands. */
  opened = [];
  shown = [];
  builtIn = [];
  picks = [];
  progress = [];
  watchers = [];
  status = undefined;
  /** The diagnostics of each file, by the URI. */
  diagnostics = new Map();
  commands = new Map();
  providers = [];
  settings = { 'waymark.path': '', 'waymark.trace.server': 'off' };
  /** The functions that tests call after each change of what the person sees. */
  #observers = new Set();
  #events = Object.fromEntries(
    [
      'didOpenTextDocument', 'didCloseTextDocument', 'didChangeTextDocument', 'didSaveTextDocument',
      'didChangeConfiguration', 'didChangeWorkspaceFolders',
    ].map((name) => [name, new EventEmitter()]),
  );

  /** Creates an editor with a folder, or with none. */
  constructor(folder) {
    if (folder) this.folders = [{ uri: Uri.file(folder), name: path.basename(folder), index: 0 }];
    this.module = strict('vscode', {
      ...types,
      version: '1.96.0',
      commands: strict('commands', this.#commandsInterface()),
      env: strict('env', {
        appName: 'Fake Code',
        language: 'en',
        remoteName: undefined,
        // The editor opens the URI with its characters as written, and escapes only what no URI contains.
        openExternal: async (uri) => this.opened.push(encodeURI(uri.toString(true))) > 0,
      }),
      languages: strict('languages', this.#languagesInterface()),
      window: strict('window', this.#windowInterface()),
      workspace: strict('workspace', this.#workspaceInterface()),
    });
  }

  /** Waits until the person sees something. */
  until(condition, what) {
    let observer;
    return patient(what, (resolve) => {
      observer = () => condition() && resolve();
      this.#observers.add(observer);
      observer();
    }).finally(() => this.#observers.delete(observer));
  }

  #changed() {
    for (const observer of this.#observers) observer();
  }

  // What a person does.

  open(file, text = fs.readFileSync(file, 'utf8'), languageId = file.endsWith('.yaml') ? 'yaml' : 'plaintext') {
    const document = new TextDocument(Uri.file(file), languageId, text);
    this.documents.push(document);
    this.activeDocument = document;
    this.#events.didOpenTextDocument.fire(document);
    return document;
  }

  /** Returns the document of a file, and opens the document if necessary. */
  document(uri) {
    return this.documents.find((document) => document.uri.toString() === uri.toString()) ?? this.open(uri.fsPath);
  }

  change(document, ...edits) {
    this.#events.didChangeTextDocument.fire({ document, contentChanges: document.apply(edits), reason: undefined });
  }

  type(document, position, text) {
    this.change(document, { range: new Range(position, position), text });
  }

  replace(document, old, text) {
    const start = document.find(old);
    this.change(document, { range: new Range(start, document.positionAt(document.offsetAt(start) + old.length)), text });
  }

  save(document) {
    document.save();
    // The editor reports the new state of a saved document as a change without a text.
    this.#events.didChangeTextDocument.fire({ document, contentChanges: [], reason: undefined });
    this.#events.didSaveTextDocument.fire(document);
  }

  close(document) {
    document.isClosed = true;
    this.documents.splice(this.documents.indexOf(document), 1);
    if (this.activeDocument === document) this.activeDocument = undefined;
    this.#events.didCloseTextDocument.fire(document);
  }

  set(name, value) {
    this.settings[name] = value;
    this.#events.didChangeConfiguration.fire({
      affectsConfiguration: (section) => name === section || name.startsWith(`${section}.`),
    });
  }

  addFolder(folder) {
    const added = { uri: Uri.file(folder), name: path.basename(folder), index: 1 };
    this.folders = [...(this.folders ?? []), added];
    this.#events.didChangeWorkspaceFolders.fire({ added: [added], removed: [] });
  }

  /**
   * Returns the answer of the provider of a kind for a document, as the editor asks for it.
   *
   * @param {string} kind The kind of the provider.
   * @param {string} method The method of the provider.
   * @param {TextDocument | undefined} document The document, which is not an argument of methods that resolve values.
   * @param {any[]} values The arguments without the token.
   * @param {CancellationTokenSource} source The source of the token.
   */
  async ask(kind, method, document, values = [], source = new CancellationTokenSource()) {
    const providers = this.providers.filter((each) => each.kind === kind && (!document || this.matches(each.selector, document)));
    assert.equal(providers.length, 1, `providers of ${kind} for ${document?.fileName}`);
    const args = !document || method.startsWith('resolve') ? [...values] : [document, ...values];
    // Only the completion has an argument after the token.
    args.splice(method === 'provideCompletionItems' ? args.length - 1 : args.length, 0, source.token);
    return providers[0].provider[method](...args);
  }

  /** Applies edits as the editor does: files that are not open are opened and not saved. */
  async apply(edit) {
    const texts = new Map();
    for (const step of edit.steps) {
      if (step.kind === 'text') {
        const key = step.uri.toString();
        texts.set(key, [...(texts.get(key) ?? []), { range: step.range, text: step.text }]);
      } else if (step.kind === 'create') fs.writeFileSync(step.uri.fsPath, '', { flag: step.options?.overwrite ? 'w' : 'wx' });
      else if (step.kind === 'rename') fs.renameSync(step.from.fsPath, step.to.fsPath);
      else fs.rmSync(step.uri.fsPath, { recursive: step.options?.recursive ?? false });
    }
    for (const [key, edits] of texts) this.change(this.document(Uri.parse(key)), ...edits);
    return true;
  }

  matches(selector, document) {
    return selector.some(({ scheme, pattern }) => {
      return document.uri.scheme === scheme && globExpression(pattern).test(document.uri.path);
    });
  }

  /** Reports a change of a file on the disk: `create`, `change`, or `delete`. */
  fileChanged(kind, file) {
    for (const watcher of this.watchers) {
      if (!watcher.ignored[kind] && watcher.expression.test(file)) watcher.events[kind].fire(Uri.file(file));
    }
  }

  // What the extension sees.

  #commandsInterface() {
    return {
      registerCommand: (command, handler) => {
        assert(!this.commands.has(command), `command '${command}' already exists`);
        this.commands.set(command, handler);
        return new Disposable(() => this.commands.delete(command));
      },
      executeCommand: async (command, ...values) => {
        const handler = this.commands.get(command);
        if (handler) return handler(...values);
        this.builtIn.push([command, ...values]);
        this.#changed();
      },
    };
  }

  #languagesInterface() {
    const register = (kind) => (selector, provider, ...rest) => {
      const entry = { kind, selector, provider, rest };
      this.providers.push(entry);
      return new Disposable(() => this.providers.splice(this.providers.indexOf(entry), 1));
    };
    return {
      createDiagnosticCollection: (name) => ({
        name,
        set: (uri, diagnostics) => {
          for (const each of diagnostics) assert(each instanceof types.Diagnostic);
          this.diagnostics.set(uri.toString(), diagnostics);
          this.#changed();
        },
        dispose: () => this.diagnostics.clear(),
      }),
      createLanguageStatusItem: (id, selector) => {
        const properties = ['name', 'severity', 'text', 'detail', 'busy', 'command', 'accessibilityInformation'];
        const item = { id, selector, dispose: () => (this.status = undefined) };
        for (const property of properties) {
          let value;
          const set = (next) => {
            value = next;
            this.#changed();
          };
          Object.defineProperty(item, property, { get: () => value, set });
        }
        return (this.status = strict('LanguageStatusItem', item));
      },
      registerCodeActionsProvider: register('codeAction'),
      registerCompletionItemProvider: register('completion'),
      registerDefinitionProvider: register('definition'),
      registerDocumentFormattingEditProvider: register('formatting'),
      registerDocumentHighlightProvider: register('highlight'),
      registerDocumentLinkProvider: register('link'),
      registerDocumentRangeSemanticTokensProvider: register('rangeTokens'),
      registerDocumentSemanticTokensProvider: register('tokens'),
      registerDocumentSymbolProvider: register('symbol'),
      registerHoverProvider: register('hover'),
      registerReferenceProvider: register('reference'),
      registerRenameProvider: register('rename'),
      registerWorkspaceSymbolProvider: (provider) => register('workspaceSymbol')(undefined, provider),
    };
  }

  #windowInterface() {
    const show = (severity) => async (message, ...items) => {
      this.messages.push({ severity, message, items });
      this.#changed();
      const click = Object.entries(this.clicks).find(([part]) => message.includes(part))?.[1];
      return items.find((item) => (item.title ?? item) === click);
    };
    const editor = this;
    return {
      get activeTextEditor() {
        return editor.activeDocument && { document: editor.activeDocument };
      },
      createOutputChannel: (name) => ({
        name,
        appendLine: (line) => {
          this.output.push(line);
          this.#changed();
        },
        show: () => void this.builtIn.push(['show output']),
        dispose() {},
      }),
      showErrorMessage: show('error'),
      showWarningMessage: show('warning'),
      showInformationMessage: show('information'),
      showQuickPick: async (items) => {
        this.picks.push(items.map(({ label }) => label));
        return items[0];
      },
      showTextDocument: async (uri, options) => {
        this.shown.push({ uri: uri.toString(), ...options });
        return { document: this.document(uri) };
      },
      withProgress: (options, task) => {
        const source = new CancellationTokenSource();
        const entry = { ...options, reports: [], ended: false, cancel: () => source.cancel() };
        this.progress.push(entry);
        return task({ report: (value) => void entry.reports.push(value) }, source.token).then(() => (entry.ended = true));
      },
    };
  }

  #workspaceInterface() {
    const editor = this;
    const events = Object.entries(this.#events).map(([name, emitter]) => [`onD${name.slice(1)}`, emitter.event]);
    return {
      ...Object.fromEntries(events),
      get textDocuments() {
        return [...editor.documents];
      },
      get workspaceFolders() {
        return editor.folders;
      },
      applyEdit: (edit) => this.apply(edit),
      asRelativePath: (uri) => path.relative(this.folders?.[0].uri.fsPath ?? '/', uri.fsPath),
      createFileSystemWatcher: (glob, ...ignored) => this.#watcher(glob, ignored),
      openTextDocument: async (uri) => this.document(uri),
      findFiles: async (include, exclude, limit = Infinity) => this.#files(include, exclude).slice(0, limit),
      getConfiguration: (section, scope) => {
        assert(scope === undefined || scope instanceof Uri);
        const get = (key) => this.#setting(section ? `${section}.${key}` : key);
        return { ...(section ? this.#setting(section) : {}), get };
      },
    };
  }

  #setting(name) {
    if (name in this.settings) return this.settings[name];
    const group = {};
    for (const [key, value] of Object.entries(this.settings)) {
      if (!key.startsWith(`${name}.`)) continue;
      const parts = key.slice(name.length + 1).split('.');
      const last = parts.pop();
      parts.reduce((object, part) => (object[part] ??= {}), group)[last] = value;
    }
    return Object.keys(group).length > 0 ? group : undefined;
  }

  #watcher(glob, [create, change, remove]) {
    const pattern = typeof glob === 'string' ? glob : `${glob.baseUri.fsPath}/${glob.pattern}`;
    const events = { create: new EventEmitter(), change: new EventEmitter(), delete: new EventEmitter() };
    const watcher = { pattern, expression: globExpression(pattern), ignored: { create, change, delete: remove }, events };
    this.watchers.push(watcher);
    return strict('FileSystemWatcher', {
      onDidCreate: events.create.event,
      onDidChange: events.change.event,
      onDidDelete: events.delete.event,
      dispose: () => this.watchers.splice(this.watchers.indexOf(watcher), 1),
    });
  }

  #files(include, exclude) {
    const [included, excluded] = [globExpression(include), globExpression(exclude)];
    return (this.folders ?? [])
      .flatMap(({ uri }) => fs.readdirSync(uri.fsPath, { recursive: true }).map((name) => path.join(uri.fsPath, name)))
      .filter((file) => included.test(file) && !excluded.test(file))
      .map((file) => Uri.file(file));
  }
}

module.exports = { Editor };
