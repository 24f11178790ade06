import { describe, expect, it } from 'vitest';
import { formatCalendarDate, formatDate, toLocale } from './locales.ts';

describe('toLocale', () => {
  it.each([
    ['en', 'en-US'],
    ['es', 'es-US'],
    ['fr', 'en-US'],
  ])('maps %s to %s', (language, locale) => {
    expect(toLocale(language)).toBe(locale);
  });
});

describe('formatDate', () => {
  const date = new Date('2026-03-06T04:04:31Z');
  /** Node and browsers use different spaces before `PM`. */
  const write = (...[format, language]: [Parameters<typeof formatDate>[1], string]) =>
    formatDate(date, format, language, 'America/Los_Angeles').replaceAll(/\s/g, ' ');

  it.each([
    ['day', 'March 5, 2026', '5 de marzo de 2026'],
    ['shortDay', 'Mar 5', '5 mar'],
    ['dayAndTime', 'March 5, 2026 at 8:04 PM', '5 de marzo de 2026 a las 8:04 p.m.'],
    ['time', '8:04:31 PM', '8:04:31 p.m.'],
  ] as const)('formats %s in both languages', (format, english, spanish) => {
    expect(write(format, 'en')).toBe(english);
    expect(write(format, 'es')).toBe(spanish);
  });

  it('uses the local time zone by default', () => {
    const noon = new Date(2026, 2, 5, 12);
    expect(formatDate(noon, 'day', 'en')).toBe('March 5, 2026');
  });
});

describe('formatCalendarDate', () => {
  it.each([
    ['en', 'May 31, 2029'],
    ['es', '31 de mayo de 2029'],
  ])('formats the date the same way in every time zone (%s)', (language, text) => {
    expect(formatCalendarDate('2029-05-31', language)).toBe(text);
  });
});
