import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * The UI only runs if it's already installed; otherwise, firebase-tools would download it and fail
 * if offline.
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

export function emulatorCache(): string {
  return process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}
