import { spawnSync } from 'node:child_process';
import { relative, resolve, sep } from 'node:path';
import { deployedFolders, projectRoot, settingsFolder } from '../project.ts';

export const privateFiles = (projectId: string) => [
  `${settingsFolder}/production.json`,
  `${settingsFolder}/staging.json`,
  '.firebaserc',
  'firebase.deploy.json',
  '.firebase/hosting.cache',
  `${deployedFolders.parameters}/.env.${projectId}`,
  `functions/.env.${projectId}`,
  'functions/.env',
  'functions/.env.local',
  `functions/.secret.${projectId}`,
  'emulators/.secret.local',
  'web/.env.production.local',
  'functions/.runtimeconfig.json',
  `${projectId}-firebase-adminsdk-fbsvc-0123456789.json`,
  'service-account.json',
  'serviceAccountKey.json',
  'application_default_credentials.json',
];

function git(root: string, ...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  // `check-ignore` exits with 1 if no path is ignored.
  return status === 0 || status === 1
    ? stdout.split('\n').filter((line) => line !== '')
    : undefined;
}

export function gitProblems(files: readonly string[], root = projectRoot): string[] {
  const tracked = git(root, 'ls-files', '--cached', '--ignored', '--exclude-standard');
  if (tracked === undefined) return [];
  // Git prints paths with forward slashes, relative to the root. Files outside the root can't be
  // added.
  const inside = [...new Set(files.map((file) => relative(root, resolve(root, file))))]
    .filter((file) => !file.startsWith('..'))
    .map((file) => file.split(sep).join('/'));
  const ignored = git(root, 'check-ignore', '--no-index', '--', ...inside) ?? [];
  return [
    ...tracked.map(
      (file) =>
        `${file} is in Git, where everyone with access to the repository can read it. Run \`git rm --cached ${file}\`, commit, and change every secret in it.`,
    ),
    ...inside
      .filter((file) => !ignored.includes(file) && !tracked.includes(file))
      .map((file) => `${file} isn't ignored by Git. Add it to .gitignore.`),
  ];
}
