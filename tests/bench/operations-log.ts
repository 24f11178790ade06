import { join } from 'node:path';
import { localDirectory } from '@dental-shop/emulators/suite/project';

export const operationsLog = join(localDirectory, 'bench', 'operations.log');

export const operationsEnvironment = {
  OPERATIONS_LOG: operationsLog,
  NODE_OPTIONS: `--import=${new URL('./log-operations.ts', import.meta.url).href}`,
};
