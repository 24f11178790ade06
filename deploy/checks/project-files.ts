import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseConfig } from '../config/deploy-config.ts';
import { deployedFolders } from '../project.ts';

/**
 * Matches a rule that has no condition or only an expiration date, like the console's test mode.
 */
const openRule = /allow [a-z, ]+(;|:\s*if\s+(true|request\.time\s*<))/;

export function projectFilesProblems(config: FirebaseConfig, root: string): string[] {
  return [
    ...foldersProblems(config),
    ...rulesProblems(config.firestore.rules, root),
    ...indexesProblems(config.firestore.indexes, root),
  ];
}

function foldersProblems({ functions, hosting }: FirebaseConfig): string[] {
  const named: readonly [setting: string, value: string | undefined, expected: string][] = [
    ['hosting.public', hosting.public, deployedFolders.web],
    ...functions.flatMap<[string, string | undefined, string]>(({ source, configDir }) => [
      ['functions.source', source, deployedFolders.functions],
      ['functions.configDir', configDir, deployedFolders.parameters],
    ]),
  ];
  return named
    .filter(([, value, expected]) => value !== expected)
    .map(
      ([setting, value, expected]) =>
        `firebase.json: ${setting} is ${value}, but must be ${expected}.`,
    );
}

function rulesProblems(file: string, root: string): string[] {
  const path = join(root, file);
  if (!existsSync(path)) {
    return [
      `${file} is missing, and without rules no one can read their orders. Restore it from Git.`,
    ];
  }
  const rules = readFileSync(path, 'utf8');
  if (!rules.includes('service cloud.firestore')) {
    return [`${file} has no Cloud Firestore rules. Restore it from Git.`];
  }
  return openRule.test(rules)
    ? [`${file} has a rule that allows everyone. Add a condition, or restore it from Git.`]
    : [];
}

function indexesProblems(file: string, root: string): string[] {
  const path = join(root, file);
  if (!existsSync(path)) {
    return [`${file} is missing, and without indexes the staff lists fail. Restore it from Git.`];
  }
  try {
    const { indexes } = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(indexes) && indexes.length > 0) return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return [`${file} has no list of indexes. Restore it from Git.`];
}
