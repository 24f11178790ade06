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
          ? '  Reloaded the Firestore rules.'
          : `${rulesFile}: ${problem}\nFirestore keeps enforcing the previous rules.`,
      );
    } catch (error) {
      // Keeps the shop running even if the file or the emulator is unavailable.
      log(`Couldn't reload the rules: ${error instanceof Error ? error.message : error}`);
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
