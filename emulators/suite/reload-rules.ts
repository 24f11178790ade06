import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firestoreUrl, projectId } from '../addresses.ts';
import type { Log } from './progress.ts';
import { projectRoot } from './project.ts';
import { watchSources } from './watch-sources.ts';

const rulesFile = 'firestore.rules';

export function reloadRules(log: Log): Promise<{ stop(): Promise<void> }> {
  return watchSources([join(projectRoot, rulesFile)], async () => {
    try {
      const problem = await putRules(readFileSync(join(projectRoot, rulesFile), 'utf8'));
      log(
        problem === undefined
          ? '  Firestore enforces the changed rules.'
          : `${rulesFile}: ${problem}\nFirestore goes on enforcing the rules before that change.`,
      );
    } catch (error) {
      // The file or the emulator is unavailable, which isn't worth stopping the shop for.
      log(`The changed rules were not loaded: ${error instanceof Error ? error.message : error}`);
    }
  });
}

export async function putRules(content: string, project = projectId): Promise<string | undefined> {
  const response = await fetch(`${firestoreUrl}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: rulesFile, content }] } }),
  });
  if (response.ok) return undefined;
  const { error } = (await response.json()) as { error: { message: string } };
  return error.message;
}
