import { describe, expect, it } from 'vitest';
import { approvalMark } from './approval-mark.ts';

const at = (millis: number) => ({ toMillis: () => millis });

describe('approvalMark', () => {
  it('is undefined without an account', () => {
    expect(approvalMark(undefined)).toBeUndefined();
  });

  it('changes with the decision and again when the claims are updated', () => {
    const waiting = approvalMark({ status: 'pending', claimsSetAt: null });
    const decided = approvalMark({ status: 'approved', claimsSetAt: null });
    const claimed = approvalMark({ status: 'approved', claimsSetAt: at(1) });
    const suspended = approvalMark({ status: 'suspended', claimsSetAt: at(1) });
    expect(new Set([waiting, decided, claimed, suspended]).size).toBe(4);
  });

  it('stays the same if nothing changes', () => {
    const account = () => ({ status: 'approved', claimsSetAt: at(5) }) as const;
    expect(approvalMark(account())).toBe(approvalMark(account()));
  });
});
