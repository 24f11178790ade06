import { describe, expect, it } from 'vitest';
import { isUsable } from './token-age.ts';

describe('isUsable', () => {
  it('counts a token within 30 seconds of its expiry as expired', () => {
    expect(isUsable({ expiresAt: 100_000 }, 70_000)).toBe(true);
    expect(isUsable({ expiresAt: 100_000 }, 70_001)).toBe(false);
  });
});
