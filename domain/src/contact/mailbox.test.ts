import { describe, expect, it } from 'vitest';
import { canonicalMailbox } from './mailbox.ts';

describe('canonicalMailbox', () => {
  it.each([
    'ana.ruiz@gmail.com',
    ' Ana.Ruiz@Gmail.com ',
    'anaruiz+shop@gmail.com',
    'a.n.a.ruiz+1+2@googlemail.com',
  ])('finds the mailbox of %j', (email) => {
    expect(canonicalMailbox(email)).toBe('anaruiz@gmail.com');
  });

  it('takes tags and capitals away everywhere, dots only at Gmail', () => {
    expect(canonicalMailbox('Ana.Ruiz+x@Example.com')).toBe('ana.ruiz@example.com');
    expect(canonicalMailbox('anaruiz@example.com')).toBe('anaruiz@example.com');
  });

  it('keeps a plus that begins the name', () => {
    expect(canonicalMailbox('+1555@example.com')).toBe('+1555@example.com');
  });

  it('makes something of what is no address', () => {
    expect(canonicalMailbox('nobody')).toBe('@');
  });
});
