import { spawnSync } from 'node:child_process';
import type { FirebaseConfig } from '../../config/deploy-config.ts';
import { gitProblems } from '../kept-out-of-git.ts';
import { projectFilesProblems } from '../project-files.ts';
import { type BuildFault, createTestFolder } from './fault.ts';

const rules = 'service cloud.firestore { match /x { allow read: if isOwner(); } }';
export const config: FirebaseConfig = {
  firestore: { rules: 'firestore.rules', indexes: 'indexes.json' },
  functions: [
    {
      codebase: 'default',
      source: 'functions/dist/production',
      configDir: 'deploy/.parameters',
    },
  ],
  hosting: { public: 'web/dist/production', headers: [] },
};
export const projectFiles = { 'firestore.rules': rules, 'indexes.json': { indexes: [{}] } };

export function repository(
  files: readonly string[],
  ignored = '/deploy/settings/*.json\n',
): string {
  const folder = createTestFolder({
    ...Object.fromEntries(files.map((file) => [file, '{}'])),
    '.gitignore': ignored,
  });
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '--force', '.');
  return folder;
}
export const settingsFile = 'deploy/settings/production.json';

export const fileFaults: readonly BuildFault[] = [
  [
    'settings tracked by Git',
    () => gitProblems([settingsFile], repository([settingsFile])),
    /^deploy\/settings\/production\.json is in Git/,
  ],
  [
    'settings not ignored by Git',
    () => gitProblems([settingsFile], repository([], '')),
    /^deploy\/settings\/production\.json isn't ignored by Git/,
  ],
  [
    'empty rules',
    () =>
      projectFilesProblems(config, createTestFolder({ ...projectFiles, 'firestore.rules': '' })),
    /^firestore\.rules has no Cloud Firestore rules/,
  ],
  [
    'missing rules file',
    () => projectFilesProblems(config, createTestFolder({ 'indexes.json': { indexes: [{}] } })),
    /^firestore\.rules is missing/,
  ],
  [
    'rules that allow everyone',
    () =>
      projectFilesProblems(
        config,
        createTestFolder({
          ...projectFiles,
          'firestore.rules': 'service cloud.firestore { allow read, write: if true; }',
        }),
      ),
    /has a rule that allows everyone/,
  ],
  [
    'missing indexes file',
    () => projectFilesProblems(config, createTestFolder({ 'firestore.rules': rules })),
    /^indexes\.json is missing/,
  ],
  [
    "the emulators' folder in firebase.json",
    () =>
      projectFilesProblems(
        { ...config, hosting: { ...config.hosting, public: 'web/dist/emulators' } },
        createTestFolder(projectFiles),
      ),
    /^firebase\.json: hosting\.public is web\/dist\/emulators/,
  ],
];
