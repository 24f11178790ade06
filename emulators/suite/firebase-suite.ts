import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectId } from '../addresses.ts';
import { alarmingLine } from './firebase-output.ts';
import { runningEmulators } from './hub.ts';
import {
  descendantsOf,
  endAtOnce,
  endLeftOvers,
  hasProcessGroups,
  listProcesses,
  type RunningProcess,
  waitForEnd,
} from './processes.ts';
import type { Say } from './progress.ts';
import { localDirectory, projectRoot } from './project.ts';
import { StartFailure } from './start-failure.ts';
import { waitUntil } from './wait-until.ts';

const emulators = ['auth', 'firestore', 'functions', 'hosting'];
/** In ms; the first start may have to download the Firestore emulator. */
const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 30_000;

interface SuiteOptions {
  /** An earlier export to begin with. */
  importDirectory?: string;
  /** firebase-tools writes its own logs and unfinished exports into its working directory. */
  workDirectory: string;
  logFile: string;
  environment: Record<string, string>;
  say: Say;
}

/** firebase-tools, running the Auth, Firestore, Functions and Hosting emulators. */
export interface FirebaseSuite {
  /** Aborts when it ends, with a `StartFailure` for the case that nobody asked it to. */
  ended: AbortSignal;
  /** Waits until all emulators listen. */
  ready(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

export function startFirebaseSuite(options: SuiteOptions): FirebaseSuite {
  const { importDirectory, workDirectory, logFile, environment, say } = options;
  mkdirSync(workDirectory, { recursive: true });
  // Left by a suite that was killed, this file makes the next one believe in a second suite.
  rmSync(join(tmpdir(), `hub-${projectId}.json`), { force: true });
  const require = createRequire(import.meta.url);
  const child = spawn(
    process.execPath,
    [
      require.resolve('firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--project', projectId],
      ...['--config', join(projectRoot, 'firebase.json')],
      ...['--only', emulators.join()],
      ...(importDirectory === undefined ? [] : ['--import', importDirectory]),
      '--non-interactive',
    ],
    {
      cwd: workDirectory,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C in the terminal must not reach it before its data is saved.
      detached: hasProcessGroups,
      env: { ...process.env, ...suiteEnvironment(workDirectory), ...environment },
    },
  );
  relayOutput(child, logFile, say);
  const ended = new AbortController();
  const end = () => {
    const message = `The Firebase emulators ended by themselves. Their log is ${logFile}.`;
    ended.abort(new StartFailure(message));
  };
  child.once('error', end);
  child.once('exit', end);
  let started: RunningProcess[] = [];
  const remember = () => {
    started = [...started, ...descendantsOf(child.pid ?? 0, listProcesses())];
  };
  return {
    ended: ended.signal,
    async ready(given) {
      const signal = AbortSignal.any([given, ended.signal]);
      const wait = { what: 'the Firebase emulators', limitMs: START_LIMIT_MS, signal };
      await waitUntil(wait, async () => {
        const running = await runningEmulators();
        return emulators.every((each) => running.includes(each)) || undefined;
      });
      // Should it be killed, nobody else knows what it had started.
      remember();
    },
    async stop() {
      remember();
      await stopSuite(child);
      endLeftOvers(started);
    },
  };
}

function suiteEnvironment(workDirectory: string): Record<string, string> {
  return {
    // No log-in, no usage statistics, no news and no update check: the developer's own settings
    // for firebase-tools are neither read nor changed.
    XDG_CONFIG_HOME: join(workDirectory, 'configuration'),
    NO_UPDATE_NOTIFIER: '1',
    // Functions say what they are in a file at once, where a server would be polled for seconds.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // In seconds. A process of the functions that a busy machine starts slowly is waited for: given up
    // after the usual 30, each would be followed by another that makes the machine busier.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Each function runs in processes of its own, all of the same code: compiled once, it is ready sooner.
    NODE_COMPILE_CACHE: join(localDirectory, 'compiled'),
  };
}

function relayOutput(child: ChildProcess, logFile: string, say: Say): void {
  const log = createWriteStream(logFile);
  child.once('close', () => log.end());
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      const alarm = alarmingLine(line);
      if (alarm !== undefined) say(alarm);
    });
  }
}

/** Asks firebase-tools to stop its emulators, and ends its group if that takes too long. */
async function stopSuite(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  child.kill('SIGINT');
  await waitForEnd(child.pid, STOP_LIMIT_MS);
  endAtOnce(hasProcessGroups ? -child.pid : child.pid);
}
