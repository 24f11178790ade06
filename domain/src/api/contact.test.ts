import { describe, expect, it } from 'vitest';
import { contactRequest } from './contact.ts';

const good = { name: ' Ana ', email: ' ana@example.com ', message: ' Hello ', language: 'es' };

describe('contactRequest', () => {
  it('takes what the form sends, without the space around it', () => {
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
    ['a subject that is no text', { subject: 7 }],
  ])('refuses %s', (_, changes) => {
    expect(contactRequest.safeParse({ ...good, ...changes }).success).toBe(false);
  });

  it('names the field at fault', () => {
    const { error } = contactRequest.safeParse({ ...good, email: 'nobody' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['email']]);
  });
});
