import { expect, it } from 'vitest';
import { addLines, maxPadLines, type PadLine, parseStoredPad, storedPad } from './pad-lines.ts';

const line = (text: string, quantity = ''): PadLine => ({ text, quantity });

it('keeps what is written, without the empty lines', () => {
  const pad = [line('I4510', '3'), line(' ', ' '), { ...line('', '2'), id: 7 }];
  expect(parseStoredPad(storedPad(pad))).toEqual([line('I4510', '3'), line('', '2')]);
});

it.each([null, '', 'no JSON', '{}', '[1, null, {"text": 3}]', `"${'x'.repeat(200_000)}"`])(
  'takes nothing from %s',
  (stored) => expect(parseStoredPad(stored)).toEqual([]),
);

it('takes the lines from among what is none', () => {
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

it('is bounded, whatever is stored', () => {
  const many = JSON.stringify(Array.from({ length: 600 }, () => line('I4510')));
  expect(parseStoredPad(many)).toHaveLength(maxPadLines);
  expect(parseStoredPad(JSON.stringify([line('x'.repeat(900), '1'.repeat(900))]))).toEqual([
    line('x'.repeat(200), '1'.repeat(200)),
  ]);
});

it('takes as many lines as there is room for, and says how many it did not', () => {
  const many = Array.from({ length: maxPadLines }, () => line('I4510'));
  expect(addLines([line('CS28'), line('')], [line('RA35')])).toEqual({
    lines: [line('CS28'), line('RA35')],
    dropped: 0,
  });
  const { lines, dropped } = addLines([line('CS28')], many);
  expect([lines.length, dropped]).toEqual([maxPadLines, 1]);
});
