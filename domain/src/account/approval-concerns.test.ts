import { describe, expect, it } from 'vitest';
import { approvalConcerns, opensAccount } from './approval-concerns.ts';

const today = '2026-11-27';
const inspected = { emailVerified: true, duplicates: [], formerAccounts: [] };

describe('approvalConcerns', () => {
  it('finds nothing if the address is verified and no other account is similar', () => {
    expect(approvalConcerns(inspected, {}, today)).toEqual([]);
  });

  it('lists each kind of concern once', () => {
    const concerns = approvalConcerns(
      {
        emailVerified: false,
        duplicates: [{ because: 'license' }, { because: 'license' }, { because: 'name' }],
        formerAccounts: [{}, {}],
      },
      { licenseExpiry: '2026-11-26' },
      today,
    );
    expect(concerns).toEqual([
      'email-not-verified',
      'same-license',
      'same-name',
      'former-account',
      'license-expired',
    ]);
  });

  it('accepts a license on its last valid day', () => {
    expect(approvalConcerns(inspected, { licenseExpiry: today }, today)).toEqual([]);
  });
});

describe('opensAccount', () => {
  it.each([
    ['approve', true],
    ['reinstate', true],
    ['decline', false],
    ['suspend', false],
  ] as const)('%s: %s', (decision, opens) => {
    expect(opensAccount(decision)).toBe(opens);
  });
});
