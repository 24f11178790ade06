import { join } from 'node:path';

/** The folder that holds `firebase.json`. */
export const projectRoot = join(import.meta.dirname, '..', '..');

/** What the project writes for this machine alone; Git ignores it. */
export const localDirectory = join(projectRoot, '.local');

/** Where the emulators' build is, from the project's folder; what is deployed lies beside each. */
export const builtFolders = {
  web: 'web/dist/emulators',
  functions: 'functions/dist/emulators',
} as const;
