import { join } from 'node:path';
import { localDirectory } from '@dental-shop/emulators/suite/project';

/** The measured shop's functions log their Firestore operations here. */
export const operationsLog = join(localDirectory, 'bench', 'operations.log');

/** Environment variables for the functions emulator. */
export const operationsEnvironment = {
  OPERATIONS_LOG: operationsLog,
  NODE_OPTIONS: `--import=${new URL('./log-operations.ts', import.meta.url).href}`,
};
