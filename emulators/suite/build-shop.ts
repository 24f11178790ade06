import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StripeAccount } from '../stripe-account.ts';
import { inputsHash } from './hash-build-inputs.ts';
import { type Log, step } from './progress.ts';
import { builtFolders, localDirectory, projectRoot } from './project.ts';
import { StartFailure } from './start-failure.ts';
import { useStripeAccount, webVariables } from './stripe-test-mode.ts';

interface Part {
  name: 'functions' | 'web';
  script: readonly [string, ...string[]];
  inputs: readonly string[];
  output: string;
}

const parts: readonly Part[] = [
  {
    name: 'functions',
    script: ['functions/build.ts', '--target', 'emulators'],
    inputs: ['domain', 'functions', 'package-lock.json'],
    output: builtFolders.functions,
  },
  {
    name: 'web',
    script: ['web/build/build.ts', '--target', 'emulators'],
    inputs: ['domain', 'artwork', 'web', 'package-lock.json'],
    output: builtFolders.web,
  },
];

interface BuildOptions {
  always?: boolean;
  only?: readonly Part['name'][];
  /** Builds for this account instead of the Stripe emulator. The next start always rebuilds. */
  stripe?: StripeAccount | undefined;
  signal?: AbortSignal;
}

export async function buildShop(
  log: Log,
  { always = false, only, stripe, signal }: BuildOptions = {},
): Promise<void> {
  const variables = stripe ? webVariables(stripe) : {};
  for (const part of parts) {
    if (only !== undefined && !only.includes(part.name)) continue;
    const hash = inputsHash(projectRoot, part.inputs);
    const stamp = join(localDirectory, `built-${part.name}`);
    if (!always && !stripe && isBuilt(part, stamp, hash)) continue;
    rmSync(stamp, { force: true });
    await step(log, `Build ${part.name}`, () => runBuild(part, variables, signal));
    // Doesn't write a stamp, so the next start rebuilds for the Stripe emulator.
    if (hash === undefined || stripe) continue;
    mkdirSync(localDirectory, { recursive: true });
    writeFileSync(stamp, hash);
  }
  if (stripe) useStripeAccount(stripe);
}

function isBuilt(part: Part, stamp: string, hash: string | undefined): boolean {
  return (
    hash !== undefined &&
    existsSync(join(projectRoot, part.output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  );
}

/** A failed build must stop the start, because the emulators would serve the previous one. */
function runBuild(
  { name, script }: Part,
  variables: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...script], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...variables },
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
      else reject(new StartFailure(`${printed}\nBuilding ${name} failed. See above.`));
    });
  });
}
