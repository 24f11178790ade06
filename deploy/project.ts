import { join } from 'node:path';

/** The folder that holds `firebase.json`. */
export const projectRoot = join(import.meta.dirname, '..');

/** What is deployed, from the project's folder. */
export const deployedFolders = {
  web: 'web/dist/production',
  functions: 'functions/dist/production',
  /** The functions' parameters, where `configDir` in `firebase.json` says; they are not uploaded. */
  parameters: 'deploy/.parameters',
} as const;

export const settingsFolder = 'deploy/settings';
