import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { searchWeight } from './search-weight.ts';

describe('searchWeight', () => {
  it('counts what is sent, which is compressed', () => {
    expect(searchWeight(['a'.repeat(100_000), 'b'.repeat(100_000)])).toBeLessThan(100);
  });

  it('stops the build above 20 KB', () => {
    expect(() => searchWeight([randomBytes(12_000), randomBytes(12_000)])).toThrow('20480');
  });
});
