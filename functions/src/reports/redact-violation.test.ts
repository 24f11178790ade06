import type { ReportedViolation } from '@dental-shop/domain/api/policy-reports';
import { describe, expect, it } from 'vitest';
import { redactViolation } from './redact-violation.ts';

const reported = (changes: Partial<ReportedViolation> = {}): ReportedViolation => ({
  documentUrl: 'https://shop.example.com/cart',
  directive: 'script-src-elem',
  blockedUrl: 'https://cdn.example.com/tag.js?user=ana',
  sourceFile: 'https://shop.example.com/static/app.js',
  line: 12,
  ...changes,
});

describe('redactViolation', () => {
  it('returns the directive, the origins, and the path', () => {
    expect(redactViolation(reported())).toEqual({
      directive: 'script-src-elem',
      blocked: 'https://cdn.example.com',
      page: '/cart',
      source: 'https://shop.example.com',
      line: 12,
    });
  });

  it.each([
    ['https://shop.example.com/', '/'],
    ['https://shop.example.com/auth/action?mode=resetPassword&oobCode=SECRET', '/auth/action'],
    ['https://shop.example.com/account#code=SECRET', '/account'],
    ['https://ana:SECRET@shop.example.com/cart', '/cart'],
    [
      'https://shop.example.com/staff/orders/5f0c1b7e-9d2a-4c55-8e1f-2b8f3a6c7d90',
      '/staff/orders/:id',
    ],
    [
      'https://shop.example.com/staff/orders/AbCdEfGhIjKlMnOpQrSt/packing-slip',
      '/staff/orders/:id/packing-slip',
    ],
    ['https://shop.example.com/staff/accounts/x8Qy0N3vTBOa1ZkPpW2uHhL9sJm1', '/staff/accounts/:id'],
    [
      'https://shop.example.com/products/Solid%20Abutments/HD55S',
      '/products/Solid%20Abutments/HD55S',
    ],
    [
      'https://shop.example.com/academics/research/loading-of-short-implants',
      '/academics/research/loading-of-short-implants',
    ],
  ])('reduces the page %s to %s', (documentUrl, page) => {
    expect(redactViolation(reported({ documentUrl }))?.page).toBe(page);
  });

  it.each([
    ['https://cdn.example.com:8443/a/b?token=SECRET', 'https://cdn.example.com:8443'],
    ['https://ana:SECRET@cdn.example.com/', 'https://cdn.example.com'],
    ['http://cdn.example.com/tag.js', 'http://cdn.example.com'],
    ['wss://live.example.com/socket', 'wss://live.example.com'],
    ['ws://live.example.com/socket', 'ws://live.example.com'],
    ['shttp://cdn.example.com/tag.js', 'other'],
    ['inline', 'inline'],
    ['self', 'inline'],
    ['', 'inline'],
    ['eval', 'eval'],
    ['wasm-eval', 'eval'],
    ['data', 'data'],
    ['data:text/html,<script>alert(1)</script>', 'data'],
    ['blob:https://shop.example.com/5f0c1b7e', 'blob'],
    ['trusted-types-sink', 'other'],
    ['about:blank', 'other'],
    ['Call 555-0100 to win', 'other'],
    [`https://${'a'.repeat(180)}.example.com/`, `https://${'a'.repeat(180)}.example.com`],
    [`https://${'a'.repeat(181)}.example.com/`, 'other'],
  ])('reduces the blocked address %s to %s', (blockedUrl, blocked) => {
    expect(redactViolation(reported({ blockedUrl }))?.blocked).toBe(blocked);
  });

  it.each([
    [{ directive: "img-src 'self' data:" }, { directive: 'img-src' }],
    [{ directive: ' img-src\tdata:' }, { directive: 'img-src' }],
    [{ line: 1 }, { line: 1 }],
    [
      { sourceFile: '', line: 4 },
      { source: null, line: null },
    ],
    [
      { sourceFile: 'about', line: 4 },
      { source: null, line: null },
    ],
    [{ line: null }, { line: null }],
    [{ line: 0 }, { line: null }],
    [{ line: 1.5 }, { line: null }],
    [{ line: 1e300 }, { line: null }],
  ])('turns %j into %j', (changes, expected) => {
    expect(redactViolation(reported(changes))).toMatchObject(expected);
  });

  it.each([
    { blockedUrl: 'chrome-extension://abc/inject.js' },
    { blockedUrl: 'chrome-extension' },
    { sourceFile: 'moz-extension://abc/content.js' },
    { sourceFile: 'chrome-extension' },
    { sourceFile: 'safari-web-extension://abc/x.js', blockedUrl: 'inline' },
    { sourceFile: 'safari-extension://abc/x.js' },
    { sourceFile: 'webkit-masked-url://hidden/' },
    { documentUrl: 'moz-extension://abc/page.html' },
  ])('ignores browser extensions: %j', (changes) => {
    expect(redactViolation(reported(changes))).toBeUndefined();
  });

  it.each([
    { documentUrl: 'https://shop.example.com/products/bone-extension' },
    { blockedUrl: 'https://cdn.example.com/chrome-extension/tag.js' },
    { sourceFile: 'https://shop.example.com/user-script:1.js' },
  ])('keeps reports whose web address contains the name of an extension scheme: %j', (changes) => {
    expect(redactViolation(reported(changes))).toBeDefined();
  });

  it.each([
    { directive: '' },
    { directive: ' ' },
    { directive: 'call-me-now' },
    { directive: 'constructor' },
    { documentUrl: 'nonsense' },
    { documentUrl: `https://${'a'.repeat(300)}.example.com/cart` },
    { documentUrl: 'about:srcdoc' },
    { documentUrl: 'javascript:alert(1)' },
  ])('ignores an invalid report: %j', (changes) => {
    expect(redactViolation(reported(changes))).toBeUndefined();
  });

  it('limits the length of every field', () => {
    const long = 'x/'.repeat(30_000);
    const violation = redactViolation({
      documentUrl: `https://shop.example.com/${long}`,
      directive: `img-src ${long}`,
      blockedUrl: long,
      sourceFile: `https://cdn.example.com/${long}`,
      line: 1,
    });
    expect(JSON.stringify(violation).length).toBeLessThan(500);
  });
});
