import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('printable', () => {
  it.each(['Muñoz Ibáñez, ¿pedido? – «sí» 80 N·cm €', 'O’Neill & “Sons”'])('leaves %s', (text) => {
    expect(printable(text)).toBe(text);
  });

  it('puts together letters and accents that came apart', () => {
    expect(printable('Ibáñez'.normalize('NFD'))).toBe('Ibáñez');
  });

  it.each([
    ['Şahin', 'Sahin'],
    ['日本', '??'],
    ['a\tb\nc', 'a b c'],
    ['😀', '?'],
    ['𝐀', 'A'],
    ['\u202EA\u0000n\u200Ba', 'Ana'],
  ])('writes %j as %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});
