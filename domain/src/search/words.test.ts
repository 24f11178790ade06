import { expect, it } from 'vitest';
import { plainText, stemText, withoutFragments } from './words.ts';

it('reads letters without accents and decimals with a point', () => {
  expect(plainText('Análogo Ø4,8, ÁNGULO')).toBe('analogo ø4.8, angulo');
});

it.each([
  ['implants', 'implante'],
  ['pilares', 'pilar'],
  ['anchas', 'ancho'],
  ['analog', 'análogos'],
  ['fresa de núcleo', 'fresas núcleo'],
])('takes %s and %s for the same', (one, other) => {
  expect(stemText(one)).toEqual(stemText(other));
});

it('leaves out figures and what says nothing', () => {
  expect(stemText('an implant of 4.5 mm for the jaw')).toEqual(['implant', 'jaw']);
});

it.each([
  ['4.5 x l', '4.5'],
  ['4.5x', '4.5'],
  ['80 n-c', '80'],
  ['implante d', 'implante'],
  ['ø', ''],
  ['4.5 impl', '4.5 impl'],
])('cuts off what says nothing yet: %j is %j', (text, said) => {
  expect(withoutFragments(text)).toBe(said);
});
