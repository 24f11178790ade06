import { describe, expect, it } from 'vitest';
import { replyLink } from './reply-link.ts';

// The evening before in the office.
const written = { writtenAt: new Date('2026-03-15T05:00:00Z'), timeZone: 'America/Los_Angeles' };
const letter = {
  name: 'Ana & Co',
  email: 'ana+office@example.com',
  subject: 'Price of I4510?',
  message: 'Good morning\nIs it 139?',
  language: 'en',
} as const;

/** Email clients don't decode `+` as a space. */
function read(link: string) {
  const { protocol, pathname, searchParams } = new URL(link.replaceAll('+', '%2B'));
  const to = decodeURIComponent(pathname);
  return { protocol, to, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

describe('replyLink', () => {
  it('pre-fills the recipient, the subject, and the quoted message', () => {
    expect(read(replyLink(letter, written))).toEqual({
      protocol: 'mailto:',
      to: 'ana+office@example.com',
      subject: 'Re: Price of I4510?',
      body: '\r\n\r\nOn March 14, 2026, Ana & Co wrote:\r\n> Good morning\r\n> Is it 139?',
    });
  });

  it('uses the language of the original message', () => {
    const { subject, body } = read(replyLink({ ...letter, subject: '', language: 'es' }, written));
    expect(subject).toBe('Re: Su mensaje');
    expect(body).toContain('El 14 de marzo de 2026, Ana & Co escribió:');
  });

  it('prevents customer input from adding recipients', () => {
    const link = replyLink({ ...letter, subject: 'x&bcc=a@example.com' }, written);
    expect(new URL(link).searchParams.has('bcc')).toBe(false);
  });

  it('truncates a long quote', () => {
    const link = replyLink({ ...letter, message: 'á'.repeat(5000) }, written);
    expect(read(link).body).toMatch(/á{1000} …$/);
  });

  it('truncates between characters, not within an emoji', () => {
    const link = replyLink({ ...letter, message: `${'a'.repeat(999)}🦷🦷` }, written);
    expect(read(link).body).toMatch(/a{999}🦷 …$/u);
  });
});
