import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Whether firebase-tools has its UI for looking at accounts and documents. It would download one
 * that is missing, and fail without a network: the shop starts in any case, and shows what is there.
 */
export function hasEmulatorUi(cache = emulatorCache()): boolean {
  const require = createRequire(import.meta.url);
  const details = JSON.parse(
    readFileSync(
      require.resolve('firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
      'utf8',
    ),
  );
  return existsSync(join(cache, details.ui.main.binaryPathRelativeToCacheDir));
}

/** The folder that firebase-tools downloads its emulators to. */
export function emulatorCache(): string {
  return process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}
