import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ports } from '../addresses.ts';
import { runningEmulators } from './emulator-hub.ts';
import { alarmingLine, functionsReloads } from './firebase-output.ts';
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
import { localDirectory } from './project.ts';
import { StartFailure } from './start-failure.ts';
import { waitUntil } from './wait-until.ts';

const emulators = ['auth', 'firestore', 'functions', 'hosting'];
/** In ms; the first start may have to download the Firestore emulator. */
const maxStartMs = 300_000;
const maxStopMs = 30_000;

interface SuiteOptions {
  projectId: string;
  /** A configuration of firebase-tools, in the project's folder. */
  configFile: string;
  /** An earlier export to begin with. */
  importDirectory?: string;
  /** firebase-tools writes its own logs and unfinished exports into its working directory. */
  workDirectory: string;
  logFile: string;
  environment: Record<string, string>;
  /** Lets a debugger attach to the functions, which then all run in one process. */
  inspect?: boolean;
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
  const { projectId, configFile, importDirectory, workDirectory } = options;
  const { logFile, environment, inspect = false, say } = options;
  mkdirSync(workDirectory, { recursive: true });
  // A suite that was killed leaves this file, which makes the next one think that two are running.
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
      // Ctrl-C in the terminal must not reach it before its data is saved.
      detached: hasProcessGroups,
      env: { ...process.env, ...suiteEnvironment(workDirectory), ...environment },
    },
  );
  const isReload = functionsReloads();
  relayOutput(child, logFile, (line) => {
    const alarm = alarmingLine(line);
    if (alarm !== undefined) say(alarm);
    if (isReload(line)) say('  The rebuilt functions run.');
  });
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
      const wait = { what: 'the Firebase emulators', maxMs: maxStartMs, signal };
      await waitUntil(wait, async () => {
        const running = await runningEmulators();
        return emulators.every((each) => running.includes(each)) || undefined;
      });
      // If it is killed later, only this list knows its child processes.
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
    // In seconds. On a busy machine a functions process that is given up after the usual 30 is only
    // followed by another one, which makes the machine busier.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Each function runs in processes of its own, all of the same code: compiled once, it is ready sooner.
    NODE_COMPILE_CACHE: join(localDirectory, 'compiled'),
  };
}

/** Writes the output to the log file, and passes each line to `hear`. */
function relayOutput(child: ChildProcess, logFile: string, hear: (line: string) => void): void {
  const log = createWriteStream(logFile);
  child.once('close', () => log.end());
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      hear(line);
    });
  }
}

/** Asks firebase-tools to stop its emulators, and ends its group if that takes too long. */
async function stopSuite(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  child.kill('SIGINT');
  await waitForEnd(child.pid, maxStopMs);
  endAtOnce(hasProcessGroups ? -child.pid : child.pid);
}
