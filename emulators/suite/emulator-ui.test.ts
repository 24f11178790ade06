import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { hasEmulatorUi } from './emulator-ui.ts';

it('finds only the UI version that firebase-tools uses', () => {
  const cache = mkdtempSync(join(tmpdir(), 'emulator-cache-'));
  mkdirSync(join(cache, 'ui-v0.0.1', 'server'), { recursive: true });
  writeFileSync(join(cache, 'ui-v0.0.1', 'server', 'server.mjs'), '');
  expect(hasEmulatorUi(cache)).toBe(false);
  const file = pathOfFirebaseTools(cache);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  expect(hasEmulatorUi(cache)).toBe(true);
}, 60_000);

/** Asks firebase-tools, so the test fails if a later version uses a different cache path. */
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
