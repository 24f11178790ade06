import { describe, expect, it } from 'vitest';
import { checkoutObstacle } from './checkout-obstacle.ts';

const signedIn = { status: 'signed-in', user: { uid: 'ada', email: 'ada@example.com' } } as const;

describe('checkoutObstacle', () => {
  it('lets only an approved, signed-in user check out', () => {
    expect(checkoutObstacle(signedIn, 'approved')).toBeNull();
    expect(checkoutObstacle({ status: 'signed-out' }, 'approved')).toBe('loggedOut');
    expect(checkoutObstacle({ status: 'loading' }, 'approved')).toBe('checking');
  });

  it.each(['checking', 'pending', 'failed'] as const)('stops at %s', (approval) => {
    expect(checkoutObstacle(signedIn, approval)).toBe(approval);
  });
});
