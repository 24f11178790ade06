import { expect, it } from 'vitest';
import { readStartOptions } from './start-options.ts';

const plain = { fresh: false, dev: false, inspect: false, host: undefined };

it.each([
  [[], plain],
  [['--fresh'], { ...plain, fresh: true }],
  [['--dev', '--inspect'], { ...plain, dev: true, inspect: true }],
  [['--dev', '--host'], { ...plain, dev: true, host: 'detect' }],
  [['--dev', '--host', '--fresh'], { ...plain, dev: true, fresh: true, host: 'detect' }],
  [['--dev', '--host=192.168.1.5'], { ...plain, dev: true, host: { address: '192.168.1.5' } }],
])('parses %j', (args, options) => {
  expect(readStartOptions(args)).toEqual(options);
});

it.each([
  [['--host'], 'npm run dev -- --host'],
  [['--frehs'], "Unknown option '--frehs'"],
  [['--dev', '--host', '192.168.1.5'], "Unexpected argument '192.168.1.5'"],
])('rejects %j with an explanation', (args, sentence) => {
  expect(() => readStartOptions(args)).toThrow(sentence);
});
