import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project.ts';
import { Refusal } from '../refusal.ts';
import type { Parameters } from './functions-parameters.ts';

const maxDiscoveryMs = 120_000;

export interface Declared {
  functions: readonly string[];
  /** The scheduled functions' timeouts in seconds, by name. */
  schedules: Readonly<Record<string, number>>;
  parameters: readonly string[];
  secrets: readonly string[];
}

interface Manifest {
  endpoints: Record<string, { scheduleTrigger?: object; timeoutSeconds: number }>;
  params?: { name: string; type: string }[];
}

/** Loads the built functions the same way firebase-tools does. */
export function discoverDeclared(folder: string, projectId: string): Declared {
  const scratch = mkdtempSync(join(tmpdir(), 'functions-manifest-'));
  const output = join(scratch, 'manifest.json');
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(projectRoot, 'node_modules/firebase-functions/lib/bin/firebase-functions.js')],
      {
        cwd: folder,
        encoding: 'utf8',
        timeout: maxDiscoveryMs,
        env: { ...process.env, FUNCTIONS_MANIFEST_OUTPUT_PATH: output, GCLOUD_PROJECT: projectId },
      },
    );
    if (status !== 0) {
      throw new Refusal(
        `The built functions can't be loaded, so a deploy would fail. Fix these errors:\n${stdout}${stderr}`,
      );
    }
    const manifest: Manifest = JSON.parse(readFileSync(output, 'utf8'));
    const named = (isSecret: boolean) =>
      (manifest.params ?? [])
        .filter(({ type }) => (type === 'secret') === isSecret)
        .map(({ name }) => name);
    return {
      functions: Object.keys(manifest.endpoints),
      schedules: Object.fromEntries(
        Object.entries(manifest.endpoints)
          .filter(([, { scheduleTrigger }]) => scheduleTrigger)
          .map(([name, { timeoutSeconds }]) => [name, timeoutSeconds]),
      ),
      parameters: named(false),
      secrets: named(true),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const source = 'deploy/parameters/functions-parameters.ts';

export function parameterProblems(declared: readonly string[], given: Parameters): string[] {
  return [
    ...declared
      .filter((name) => !(name in given))
      .map(
        (name) =>
          `No setting provides the parameter ${name}, which the functions declare. Add it to ${source}.`,
      ),
    ...Object.keys(given)
      .filter((name) => !declared.includes(name))
      .map(
        (name) =>
          `${source} provides the parameter ${name}, which the functions don't declare. Fix its name or remove it.`,
      ),
  ];
}
