import { expect, it } from 'vitest';
import {
  accountDecision,
  accountStatus,
  allowedDecisions,
  beforeDecision,
  requiresReason,
  statusAfter,
} from './account-status.ts';

it('never offers a decision that would keep the current status', () => {
  for (const status of accountStatus.options) {
    expect(allowedDecisions(status).map(statusAfter)).not.toContain(status);
  }
});

it('offers at least one decision for each status and each decision for at least one status', () => {
  const possible = accountStatus.options.flatMap(allowedDecisions);
  expect(new Set(possible)).toEqual(new Set(accountDecision.options));
  expect(accountStatus.options.filter((status) => allowedDecisions(status).length === 0)).toEqual(
    [],
  );
});

it('offers reinstatement only for declined and suspended accounts', () => {
  const reinstated = accountStatus.options.filter((s) => allowedDecisions(s).includes('reinstate'));
  expect(reinstated).toEqual(['declined', 'suspended']);
});

it.each([
  ['approve', 'approved', false],
  ['decline', 'declined', true],
  ['suspend', 'suspended', true],
  ['reinstate', 'approved', false],
] as const)('%s sets the status to %s (requires a reason: %s)', (decision, status, reason) => {
  expect(statusAfter(decision)).toBe(status);
  expect(requiresReason(decision)).toBe(reason);
});

it('beforeDecision accepts a known previous status and rejects an unknown one', () => {
  const before = { status: 'pending', decisionId: null };
  expect(beforeDecision.parse(before)).toEqual(before);
  expect(beforeDecision.safeParse({ status: 'unheard', decisionId: null }).success).toBe(false);
});
