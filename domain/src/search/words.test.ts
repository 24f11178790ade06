import { expect, it } from 'vitest';
import { plainText, stemText, withoutFragments } from './words.ts';

it('plainText removes accents and converts decimal commas', () => {
  expect(plainText('Análogo Ø4,8, ÁNGULO')).toBe('analogo ø4.8, angulo');
});

it.each([
  ['implants', 'implante'],
  ['pilares', 'pilar'],
  ['anchas', 'ancho'],
  ['analog', 'análogos'],
  ['fresa de núcleo', 'fresas núcleo'],
])('stemsOfText returns the same stems for %s and %s', (one, other) => {
  expect(stemText(one)).toEqual(stemText(other));
});

it('stemsOfText omits numbers and stop words', () => {
  expect(stemText('an implant of 4.5 mm for the jaw')).toEqual(['implant', 'jaw']);
});

it.each([
  ['4.5 x l', '4.5'],
  ['4.5x', '4.5'],
  ['80 n-c', '80'],
  ['implante d', 'implante'],
  ['ø', ''],
  ['4.5 impl', '4.5 impl'],
])('withoutFragments shortens %j to %j', (text, expected) => {
  expect(withoutFragments(text)).toBe(expected);
});
