import { expect, it } from 'vitest';
import { countWrite } from './count-write.ts';

it.each([
  ['starts at one', undefined, { count: 1, startedAt: 'now' }],
  ['starts at one where earlier writes were not counted', {}, { count: 1, startedAt: 'now' }],
  ['goes on from the last write, and keeps its start', { count: 2 }, { count: 3 }],
  ['restarts when it is full', { count: 3 }, { count: 1, startedAt: 'now' }],
])('%s', (_, pace, counted) => {
  expect(countWrite(pace, 3, 'now')).toEqual(counted);
});
