import { describe, expect, it } from 'vitest';
import { contactRequest } from './contact.ts';

const good = { name: ' Ana ', email: ' ana@example.com ', message: ' Hello ', language: 'es' };

describe('contactRequest', () => {
  it('accepts the form and trims its values', () => {
    expect(contactRequest.parse(good)).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      message: 'Hello',
      language: 'es',
    });
  });

  it.each([
    ['an unknown field', { to: 'victim@example.com' }],
    ['an unknown language', { language: 'fr' }],
    ['an empty message', { message: ' ' }],
    ['two addresses', { email: 'a@example.com,b@example.com' }],
    ['a subject that is not a string', { subject: 7 }],
  ])('rejects %s', (_, changes) => {
    expect(contactRequest.safeParse({ ...good, ...changes }).success).toBe(false);
  });

  it('reports the invalid field', () => {
    const { error } = contactRequest.safeParse({ ...good, email: 'nobody' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['email']]);
  });
});
