import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..');

/** Relative to the project root. */
export const deployedFolders = {
  web: 'web/dist/production',
  functions: 'functions/dist/production',
  /** `configDir` in `firebase.json`; not uploaded. */
  parameters: 'deploy/.parameters',
} as const;

export const settingsFolder = 'deploy/settings';
