'use strict';

/** The types of semantic tokens that all color themes know. */
const tokenTypes = [
  'namespace', 'type', 'class', 'enum', 'interface', 'struct', 'typeParameter', 'parameter', 'variable', 'property',
  'enumMember', 'event', 'function', 'method', 'macro', 'keyword', 'modifier', 'comment', 'string', 'number', 'regexp',
  'operator', 'decorator',
];

/** The modifiers of semantic tokens that all color themes know. */
const tokenModifiers = [
  'declaration', 'definition', 'readonly', 'static', 'deprecated', 'abstract', 'async', 'modification',
  'documentation', 'defaultLibrary',
];

/** Returns the numbers from 1 to a last number. */
const upTo = (/** @type {number} */ last) => Array.from({ length: last }, (_, index) => index + 1);

const markup = ['markdown', 'plaintext'];

/** The parts of the language server protocol 3.17 that this extension supports. */
const clientCapabilities = Object.freeze({
  general: {
    positionEncodings: ['utf-16'],
    markdown: { parser: 'marked' },
    staleRequestSupport: { cancel: true, retryOnContentModified: [] },
  },
  window: {
    workDoneProgress: true,
    showMessage: { messageActionItem: { additionalPropertiesSupport: true } },
    showDocument: { support: true },
  },
  workspace: {
    applyEdit: true,
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ['create', 'rename', 'delete'],
      failureHandling: 'abort',
      changeAnnotationSupport: { groupsOnLabel: false },
    },
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: false },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    workspaceFolders: true,
    symbol: { symbolKind: { valueSet: upTo(26) }, tagSupport: { valueSet: [1] } },
    executeCommand: { dynamicRegistration: false },
  },
  textDocument: {
    synchronization: { dynamicRegistration: false, didSave: true },
    publishDiagnostics: {
      relatedInformation: true,
      tagSupport: { valueSet: [1, 2] },
      codeDescriptionSupport: true,
      dataSupport: true,
      versionSupport: true,
    },
    completion: {
      contextSupport: true,
      completionItem: {
        snippetSupport: true,
        commitCharactersSupport: true,
        documentationFormat: markup,
        deprecatedSupport: true,
        preselectSupport: true,
        tagSupport: { valueSet: [1] },
        insertReplaceSupport: true,
        resolveSupport: { properties: ['documentation', 'detail', 'additionalTextEdits'] },
        insertTextModeSupport: { valueSet: [1, 2] },
        labelDetailsSupport: true,
      },
      completionItemKind: { valueSet: upTo(25) },
      completionList: { itemDefaults: ['commitCharacters', 'editRange', 'insertTextFormat', 'insertTextMode', 'data'] },
    },
    hover: { contentFormat: markup },
    definition: { linkSupport: true },
    references: {},
    documentHighlight: {},
    documentSymbol: {
      symbolKind: { valueSet: upTo(26) },
      tagSupport: { valueSet: [1] },
      hierarchicalDocumentSymbolSupport: true,
    },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['', 'quickfix', 'refactor', 'source', 'source.fixAll'] } },
      isPreferredSupport: true,
      disabledSupport: true,
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
      honorsChangeAnnotations: true,
    },
    formatting: {},
    rename: { prepareSupport: true, prepareSupportDefaultBehavior: 1, honorsChangeAnnotations: true },
    documentLink: { tooltipSupport: true },
    semanticTokens: {
      requests: { range: true, full: { delta: true } },
      tokenTypes,
      tokenModifiers,
      formats: ['relative'],
      overlappingTokenSupport: false,
      multilineTokenSupport: false,
      augmentsSyntaxTokens: true,
    },
  },
});

module.exports = { clientCapabilities };
