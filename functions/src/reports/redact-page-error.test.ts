import { describe, expect, it } from 'vitest';
import { redactPageError } from './redact-page-error.ts';

const reported = {
  page: 'https://shop.example.com/staff/orders/Jk3Zb1xQ9dPq4hT2aB0c?from=mail#x',
  message: "TypeError: Cannot read properties of undefined (reading 'items')",
  stack: 'TypeError: …\n at f (https://shop.example.com/static/app-4hT2.js:1:20345)\n at g (x)',
};

describe('redactPageError', () => {
  it('returns the page, message, and source', () => {
    expect(redactPageError(reported)).toEqual({
      page: '/staff/orders/:id',
      message: "TypeError: Cannot read properties of undefined (reading 'items')",
      source: '/static/app-4hT2.js:1:20345',
    });
  });

  it.each([
    ['Error: no user ana@example.com', 'Error: no user [address]'],
    ['Error: order Jk3Zb1xQ9dPq4hT2aB0c is gone', 'Error: order :id is gone'],
    ['Error: card 4242424242424242', 'Error: card :number'],
    ['Error: GET https://shop.example.com/a?oobCode=X failed', 'Error: GET :url failed'],
    ['Error: first\nsecond line', 'Error: first'],
  ])('masks personal data: %s', (message, kept) => {
    expect(redactPageError({ ...reported, message })?.message).toBe(kept);
  });

  it('searches only the first 4,000 characters of the stack for a source', () => {
    const far = reported.stack.padStart(5_000);
    expect(redactPageError({ ...reported, stack: far })?.source).toBeNull();
  });

  it('returns no source if the stack is empty', () => {
    expect(redactPageError({ ...reported, stack: '' })?.source).toBeNull();
  });

  it.each([
    ['errors in a Chromium extension', { stack: 'at a (chrome-extension://abc/content.js:1:2)' }],
    ['errors in a Firefox extension', { stack: 'f@moz-extension://abc/content.js:1:2' }],
    ['pages without a web address', { page: 'javascript:alert(1)' }],
    ['empty messages', { message: ' ' }],
  ])('ignores %s', (_, changes) => {
    expect(redactPageError({ ...reported, ...changes })).toBeUndefined();
  });

  it('truncates a long message', () => {
    expect(redactPageError({ ...reported, message: 'x y '.repeat(400) })?.message).toHaveLength(
      200,
    );
  });
});
