import { expect, it } from 'vitest';
import { addLines, maxPadLines, type PadLine, parseStoredPad, storedPad } from './pad-lines.ts';

const line = (text: string, quantity = ''): PadLine => ({ text, quantity });

it('round-trips lines through storage and drops empty lines', () => {
  const pad = [line('I4510', '3'), line(' ', ' '), { ...line('', '2'), id: 7 }];
  expect(parseStoredPad(storedPad(pad))).toEqual([line('I4510', '3'), line('', '2')]);
});

it.each([null, '', 'no JSON', '{}', '[1, null, {"text": 3}]', `"${'x'.repeat(200_000)}"`])(
  'returns no lines for %s',
  (stored) => expect(parseStoredPad(stored)).toEqual([]),
);

it('keeps valid lines and drops invalid values', () => {
  const stored = JSON.stringify([
    null,
    7,
    'CS28',
    { text: 'CS28' },
    { quantity: '2' },
    { text: 28, quantity: '2' },
    { text: 'CS28', quantity: 2 },
    { text: 'I4510', quantity: '3', id: 1 },
  ]);
  expect(parseStoredPad(stored)).toEqual([line('I4510', '3')]);
});

it('limits the number and length of stored lines', () => {
  const many = JSON.stringify(Array.from({ length: 600 }, () => line('I4510')));
  expect(parseStoredPad(many)).toHaveLength(maxPadLines);
  expect(parseStoredPad(JSON.stringify([line('x'.repeat(900), '1'.repeat(900))]))).toEqual([
    line('x'.repeat(200), '1'.repeat(200)),
  ]);
});

it("addLines fills the pad and returns how many lines didn't fit", () => {
  const many = Array.from({ length: maxPadLines }, () => line('I4510'));
  expect(addLines([line('CS28'), line('')], [line('RA35')])).toEqual({
    lines: [line('CS28'), line('RA35')],
    dropped: 0,
  });
  const { lines, dropped } = addLines([line('CS28')], many);
  expect([lines.length, dropped]).toEqual([maxPadLines, 1]);
});
