import { describe, expect, it } from 'vitest';
import { canonicalMailbox } from './mailbox.ts';

describe('canonicalMailbox', () => {
  it.each([
    'ana.ruiz@gmail.com',
    ' Ana.Ruiz@Gmail.com ',
    'anaruiz+shop@gmail.com',
    'a.n.a.ruiz+1+2@googlemail.com',
  ])('normalizes %j', (email) => {
    expect(canonicalMailbox(email)).toBe('anaruiz@gmail.com');
  });

  it('removes tags, converts to lowercase, and keeps dots outside Gmail', () => {
    expect(canonicalMailbox('Ana.Ruiz+x@Example.com')).toBe('ana.ruiz@example.com');
    expect(canonicalMailbox('anaruiz@example.com')).toBe('anaruiz@example.com');
  });

  it('keeps a leading plus sign', () => {
    expect(canonicalMailbox('+1555@example.com')).toBe('+1555@example.com');
  });

  it('returns "@" for text that is not an address', () => {
    expect(canonicalMailbox('nobody')).toBe('@');
  });
});
