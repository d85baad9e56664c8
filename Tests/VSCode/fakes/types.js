'use strict';

// The values of the editor's interface, with the checks of the editor.

const assert = require('node:assert');
const { strict } = require('./strict');

const isCount = (value) => Number.isInteger(value) && value >= 0;

class Disposable {
  #end;
  constructor(end) {
    this.#end = end;
  }
  static from(...disposables) {
    for (const each of disposables) assert.equal(typeof each.dispose, 'function');
    return new Disposable(() => disposables.forEach((each) => each.dispose()));
  }
  dispose() {
    this.#end?.();
    this.#end = undefined;
  }
}

class EventEmitter {
  #listeners = new Set();
  event = (listener) => {
    assert.equal(typeof listener, 'function');
    this.#listeners.add(listener);
    return new Disposable(() => this.#listeners.delete(listener));
  };
  get count() {
    return this.#listeners.size;
  }
  fire(value) {
    for (const listener of [...this.#listeners]) listener(value);
  }
  dispose() {
    this.#listeners.clear();
  }
}

class CancellationTokenSource {
  #emitter = new EventEmitter();
  constructor() {
    this.token = { isCancellationRequested: false, onCancellationRequested: this.#emitter.event };
  }
  get listeners() {
    return this.#emitter.count;
  }
  cancel() {
    this.token.isCancellationRequested = true;
    this.#emitter.fire();
  }
}

class Position {
  constructor(line, character) {
    assert(isCount(line) && isCount(character), `${line}:${character} is not a position`);
    this.line = line;
    this.character = character;
    Object.freeze(this);
  }
  compareTo(other) {
    return this.line - other.line || this.character - other.character;
  }
  isEqual(other) {
    return this.compareTo(other) === 0;
  }
}

class Range {
  constructor(...values) {
    const [start, end] =
      values.length === 4
        ? [new Position(values[0], values[1]), new Position(values[2], values[3])]
        : values;
    assert(start instanceof Position && end instanceof Position, 'a range consists of positions');
    [this.start, this.end] = start.compareTo(end) <= 0 ? [start, end] : [end, start];
    Object.freeze(this);
  }
  contains(other) {
    const { start, end } = other instanceof Position ? { start: other, end: other } : other;
    return this.start.compareTo(start) <= 0 && end.compareTo(this.end) <= 0;
  }
  isEqual(other) {
    return this.start.isEqual(other.start) && this.end.isEqual(other.end);
  }
  intersects(other) {
    return this.start.compareTo(other.end) <= 0 && other.start.compareTo(this.end) <= 0;
  }
}

/** The editor escapes all characters but these in a URI, even where a URI may contain them. */
const escaped = (text, kept) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(kept, decodeURIComponent);

class Uri {
  constructor(scheme, authority, path, query, fragment) {
    Object.assign(this, { scheme, authority, path, query, fragment });
    Object.freeze(this);
  }
  static file(path) {
    assert(path.startsWith('/'));
    return new Uri('file', '', path, '', '');
  }
  static parse(text, isStrict = false) {
    const [, scheme, , authority = '', path, , query = '', , fragment = ''] =
      /^(?:([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?$/s.exec(text);
    if (isStrict) assert(scheme, `${text} has no scheme`);
    return new Uri(scheme ?? 'file', ...[authority, path, query, fragment].map(decodeURIComponent));
  }
  get fsPath() {
    return this.path;
  }
  toString(skipsEncoding = false) {
    const encode = skipsEncoding ? (text) => text : escaped;
    const { scheme, authority, path, query, fragment } = this;
    return (
      `${scheme}:${authority || scheme === 'file' ? '//' : ''}${encode(authority, /%3A/g)}${encode(path, /%2F/g)}` +
      (query && `?${encode(query, /%2F/g)}`) +
      (fragment && `#${encode(fragment, /%2F/g)}`)
    );
  }
}

/** Returns a class whose objects have only the given properties. */
const record = (name, properties, initialize) =>
  class {
    static [Symbol.hasInstance](value) {
      return value?.[kind] === name;
    }
    constructor(...values) {
      this[kind] = name;
      for (const property of properties) this[property] = undefined;
      Object.assign(this, initialize(...values));
      return strict(name, this);
    }
  };
const kind = Symbol('kind');

const Location = record('Location', ['uri', 'range'], (uri, range) => {
  assert(uri instanceof Uri && range instanceof Range);
  return { uri, range };
});

const TextEdit = record('TextEdit', ['range', 'newText', 'newEol'], (range, newText) => {
  assert(range instanceof Range && typeof newText === 'string');
  return { range, newText };
});

class MarkdownString {
  value = '';
  isTrusted = undefined;
  supportHtml = undefined;
  appendText(text) {
    this.value += text.replace(/[\\`*_{}[\]()#+\-!~<>]/g, '\\$&').replace(/\n/g, '\n\n');
    return this;
  }
  appendMarkdown(text) {
    assert.equal(typeof text, 'string');
    this.value += text;
    return this;
  }
  appendCodeblock(text, language = '') {
    this.value += `\n\`\`\`${language}\n${text}\n\`\`\`\n`;
    return this;
  }
}

const Diagnostic = record(
  'Diagnostic',
  ['range', 'message', 'severity', 'source', 'code', 'relatedInformation', 'tags'],
  (range, message, severity = 0) => {
    assert(range instanceof Range && typeof message === 'string' && [0, 1, 2, 3].includes(severity));
    return { range, message, severity };
  },
);

const DiagnosticRelatedInformation = record('DiagnosticRelatedInformation', ['location', 'message'], (location, message) => {
  assert(location instanceof Location);
  return { location, message };
});

const CompletionItem = record(
  'CompletionItem',
  [
    'label', 'kind', 'tags', 'detail', 'documentation', 'sortText', 'filterText', 'preselect', 'insertText', 'range',
    'commitCharacters', 'keepWhitespace', 'additionalTextEdits', 'command',
  ],
  (label, kind) => ({ label, kind }),
);

class CompletionList {
  constructor(items = [], isIncomplete = false) {
    Object.assign(this, { items, isIncomplete });
  }
}

class SnippetString {
  constructor(value = '') {
    this.value = value;
  }
}

class Hover {
  constructor(contents, range) {
    this.contents = Array.isArray(contents) ? contents : [contents];
    for (const each of this.contents) assert(each instanceof MarkdownString);
    this.range = range;
  }
}

class DocumentHighlight {
  constructor(range, kind = 0) {
    assert(range instanceof Range && [0, 1, 2].includes(kind));
    Object.assign(this, { range, kind });
  }
}

const DocumentSymbol = record(
  'DocumentSymbol',
  ['name', 'detail', 'kind', 'tags', 'range', 'selectionRange', 'children'],
  (name, detail, kind, range, selectionRange) => {
    assert(name, 'the name of a symbol must not be empty');
    assert(range.contains(selectionRange), 'selectionRange must be contained in fullRange');
    return { name, detail, kind, range, selectionRange, children: [] };
  },
);

const SymbolInformation = record(
  'SymbolInformation',
  ['name', 'containerName', 'kind', 'tags', 'location'],
  (name, kind, containerName, location) => {
    assert(location instanceof Location);
    return { name, kind, containerName, location };
  },
);

const DocumentLink = record('DocumentLink', ['range', 'target', 'tooltip'], (range, target) => {
  assert(range instanceof Range && (target === undefined || target instanceof Uri));
  return { range, target };
});

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  static Empty = new CodeActionKind('');
  append(parts) {
    return new CodeActionKind(this.value ? `${this.value}.${parts}` : parts);
  }
  contains(other) {
    return this.value === '' || other.value === this.value || other.value.startsWith(`${this.value}.`);
  }
}

const CodeAction = record(
  'CodeAction',
  ['title', 'kind', 'diagnostics', 'edit', 'command', 'isPreferred', 'disabled'],
  (title, kind) => {
    assert(kind === undefined || kind instanceof CodeActionKind);
    return { title, kind };
  },
);

class SemanticTokensLegend {
  constructor(tokenTypes, tokenModifiers = []) {
    Object.assign(this, { tokenTypes, tokenModifiers });
  }
}

class SemanticTokens {
  constructor(data, resultId) {
    assert(data instanceof Uint32Array && data.length % 5 === 0);
    Object.assign(this, { data, resultId });
  }
}

class SemanticTokensEdit {
  constructor(start, deleteCount, data) {
    assert(data === undefined || data instanceof Uint32Array);
    Object.assign(this, { start, deleteCount, data });
  }
}

class SemanticTokensEdits {
  constructor(edits, resultId) {
    Object.assign(this, { edits, resultId });
  }
}

class RelativePattern {
  constructor(base, pattern) {
    assert(base instanceof Uri);
    Object.assign(this, { baseUri: base, pattern });
  }
}

/** The edits of files, in the order in which they were added. */
class WorkspaceEdit {
  /** @type {{ kind: string, [key: string]: any }[]} */
  steps = [];
  #add(kind, values) {
    for (const value of Object.values(values)) assert(value === undefined || value !== null);
    this.steps.push({ kind, ...values });
  }
  replace(uri, range, text, metadata) {
    assert(uri instanceof Uri && range instanceof Range && typeof text === 'string');
    this.#add('text', { uri, range, text, metadata });
  }
  createFile(uri, options, metadata) {
    this.#add('create', { uri, options, metadata });
  }
  renameFile(from, to, options, metadata) {
    this.#add('rename', { from, to, options, metadata });
  }
  deleteFile(uri, options, metadata) {
    this.#add('delete', { uri, options, metadata });
  }
  get size() {
    return new Set(this.steps.map(({ uri, from }) => (uri ?? from).toString())).size;
  }
}

const enumeration = (name, ...keys) => strict(name, Object.fromEntries(keys.map((key, index) => [key, index])));

module.exports = {
  CancellationTokenSource, CodeAction, CodeActionKind, CompletionItem, CompletionList, Diagnostic,
  DiagnosticRelatedInformation, Disposable, DocumentHighlight, DocumentLink, DocumentSymbol, EventEmitter, Hover,
  Location, MarkdownString, Position, Range, RelativePattern, SemanticTokens, SemanticTokensEdit, SemanticTokensEdits,
  SemanticTokensLegend, SnippetString, SymbolInformation, TextEdit, Uri, WorkspaceEdit,
  CompletionItemTag: strict('CompletionItemTag', { Deprecated: 1 }),
  DiagnosticSeverity: enumeration('DiagnosticSeverity', 'Error', 'Warning', 'Information', 'Hint'),
  LanguageStatusSeverity: enumeration('LanguageStatusSeverity', 'Information', 'Warning', 'Error'),
  ProgressLocation: strict('ProgressLocation', { SourceControl: 1, Window: 10, Notification: 15 }),
};
