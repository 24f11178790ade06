import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';

const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
const { hostname, port } = new URL(`http://${emulator}`);

// Refusals are what most of these tests are for: the SDK need not report each of them.
setLogLevel('silent');

/** The emulator's own address, for what the test library does not offer. */
export const emulatorUrl = `http://${emulator}`;

export const rulesFile = join(import.meta.dirname, '../../firestore.rules');

/**
 * The shop's rules in a database of their own, so that test files run side by side. Call it once at
 * the top of a file; the function it returns gives the environment inside tests.
 */
export function useRules(projectId: string): () => RulesTestEnvironment {
  let environment: RulesTestEnvironment | undefined;
  const opened = () => {
    if (!environment) throw new Error('The rules are not loaded before the tests begin');
    return environment;
  };
  beforeAll(async () => {
    const rules = readFileSync(rulesFile, 'utf8');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { rules, host: hostname, port: Number(port) },
    });
    await environment.clearFirestore();
  });
  afterAll(() => environment?.cleanup());
  return opened;
}
