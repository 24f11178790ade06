import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkSearchWeight, searchWeight } from './search-weight.ts';

describe('searchWeight', () => {
  it('measures the compressed size', () => {
    expect(searchWeight(['a'.repeat(100_000), 'b'.repeat(100_000)])).toBeLessThan(100);
  });

  it('fails the build above 22 KB', () => {
    const weight = searchWeight([randomBytes(12_000), randomBytes(12_000)]);
    expect(() => checkSearchWeight(weight)).toThrow('22528');
    expect(() => checkSearchWeight(22 * 1024)).not.toThrow();
  });
});
