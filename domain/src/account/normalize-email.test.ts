import { expect, it } from 'vitest';
import { normalizeEmail } from './normalize-email.ts';

it.each(['ana@example.com', 'Ana@Example.COM', '  ana@example.com\n'])(
  'normalizes %j to ana@example.com',
  (typed) => {
    expect(normalizeEmail(typed)).toBe('ana@example.com');
  },
);
