import { expect, it } from 'vitest';
import {
  accountDecision,
  accountStatus,
  beforeDecision,
  decisionsOn,
  needsReason,
  statusAfter,
} from './account-status.ts';

it('never offers a decision that would keep the current status', () => {
  for (const status of accountStatus.options) {
    expect(decisionsOn(status).map(statusAfter)).not.toContain(status);
  }
});

it('offers every decision, and at least one for each status', () => {
  const possible = accountStatus.options.flatMap(decisionsOn);
  expect(new Set(possible)).toEqual(new Set(accountDecision.options));
  expect(accountStatus.options.filter((status) => decisionsOn(status).length === 0)).toEqual([]);
});

it('offers reinstatement only for declined and suspended accounts', () => {
  const reinstated = accountStatus.options.filter((s) => decisionsOn(s).includes('reinstate'));
  expect(reinstated).toEqual(['declined', 'suspended']);
});

it.each([
  ['approve', 'approved', false],
  ['decline', 'declined', true],
  ['suspend', 'suspended', true],
  ['reinstate', 'approved', false],
] as const)('%s sets the status to %s (requires a reason: %s)', (decision, status, reason) => {
  expect(statusAfter(decision)).toBe(status);
  expect(needsReason(decision)).toBe(reason);
});

it('beforeDecision accepts a known previous status and rejects an unknown one', () => {
  const before = { status: 'pending', decisionId: null };
  expect(beforeDecision.parse(before)).toEqual(before);
  expect(beforeDecision.safeParse({ status: 'unheard', decisionId: null }).success).toBe(false);
});
