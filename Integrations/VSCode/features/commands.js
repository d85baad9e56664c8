'use strict';

const vscode = require('vscode');

/** Registers the commands that the server executes, except those that the extension itself registers. */
function commands(/** @type {import('./server').Server} */ server) {
  const own = new Set(ownCommands);
  const registrations = server.capabilities.executeCommandProvider.commands
    .filter((/** @type {string} */ command) => !own.has(command))
    .map((/** @type {string} */ command) =>
      vscode.commands.registerCommand(command, (...values) => execute(server, command, values)),
    );
  return vscode.Disposable.from(...registrations);
}

/**
 * Executes a command of the server, and shows an error if the command fails.
 *
 * @param {import('./server').Server} server The server.
 * @param {string} command The name of the command.
 * @param {any[]} values The arguments.
 * @returns {Promise<any>} The result.
 */
async function execute(server, command, values) {
  try {
    return await server.demand('workspace/executeCommand', { command, arguments: values });
  } catch (error) {
    await vscode.window.showErrorMessage(`Waymark: ${/** @type {Error} */ (error).message}`);
    return undefined;
  }
}

/** The commands of the extension. */
const ownCommands = Object.freeze(['waymark.openMap', 'waymark.restartServer', 'waymark.showOutput']);

module.exports = { commands, execute };
