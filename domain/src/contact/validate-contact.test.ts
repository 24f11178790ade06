import { describe, expect, it } from 'vitest';
import { validateContact } from './validate-contact.ts';

const good = { name: 'Ana Ruiz', email: 'ana@example.com', subject: '', message: 'Hello' };

describe('validateContact', () => {
  it('accepts a message with or without a subject', () => {
    expect(validateContact(good)).toEqual({});
    expect(validateContact({ ...good, subject: 'An order' })).toEqual({});
  });

  it('reports every empty required field', () => {
    expect(validateContact({ name: ' ', email: '', subject: '', message: '\n' })).toEqual({
      name: 'name-required',
      email: 'email-required',
      message: 'message-required',
    });
  });

  it.each([
    [{ name: 'x'.repeat(101) }, { name: 'name-too-long' }],
    [{ email: 'ana@example' }, { email: 'email-invalid' }],
    [{ email: 'ana@example.com, eve@example.com' }, { email: 'email-invalid' }],
    [{ subject: 'x'.repeat(151) }, { subject: 'subject-too-long' }],
    [{ message: 'x'.repeat(5001) }, { message: 'message-too-long' }],
  ])('rejects %j', (changes, issues) => {
    expect(validateContact({ ...good, ...changes })).toEqual(issues);
  });

  it('counts characters without surrounding whitespace', () => {
    const spaced = { ...good, name: `  ${'x'.repeat(100)}  `, message: `${'y'.repeat(5000)}\n` };
    expect(validateContact(spaced)).toEqual({});
  });
});
