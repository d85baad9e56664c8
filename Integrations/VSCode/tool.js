'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/** The folders of the tool that an editor may not have in its `PATH`, such as an app that is opened from the Dock. */
const usualFolders = () => [
  '/opt/homebrew/bin',
  '/usr/local/bin',
  '/home/linuxbrew/.linuxbrew/bin',
  path.join(os.homedir(), '.local', 'bin'),
];

/** The error for a tool that is not found. */
class ToolNotFoundError extends Error {
  constructor(/** @type {string} */ message) {
    super(message);
    this.name = 'ToolNotFoundError';
  }
}

/**
 * Returns the path of the tool `waymark`.
 *
 * @param {string} setting The setting `waymark.path`. A relative path starts at the folder.
 * @param {string} [folder] The first folder of the workspace.
 * @param {string} [searchPath] The environment variable `PATH`.
 * @returns {string} The path.
 * @throws {ToolNotFoundError} If the setting leads to no executable file, or if the setting is empty and no folder has
 *   the tool.
 */
function findTool(setting, folder, searchPath = process.env.PATH ?? '') {
  const configured = setting.trim();
  if (configured) {
    const expanded = configured.replace(/^~(?=\/|$)/, os.homedir());
    const tool = path.resolve(folder ?? os.homedir(), expanded);
    if (isExecutable(tool)) return tool;
    throw new ToolNotFoundError(
      `The setting waymark.path is ${tool}, which is not an executable file. Change the setting, or remove it to search PATH.`,
    );
  }
  // A relative entry of PATH would run a file of the workspace.
  const folders = [...searchPath.split(path.delimiter).filter(path.isAbsolute), ...usualFolders()];
  const tool = folders.map((folder) => path.join(folder, 'waymark')).find(isExecutable);
  if (tool) return tool;
  throw new ToolNotFoundError(
    `The tool waymark is neither in PATH nor in ${usualFolders().join(', ')}. ` +
      'Install the tool, or set waymark.path to its path, and then run the command "Waymark: Restart Language Server".',
  );
}

/** Returns a Boolean value that indicates whether a path leads to an executable file. */
function isExecutable(/** @type {string} */ file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

module.exports = { ToolNotFoundError, findTool };
