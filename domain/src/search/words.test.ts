import { expect, it } from 'vitest';
import { plainText, stemsOfText } from './words.ts';

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
  expect(stemsOfText(one)).toEqual(stemsOfText(other));
});

it('leaves out figures and what says nothing', () => {
  expect(stemsOfText('an implant of 4.5 mm for the jaw')).toEqual(['implant', 'jaw']);
});
