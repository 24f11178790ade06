import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { expect, it } from 'vitest';
import { projectRoot } from '../project.ts';
import { manualStepsText } from './manual-steps.ts';

const secrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_USER', 'FORMER_ACCOUNTS_KEY'];
const guide = readFileSync(join(projectRoot, 'docs/deployment.md'), 'utf8');

it('lists only the secrets that the owner has to store', () => {
  const stored = manualStepsText(completeSettings, secrets).matchAll(/Store the secret (\w+)/g);
  expect([...stored].map(([, name]) => name)).toEqual(['STRIPE_SECRET_KEY', 'SMTP_USER']);
});

it('mentions a domain only if the shop has its own', () => {
  const first = { ...completeSettings, siteUrl: 'https://north-dental.web.app' };
  expect(manualStepsText(completeSettings, secrets)).toContain('Connect shop.north-dental.us');
  expect(manualStepsText(first, secrets)).not.toContain('Connect');
});

it('needs at most 20 steps from a clone to a paid test order on staging', () => {
  const [, staging = ''] = guide.split(/^## Staging$/m);
  const [steps = ''] = staging.split(/^## /m);
  const numbers = [...steps.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeLessThanOrEqual(20);
  expect(steps).toContain(`These ${numbers.length} steps`);
});
