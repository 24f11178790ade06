/**
 * Runs a script with the project's own Node and installs dependencies first: `node
 * emulators/launch.mjs SCRIPT [arguments]`. Uses only Node's own modules and old syntax, because it
 * runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.installed-lock');
const isWindows = process.platform === 'win32';
const ownNode = join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node');

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function installedByHand() {
  const installedList = join(modules, '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = readPackages(installedList);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, devOptional }]) =>
      !path.includes('node_modules/') ||
      optional ||
      devOptional ||
      // Workspace links have no version, so only check that they exist.
      (path in installed && installed[path].version === version),
  );
}

function isInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === lockHash()) return true;
  if (!installedByHand()) return false;
  writeFileSync(stampFile, lockHash());
  return true;
}

/**
 * npm sets `npm_execpath` for its scripts; otherwise npm is found on the PATH. Its output goes to
 * stderr, because the script's stdout may be redirected to a file.
 */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['inherit', process.stderr, 'inherit'] };
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: isWindows });
}

function install() {
  console.error('Installing dependencies (npm ci; about a minute the first time) ...');
  const startedAt = Date.now();
  const { status, signal } = runNpm(['ci', '--no-audit', '--no-fund']);
  if (signal !== null) process.exit(128 + constants.signals[signal]);
  if (status !== 0) {
    giveUp('`npm ci` failed. See its output above, check the network, and try again.');
  }
  writeFileSync(stampFile, lockHash());
  console.error(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

function run(script, args) {
  const child = spawn(ownNode, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [dirname(ownNode), join(modules, '.bin'), process.env.PATH].join(delimiter),
    },
  });
  // On Ctrl-C, the terminal signals the child too, but `kill` only reaches this process, so signals
  // are passed on. The child ignores duplicates. This process waits for it and exits with the same
  // code.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  // npm starts this through a shell, which dies from a signal without forwarding it.
  const parent = process.ppid;
  const orphanCheck = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(orphanCheck);
    child.kill('SIGTERM');
  }, 500);
  child.on('error', ({ message }) =>
    giveUp(`The project's Node can't run here (${message}). Delete node_modules and try again.`),
  );
  child.on('exit', (code, signal) => {
    process.exit(signal === null ? code : 128 + constants.signals[signal]);
  });
}

const [script, ...args] = process.argv.slice(2);
const nodeMajor = Number.parseInt(process.versions.node, 10);

if (nodeMajor < oldestNode) {
  giveUp(`Node ${process.versions.node} is too old. Install Node 22 from https://nodejs.org.`);
}
if (script === undefined) giveUp('Usage: node emulators/launch.mjs SCRIPT [arguments]');
if (!isInstalled()) install();
if (!existsSync(ownNode)) {
  giveUp(
    "npm skipped the project's Node. Run `npm rebuild node --ignore-scripts=false` and try again.",
  );
}
run(script, args);
