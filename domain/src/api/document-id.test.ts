import { describe, expect, it } from 'vitest';
import { documentId } from './document-id.ts';

describe('documentId', () => {
  it.each([
    'AbCdEfGhIjKlMnOpQrSt',
    '0b0e6a0e-6f5b-4a63-9c7c-6d6d4b1d3f0a',
    'refund-0b0e6a0e-6f5b-4a63-9c7c-6d6d4b1d3f0a',
    'pi_3AbC',
    '__x',
    'x__',
    '__x__y',
    'x'.repeat(128),
  ])('accepts %j', (id) => {
    expect(documentId.safeParse(id).success).toBe(true);
  });

  it.each([
    '',
    '.',
    '..',
    'a/b',
    '/',
    '__x__',
    '____',
    'a.b',
    'a b',
    'é',
    'a\u0000b',
    'a\n',
    'x'.repeat(129),
    'x'.repeat(2000),
    1,
    null,
    ['a'],
    { id: 'a' },
  ])('rejects %j', (id) => {
    expect(documentId.safeParse(id).success).toBe(false);
  });
});
