import { putRules } from '@dental-shop/emulators/suite/reload-rules';
import { expect, it } from 'vitest';
import { emulatorUrl } from './environment.ts';

const projectId = 'demo-rules-reload';

const rulesThat = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{note} { allow read: if ${condition}; }
  }
}`;

/** 404 where reading is allowed: there is no such note. */
async function statusOfRead(): Promise<number> {
  const documents = `${emulatorUrl}/v1/projects/${projectId}/databases/(default)/documents`;
  return (await fetch(`${documents}/notes/one`)).status;
}

it('puts rules that compile in force, and leaves them there when broken ones follow', async () => {
  expect(await putRules(rulesThat('false'), projectId)).toBeUndefined();
  expect(await statusOfRead()).toBe(403);
  expect(await putRules(rulesThat('true'), projectId)).toBeUndefined();
  expect(await statusOfRead()).toBe(404);
  expect(await putRules(rulesThat('('), projectId)).toContain('L4');
  expect(await statusOfRead()).toBe(404);
});
