'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, before, test } = require('node:test');
const { findTool } = require('../../Integrations/VSCode/tool');

const home = process.env.HOME;
let folder;

/** Creates a file, and returns its path. */
function file(name, mode) {
  const target = path.join(folder, name);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, '', { mode });
  return target;
}

before(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waymark tool '));
  process.env.HOME = path.join(folder, 'home');
});
after(() => {
  process.env.HOME = home;
  fs.rmSync(folder, { recursive: true });
});

test('The setting is an absolute path, a path in the workspace, or a path in the home folder', () => {
  const tool = file('workspace/bin/tool', 0o755);
  const own = file('home/waymark', 0o755);
  assert.equal(findTool(tool, undefined, ''), tool);
  assert.equal(findTool(' bin/tool ', path.join(folder, 'workspace'), ''), tool);
  assert.equal(findTool('~/waymark', undefined, ''), own);
});

test('A setting that leads to no executable file is an error, even if PATH has the tool', () => {
  file('path/waymark', 0o755);
  file('plain', 0o644);
  for (const setting of ['missing', 'plain', 'path']) {
    assert.throws(
      () => findTool(setting, folder, path.join(folder, 'path')),
      (error) => error.name === 'ToolNotFoundError' && error.message.includes(path.join(folder, setting)),
    );
  }
});

test('The first executable file in PATH is the tool', () => {
  file('first/waymark', 0o644);
  fs.mkdirSync(path.join(folder, 'second/waymark'), { recursive: true });
  const tool = file('third/waymark', 0o755);
  file('fourth/waymark', 0o755);
  const folders = ['first', 'second', 'third', 'fourth'].map((name) => path.join(folder, name));
  assert.equal(findTool('', undefined, folders.join(':')), tool);
});

test('Relative folders in PATH are ignored, because a workspace could have such a file', () => {
  const current = process.cwd();
  process.chdir(folder);
  try {
    file('waymark', 0o755);
    file('relative/waymark', 0o755);
    const tool = file('home/.local/bin/waymark', 0o755);
    const usual = ['/opt/homebrew/bin', '/usr/local/bin', '/home/linuxbrew/.linuxbrew/bin'];
    const installed = usual.map((name) => `${name}/waymark`).find(fs.existsSync);
    assert.equal(findTool('', folder, '.::relative'), installed ?? tool);
  } finally {
    process.chdir(current);
  }
});
