'use strict';

const assert = require('node:assert');
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const readline = require('node:readline');
const { test } = require('node:test');
const { folder } = require('./fakes/extension');

const root = path.resolve(__dirname, '../..');
const description = require(path.join(folder, 'package.json'));
const { commands, configuration, problemMatchers, problemPatterns } = description.contributes;
const [pattern] = problemPatterns;
const expression = new RegExp(pattern.regexp);
const { background } = problemMatchers.find(({ name }) => name === 'waymark-watch');

const readJSON = (name) => JSON.parse(fs.readFileSync(path.join(root, name), 'utf8'));

/** Returns the lines of the recorded findings of all rules. */
function recordedLines() {
  const rules = path.join(root, 'Tests/Fixtures/Rules');
  return fs
    .readdirSync(rules, { recursive: true })
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => fs.readFileSync(path.join(rules, name), 'utf8').split('\n'));
}

test('The extension needs no packages and no build step', () => {
  for (const key of ['dependencies', 'devDependencies', 'scripts', 'bundledDependencies']) assert(!(key in description), key);
  assert(fs.existsSync(path.join(folder, description.main)));
});

test('The workspace can set the path of the tool only if it is trusted', () => {
  const { untrustedWorkspaces } = description.capabilities;
  assert.equal(untrustedWorkspaces.supported, 'limited');
  assert(untrustedWorkspaces.restrictedConfigurations.includes('waymark.path'));
  assert.equal(configuration.properties['waymark.path'].scope, 'machine-overridable');
});

test('The README describes all commands and settings', () => {
  const readme = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
  for (const { category, title } of commands) assert(readme.includes(`${category}: ${title}`), title);
  for (const name of Object.keys(configuration.properties)) assert(readme.includes(`\`${name}\``), name);
  for (const { name } of problemMatchers) assert(readme.includes(`\`$${name}\``), name);
});

test('The problem matchers find each recorded finding, and nothing else', () => {
  let found = 0;
  for (const line of recordedLines()) {
    const match = expression.exec(line);
    // Source lines and notes are indented.
    const isFinding = /^\S.*:\d+:\d+: (error|warning): /.test(line);
    assert.equal(match !== null, isFinding, line);
    if (!match) continue;
    found += 1;
    assert(Number(match[pattern.line]) > 0 && Number(match[pattern.column]) > 0);
    assert.equal(line, `${match[1]}:${match[2]}:${match[3]}: ${match[4]}: ${match[5]} [${match[6]}]`);
  }
  assert(found > 100, `${found} findings`);
});

test('A task in the background begins and ends with lines of waymark watch', () => {
  const begins = new RegExp(background.beginsPattern);
  const ends = new RegExp(background.endsPattern);
  assert(begins.test('[09:41:00] checking Sources/App/App.nav.yaml'));
  assert(ends.test('[09:41:00] 1 error in 2 files; other rules were skipped until these errors are fixed; waiting for changes'));
  for (const line of recordedLines()) assert(!begins.test(line) && !ends.test(line), line);
});

test('The problem matchers find the output of the tool in WAYMARK_TOOL', async (context) => {
  const tool = process.env.WAYMARK_TOOL;
  if (!tool || spawnSync(tool, ['watch', '--help']).status !== 0) return context.skip('the tool has no command watch');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waymark watch '));
  const spec = 'waymark: 1\napp: Fruits\ntabs: { a: { title: A, icon: a, opens: [b] } }\n';
  fs.writeFileSync(path.join(folder, 'App.nav.yaml'), spec);
  const watch = spawn(tool, ['watch'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const kinds = [];
  for await (const line of readline.createInterface({ input: watch.stderr })) {
    if (new RegExp(background.beginsPattern).test(line)) kinds.push('begin');
    else if (new RegExp(background.endsPattern).test(line)) break;
    else if (expression.test(line)) kinds.push(expression.exec(line)[pattern.code]);
  }
  watch.kill();
  fs.rmSync(folder, { recursive: true });
  return assert.deepEqual(kinds, ['begin', 'unknown-name']);
});

test('The tasks and the workflows for GitHub have the same pattern', (context) => {
  const [workflow] = readJSON('Integrations/GitHub/waymark-problem-matcher.json').problemMatcher[0].pattern;
  assert.deepEqual({ name: 'waymark', ...workflow }, pattern);
  if (!fs.existsSync(path.join(folder, 'tasks.json'))) return context.skip('there is no tasks.json');
  for (const { problemMatcher } of readJSON('Integrations/VSCode/tasks.json').tasks) {
    if (typeof problemMatcher === 'string') continue;
    assert.deepEqual({ name: 'waymark', ...problemMatcher.pattern }, pattern);
    if (problemMatcher.background) assert.deepEqual(problemMatcher.background, background);
  }
});
