import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..');

export const deployedFolders = {
  web: 'web/dist/production',
  functions: 'functions/dist/production',
  parameters: 'deploy/.parameters',
} as const;

export const settingsFolder = 'deploy/settings';
