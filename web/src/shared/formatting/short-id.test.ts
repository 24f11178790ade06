import { expect, it } from 'vitest';
import { shortId } from './short-id.ts';

it('shows the first 8 characters', () => {
  expect(shortId('abcdefghijklmnop')).toBe('abcdefgh...');
});
