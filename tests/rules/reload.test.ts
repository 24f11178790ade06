import { putRules } from '@dental-shop/emulators/suite/reload-rules';
import { expect, it } from 'vitest';
import { emulatorUrl } from './environment.ts';

const projectId = 'demo-rules-reload';

const rulesWith = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{note} { allow read: if ${condition}; }
  }
}`;

/** The document doesn't exist, so 404 means that the rules allow reading it. */
async function statusOfRead(): Promise<number> {
  const documents = `${emulatorUrl}/v1/projects/${projectId}/databases/(default)/documents`;
  return (await fetch(`${documents}/notes/one`)).status;
}

it('keeps the last valid rules if an update is invalid', async () => {
  expect(await putRules(rulesWith('false'), projectId)).toBeUndefined();
  expect(await statusOfRead()).toBe(403);
  expect(await putRules(rulesWith('true'), projectId)).toBeUndefined();
  expect(await statusOfRead()).toBe(404);
  expect(await putRules(rulesWith('('), projectId)).toContain('L4');
  expect(await statusOfRead()).toBe(404);
});
