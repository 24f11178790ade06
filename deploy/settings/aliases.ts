import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, settingsFolder } from '../project.ts';
import { projectIdIn, settingsFiles } from './settings-files.ts';

/** firebase-tools' alias file; other keys are preserved. */
interface FirebaseRc {
  projects?: Record<string, string>;
}

const aliasesFile = join(projectRoot, '.firebaserc');

export function readAliases(): Record<string, string> {
  return readFirebaseRc().projects ?? {};
}

function readFirebaseRc(): FirebaseRc {
  return existsSync(aliasesFile) ? JSON.parse(readFileSync(aliasesFile, 'utf8')) : {};
}

export function settingsAliases(
  folder = join(projectRoot, settingsFolder),
): Record<string, string> {
  return Object.fromEntries(
    settingsFiles(folder).flatMap(({ alias, file }) => {
      const projectId = projectIdIn(file);
      return projectId === undefined ? [] : [[alias, projectId]];
    }),
  );
}

/**
 * Lets `firebase deploy --project production` find the project. Doesn't change an existing alias;
 * `aliasProblems` reports a wrong one.
 */
export function writeAliases(aliases: Readonly<Record<string, string>>): void {
  const { projects, ...rest } = readFirebaseRc();
  const content: FirebaseRc = { ...rest, projects: { ...aliases, ...projects } };
  writeFileSync(aliasesFile, `${JSON.stringify(content, null, 2)}\n`);
}
