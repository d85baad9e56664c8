'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { Position, Range } = require('./types');

/** A document of the editor, whose positions count UTF-16 code units. */
class TextDocument {
  version = 1;
  isClosed = false;
  isDirty = false;
  #text;

  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId });
    this.#text = text;
  }
  get fileName() {
    return this.uri.fsPath;
  }
  getText(range) {
    return range ? this.#text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.#text;
  }
  get lineCount() {
    return this.#lines().length;
  }
  offsetAt({ line, character }) {
    const lines = this.#lines();
    // An edit of the whole text can end after the last line.
    if (line >= lines.length) return this.#text.length;
    assert(character <= lines[line].length, `${line}:${character} is after the end of its line`);
    return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
  }
  positionAt(offset) {
    const before = this.#text.slice(0, offset).split('\n');
    return new Position(before.length - 1, before.at(-1).length);
  }
  getWordRangeAtPosition(position) {
    for (const { index, 0: word } of this.#lines()[position.line].matchAll(/[\w-]+/g)) {
      const range = new Range(position.line, index, position.line, index + word.length);
      if (range.contains(position)) return range;
    }
    return undefined;
  }

  /** Returns the position of a text, plus a number of characters. */
  find(text, plus = 0) {
    const offset = this.#text.indexOf(text);
    assert(offset >= 0, `${this.fileName} does not contain ${text}`);
    return this.positionAt(offset + plus);
  }

  /** Applies edits, and returns the changes in the order of the editor: from the end of the text. */
  apply(edits) {
    const changes = edits
      .map(({ range, text }) => {
        const start = this.offsetAt(range.start);
        return { range, text, rangeOffset: start, rangeLength: this.offsetAt(range.end) - start };
      })
      .sort((left, right) => right.rangeOffset - left.rangeOffset);
    let next = Infinity;
    for (const { rangeOffset, rangeLength, text } of changes) {
      assert(rangeOffset + rangeLength <= next, 'the ranges of edits overlap');
      next = rangeOffset;
      this.#text = this.#text.slice(0, rangeOffset) + text + this.#text.slice(rangeOffset + rangeLength);
    }
    this.version += 1;
    this.isDirty = true;
    return changes;
  }
  save() {
    fs.mkdirSync(path.dirname(this.fileName), { recursive: true });
    fs.writeFileSync(this.fileName, this.#text);
    this.isDirty = false;
  }
  #lines() {
    return this.#text.split('\n');
  }
}

module.exports = { TextDocument };
