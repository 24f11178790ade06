import { expect, it } from 'vitest';
import { accountDecision, accountStatus, decisionsOn, statusAfter } from './account-status.ts';

it('lets no decision be made that would change nothing', () => {
  for (const status of accountStatus.options) {
    expect(decisionsOn(status).map(statusAfter)).not.toContain(status);
  }
});

it('lets each decision be made on some account, and each account be decided on again', () => {
  const possible = accountStatus.options.flatMap(decisionsOn);
  expect(new Set(possible)).toEqual(new Set(accountDecision.options));
  expect(accountStatus.options.filter((status) => decisionsOn(status).length === 0)).toEqual([]);
});

it('reinstates declined and suspended accounts only', () => {
  const reinstated = accountStatus.options.filter((s) => decisionsOn(s).includes('reinstate'));
  expect(reinstated).toEqual(['declined', 'suspended']);
});
