import { describe, expect, it } from 'vitest';
import { readPageError } from './read-page-error.ts';

const reported = {
  page: 'https://shop.example.com/staff/orders/Jk3Zb1xQ9dPq4hT2aB0c?from=mail#x',
  message: "TypeError: Cannot read properties of undefined (reading 'items')",
  stack: 'TypeError: …\n at f (https://shop.example.com/static/app-4hT2.js:1:20345)\n at g (x)',
};

describe('an error of a page', () => {
  it('keeps page, message and place', () => {
    expect(readPageError(reported)).toEqual({
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
  ])('keeps nothing of a person: %s', (message, kept) => {
    expect(readPageError({ ...reported, message })?.message).toBe(kept);
  });

  it('searches only the first 4,000 characters of a stack for a place', () => {
    const far = reported.stack.padStart(5_000);
    expect(readPageError({ ...reported, stack: far })?.source).toBeNull();
  });

  it('has no place where the browser tells none', () => {
    expect(readPageError({ ...reported, stack: '' })?.source).toBeNull();
  });

  it.each([
    ['an extension', { stack: 'at a (chrome-extension://abc/content.js:1:2)' }],
    ['an extension of Firefox', { stack: 'f@moz-extension://abc/content.js:1:2' }],
    ['no page', { page: 'javascript:alert(1)' }],
    ['no message', { message: ' ' }],
  ])('is not kept: %s', (_, changes) => {
    expect(readPageError({ ...reported, ...changes })).toBeUndefined();
  });

  it('is cut where it is long', () => {
    expect(readPageError({ ...reported, message: 'x y '.repeat(400) })?.message).toHaveLength(200);
  });
});
