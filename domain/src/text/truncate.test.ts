import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it.each([
  ['implant', 3, 'imp'],
  ['🦷🦷🦷', 2, '🦷🦷'],
  ['a🦷', 2, 'a🦷'],
  ['🦷', 5, '🦷'],
])('truncates %j to %i characters', (text, length, shortened) => {
  expect(truncate(text, length)).toBe(shortened);
});
