import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ports } from '../addresses.ts';
import { runningEmulators } from './emulator-hub.ts';
import { detectReloads, findAlarm } from './firebase-output.ts';
import {
  findDescendants,
  hasProcessGroups,
  killProcess,
  killRemaining,
  listProcesses,
  type RunningProcess,
  waitForExit,
} from './processes.ts';
import type { Log } from './progress.ts';
import { localDirectory } from './project.ts';
import { StartFailure } from './start-failure.ts';
import { waitUntil } from './wait-until.ts';

const emulators = ['auth', 'firestore', 'functions', 'hosting'];
/** The first start may have to download the Firestore emulator. */
const maxStartMs = 300_000;
const maxStopMs = 30_000;

interface SuiteOptions {
  projectId: string;
  configFile: string;
  importDirectory?: string;
  /** firebase-tools writes its logs and unfinished exports to its working directory. */
  workDirectory: string;
  logFile: string;
  environment: Record<string, string>;
  /** With a debugger, all functions run in one process. */
  inspect?: boolean;
  log: Log;
}

export interface FirebaseSuite {
  ended: AbortSignal;
  ready(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

export function startFirebaseSuite(options: SuiteOptions): FirebaseSuite {
  const { projectId, configFile, importDirectory, workDirectory } = options;
  const { logFile, environment, inspect = false, log } = options;
  mkdirSync(workDirectory, { recursive: true });
  // A suite that was killed leaves this file behind, and firebase-tools would think that the suite
  // is still running.
  rmSync(join(tmpdir(), `hub-${projectId}.json`), { force: true });
  const require = createRequire(import.meta.url);
  const child = spawn(
    process.execPath,
    [
      require.resolve('firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--project', projectId],
      ...['--config', configFile],
      ...['--only', emulators.join()],
      ...(importDirectory === undefined ? [] : ['--import', importDirectory]),
      ...(inspect ? ['--inspect-functions', String(ports.inspector)] : []),
      '--non-interactive',
    ],
    {
      cwd: workDirectory,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C in the terminal must not reach the emulators before their data is saved.
      detached: hasProcessGroups,
      env: { ...process.env, ...suiteEnvironment(workDirectory), ...environment },
    },
  );
  const isReload = detectReloads();
  relayOutput(child, logFile, (line) => {
    const alarm = findAlarm(line);
    if (alarm !== undefined) log(alarm);
    if (isReload(line)) log('  Reloaded the functions.');
  });
  const ended = new AbortController();
  const handleExit = () => {
    const message = `The Firebase emulators exited unexpectedly. See ${logFile}.`;
    ended.abort(new StartFailure(message));
  };
  child.once('error', handleExit);
  child.once('exit', handleExit);
  let started: RunningProcess[] = [];
  const recordChildren = () => {
    started = [...started, ...findDescendants(child.pid ?? 0, listProcesses())];
  };
  return {
    ended: ended.signal,
    async ready(given) {
      const signal = AbortSignal.any([given, ended.signal]);
      const wait = { description: 'the Firebase emulators', maxMs: maxStartMs, signal };
      await waitUntil(wait, async () => {
        const running = await runningEmulators();
        return emulators.every((each) => running.includes(each)) || undefined;
      });
      // If the suite is killed later, this list is the only way to find its child processes.
      recordChildren();
    },
    async stop() {
      recordChildren();
      await stopSuite(child);
      killRemaining(started);
    },
  };
}

function suiteEnvironment(workDirectory: string): Record<string, string> {
  return {
    // Ignores the developer's own firebase-tools settings: no login, usage statistics, or update
    // check.
    XDG_CONFIG_HOME: join(workDirectory, 'configuration'),
    NO_UPDATE_NOTIFIER: '1',
    // Discovery through a file is immediate; otherwise, firebase-tools would poll a server for
    // several seconds.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // In seconds. If a slow machine exceeds the default of 30, firebase-tools starts another
    // process, which only adds load.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Each function runs in separate processes with the same code; a shared compile cache starts
    // them faster.
    NODE_COMPILE_CACHE: join(localDirectory, 'compiled'),
  };
}

function relayOutput(child: ChildProcess, logFile: string, onLine: (line: string) => void): void {
  const log = createWriteStream(logFile);
  child.once('close', () => log.end());
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      onLine(line);
    });
  }
}

async function stopSuite(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  child.kill('SIGINT');
  await waitForExit(child.pid, maxStopMs);
  killProcess(hasProcessGroups ? -child.pid : child.pid);
}
