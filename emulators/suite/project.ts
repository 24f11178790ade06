import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..', '..');

/** Ignored by Git. */
export const localDirectory = join(projectRoot, '.local');

/** Relative to the project root; production builds are next to them. */
export const builtFolders = {
  web: 'web/dist/emulators',
  functions: 'functions/dist/emulators',
} as const;
