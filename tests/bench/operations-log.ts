import { join } from 'node:path';
import { localDirectory } from '@dental-shop/emulators/suite/project';

/** Where the functions of the measured shop note what they ask of Firestore. */
export const operationsLog = join(localDirectory, 'bench', 'operations.log');

/** For the functions emulator: has each of its processes write that file. */
export const operationsEnvironment = {
  OPERATIONS_LOG: operationsLog,
  NODE_OPTIONS: `--import=${new URL('./log-operations.ts', import.meta.url).href}`,
};
