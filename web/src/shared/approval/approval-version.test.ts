import { describe, expect, it } from 'vitest';
import { approvalVersion } from './approval-version.ts';

const at = (millis: number) => ({ toMillis: () => millis });

describe('approvalVersion', () => {
  it('is undefined without an account', () => {
    expect(approvalVersion(undefined)).toBeUndefined();
  });

  it('changes with the decision and again when the claims are updated', () => {
    const waiting = approvalVersion({ status: 'pending', claimsSetAt: null });
    const decided = approvalVersion({ status: 'approved', claimsSetAt: null });
    const claimed = approvalVersion({ status: 'approved', claimsSetAt: at(1) });
    const suspended = approvalVersion({ status: 'suspended', claimsSetAt: at(1) });
    expect(new Set([waiting, decided, claimed, suspended]).size).toBe(4);
  });

  it('stays the same if nothing changes', () => {
    const account = () => ({ status: 'approved', claimsSetAt: at(5) }) as const;
    expect(approvalVersion(account())).toBe(approvalVersion(account()));
  });
});
