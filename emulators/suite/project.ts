import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..', '..');

export const localDirectory = join(projectRoot, '.local');

export const builtFolders = {
  web: 'web/dist/emulators',
  functions: 'functions/dist/emulators',
} as const;
