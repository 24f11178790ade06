import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { hasEmulatorUi } from './emulator-ui.ts';

it('knows the UI as firebase-tools itself looks for it, and nothing of other versions', () => {
  const cache = mkdtempSync(join(tmpdir(), 'emulator-cache-'));
  mkdirSync(join(cache, 'ui-v0.0.1', 'server'), { recursive: true });
  writeFileSync(join(cache, 'ui-v0.0.1', 'server', 'server.mjs'), '');
  expect(hasEmulatorUi(cache)).toBe(false);
  const file = pathOfFirebaseTools(cache);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  expect(hasEmulatorUi(cache)).toBe(true);
  // Loading firebase-tools takes seconds on a busy machine.
}, 60_000);

/** Its own answer: a change of its cache in a later version must not go unnoticed. */
function pathOfFirebaseTools(cache: string): string {
  vi.stubEnv('FIREBASE_EMULATORS_PATH', cache);
  const require = createRequire(import.meta.url);
  const tools = require('firebase-tools/lib/emulator/downloadableEmulators') as {
    getDownloadDetails(name: string): { binaryPath?: string; downloadPath: string };
  };
  const { binaryPath, downloadPath } = tools.getDownloadDetails('ui');
  vi.unstubAllEnvs();
  return binaryPath ?? downloadPath;
}
