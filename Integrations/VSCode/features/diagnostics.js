'use strict';

const vscode = require('vscode');
const { location, range, toRange, uri } = require('../convert');

/**
 * The server's values of the diagnostics that the editor shows.
 *
 * @type {WeakMap<vscode.Diagnostic, any>}
 */
const originals = new WeakMap();

/**
 * Shows the diagnostics that the server publishes.
 *
 * @param {import('../protocol/connection').Connection} connection The connection.
 * @returns {vscode.Disposable} The end, which removes the diagnostics.
 */
function showDiagnostics(connection) {
  // Tasks with the problem matchers of this extension have the same owner, so findings are not shown twice.
  const collection = vscode.languages.createDiagnosticCollection('waymark');
  connection.onNotification('textDocument/publishDiagnostics', (params) => {
    collection.set(uri(params.uri), params.diagnostics.map(diagnostic));
  });
  return collection;
}

/** Returns a diagnostic that the editor shows. */
function diagnostic(/** @type {any} */ value) {
  const severity = /** @type {vscode.DiagnosticSeverity} */ ((value.severity ?? 1) - 1);
  const result = new vscode.Diagnostic(range(value.range), value.message, severity);
  result.source = value.source;
  result.code = value.codeDescription
    ? { value: value.code, target: uri(value.codeDescription.href) }
    : value.code;
  result.tags = value.tags;
  result.relatedInformation = value.relatedInformation?.map(
    (/** @type {any} */ related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message),
  );
  originals.set(result, value);
  return result;
}

/**
 * Returns the server's value of a diagnostic. Edits can have moved the diagnostic.
 *
 * @param {vscode.Diagnostic} diagnostic The diagnostic.
 * @returns {any} The value.
 */
function toDiagnostic(diagnostic) {
  const { message, severity, code, source } = diagnostic;
  const original = originals.get(diagnostic) ?? {
    message,
    severity: severity + 1,
    code: typeof code === 'object' ? code.value : code,
    source,
  };
  return { ...original, range: toRange(diagnostic.range) };
}

module.exports = { showDiagnostics, toDiagnostic };
