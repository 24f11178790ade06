import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeFields } from '@dental-shop/emulators/seed/firestore-emulator';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';

const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
const { hostname, port } = new URL(`http://${emulator}`);

// Most of these tests provoke errors that the SDK would log.
setLogLevel('silent');

export const emulatorUrl = `http://${emulator}`;

/**
 * Bypasses the rules. Uses REST, because writing with the test library takes longer than the test
 * itself.
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
  if (!response.ok) throw new Error(`${path} could not be written: ${await response.text()}`);
}

export async function erase({ projectId }: RulesTestEnvironment, path: string): Promise<void> {
  const documents = `${emulatorUrl}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { authorization: 'Bearer owner' };
  const response = await fetch(`${documents}/${path}`, { method: 'DELETE', headers });
  if (!response.ok) throw new Error(`${path} could not be deleted: ${await response.text()}`);
}

export const rulesFile = join(import.meta.dirname, '../../firestore.rules');

/**
 * Uses a separate database, so test files can run in parallel. Call this at the top of a file
 * and the returned function in tests.
 */
export function useRules(projectId: string): () => RulesTestEnvironment {
  let environment: RulesTestEnvironment | undefined;
  const opened = () => {
    if (!environment) throw new Error('The rules are loaded in beforeAll');
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
