import { expect, it } from 'vitest';
import {
  accountDecision,
  accountStatus,
  allowedDecisions,
  beforeDecision,
  requiresReason,
  statusAfter,
} from './account-status.ts';

it('lets no decision be made that would change nothing', () => {
  for (const status of accountStatus.options) {
    expect(allowedDecisions(status).map(statusAfter)).not.toContain(status);
  }
});

it('lets each decision be made on some account, and each account be decided on again', () => {
  const possible = accountStatus.options.flatMap(allowedDecisions);
  expect(new Set(possible)).toEqual(new Set(accountDecision.options));
  expect(accountStatus.options.filter((status) => allowedDecisions(status).length === 0)).toEqual(
    [],
  );
});

it('reinstates declined and suspended accounts only', () => {
  const reinstated = accountStatus.options.filter((s) => allowedDecisions(s).includes('reinstate'));
  expect(reinstated).toEqual(['declined', 'suspended']);
});

it.each([
  ['approve', 'approved', false],
  ['decline', 'declined', true],
  ['suspend', 'suspended', true],
  ['reinstate', 'approved', false],
] as const)('%s leaves an account %s; a reason is asked for: %s', (decision, status, reason) => {
  expect(statusAfter(decision)).toBe(status);
  expect(requiresReason(decision)).toBe(reason);
});

it('keeps of the state before a decision what taking it back needs', () => {
  const before = { status: 'pending', decisionId: null };
  expect(beforeDecision.parse(before)).toEqual(before);
  expect(beforeDecision.safeParse({ status: 'unheard', decisionId: null }).success).toBe(false);
});
