import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeFields } from '@dental-shop/emulators/seed/firestore-emulator';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';

const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
const { hostname, port } = new URL(`http://${emulator}`);

// Refusals are what most of these tests are for: the SDK need not report each of them.
setLogLevel('silent');

/** The emulator's own address, for what the test library does not offer. */
export const emulatorUrl = `http://${emulator}`;

/**
 * Writes a document past the rules. The test library opens and closes a connection for that, which
 * takes longer than the test.
 */
export async function store(
  { projectId }: RulesTestEnvironment,
  path: string,
  data: object,
): Promise<void> {
  const documents = `${emulatorUrl}/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`${documents}/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: encodeFields(data) }),
  });
  if (!response.ok) throw new Error(`${path} was not written: ${await response.text()}`);
}

/** Deletes a document past the rules, or nothing where there is none. */
export async function erase({ projectId }: RulesTestEnvironment, path: string): Promise<void> {
  const documents = `${emulatorUrl}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { authorization: 'Bearer owner' };
  const response = await fetch(`${documents}/${path}`, { method: 'DELETE', headers });
  if (!response.ok) throw new Error(`${path} was not deleted: ${await response.text()}`);
}

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
