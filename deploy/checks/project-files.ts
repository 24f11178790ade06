import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseConfig } from '../config/deploy-config.ts';
import { deployedFolders } from '../project.ts';

/** A rule without a condition, or with only an end date, like the console's test mode. */
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
        `firebase.json: ${setting} is ${value}, but what is deployed lies in ${expected}. Write that.`,
    );
}

function rulesProblems(file: string, root: string): string[] {
  const path = join(root, file);
  if (!existsSync(path)) {
    return [`${file} is missing: without rules nobody reads their orders. Restore it from Git.`];
  }
  const rules = readFileSync(path, 'utf8');
  if (!rules.includes('service cloud.firestore')) {
    return [`${file} holds no rules of Cloud Firestore. Restore it from Git.`];
  }
  return openRule.test(rules)
    ? [`${file} has a rule that lets everybody in. Give it a condition, or restore it from Git.`]
    : [];
}

function indexesProblems(file: string, root: string): string[] {
  const path = join(root, file);
  if (!existsSync(path)) {
    return [`${file} is missing: without indexes the staff's lists fail. Restore it from Git.`];
  }
  try {
    const { indexes } = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(indexes) && indexes.length > 0) return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return [`${file} holds no list of indexes. Restore it from Git.`];
}
