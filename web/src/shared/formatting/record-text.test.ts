import { describe, expect, it } from 'vitest';
import { longDate, shortId } from './record-text.ts';

describe('longDate', () => {
  // Noon, so that it is the same day in every time zone that tests run in.
  const date = new Date(2026, 2, 5, 12);

  it('writes the month out, as the reader does', () => {
    expect(longDate(date, 'en')).toBe('March 5, 2026');
    expect(longDate(date, 'es')).toBe('5 de marzo de 2026');
  });

  it('falls back to English', () => {
    expect(longDate(date, 'fr')).toBe('March 5, 2026');
  });
});

describe('shortId', () => {
  it('shows the first 8 characters', () => {
    expect(shortId('abcdefghijklmnop')).toBe('abcdefgh...');
  });
});
