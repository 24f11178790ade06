import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsHash } from './build-inputs.ts';
import { type Say, step } from './progress.ts';
import { localDirectory, projectRoot } from './project.ts';
import { StartFailure } from './start-failure.ts';

interface Part {
  name: string;
  script: readonly [string, ...string[]];
  /** Folders and files whose content decides what comes out. */
  inputs: readonly string[];
  output: string;
}

const parts: readonly Part[] = [
  {
    name: 'functions',
    script: ['functions/build.ts'],
    inputs: ['domain', 'functions', 'package-lock.json'],
    output: 'functions/dist',
  },
  {
    name: 'web',
    script: ['web/build/build.ts', '--mode', 'emulators'],
    inputs: ['domain', 'web', 'package-lock.json'],
    output: 'web/dist',
  },
];

/** Builds what changed since it was last built, or everything when `always` says so. */
export async function buildShop(
  say: Say,
  { always = false, signal }: { always?: boolean; signal?: AbortSignal } = {},
): Promise<void> {
  for (const part of parts) {
    const hash = inputsHash(projectRoot, part.inputs);
    const stamp = join(localDirectory, `built-${part.name}`);
    if (!always && isBuilt(part, stamp, hash)) continue;
    rmSync(stamp, { force: true });
    await step(say, `Build ${part.name}`, () => runBuild(part, signal));
    if (hash === undefined) continue;
    mkdirSync(localDirectory, { recursive: true });
    writeFileSync(stamp, hash);
  }
}

function isBuilt(part: Part, stamp: string, hash: string | undefined): boolean {
  return (
    hash !== undefined &&
    existsSync(join(projectRoot, part.output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  );
}

/** A broken build must stop the start: the emulators would go on serving the last one. */
function runBuild({ name, script }: Part, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...script], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal === undefined ? {} : { signal }),
    });
    let printed = '';
    const collect = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartFailure(`${printed}\nThe build of ${name} failed: see above.`));
    });
  });
}
