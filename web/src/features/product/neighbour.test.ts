import { describe, expect, it } from 'vitest';
import { neighbour, stepOfKey } from './neighbour.ts';

describe('neighbour', () => {
  it('goes on and back, and round the ends', () => {
    const views = ['part', 'top', 'drawing'];
    expect(neighbour(views, 'part', 1)).toBe('top');
    expect(neighbour(views, 'top', -1)).toBe('part');
    expect(neighbour(views, 'drawing', 1)).toBe('part');
    expect(neighbour(views, 'part', -1)).toBe('drawing');
  });

  it('stays where there is nothing else', () => {
    expect(neighbour(['part'], 'part', 1)).toBe('part');
    expect(neighbour(['part'], 'part', -1)).toBe('part');
  });
});

it('moves by the arrow keys alone', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(stepOfKey)).toEqual([
    -1, 1, -1, 1,
  ]);
  expect(['Enter', ' ', 'Tab', 'a', 'toString'].map(stepOfKey)).toEqual([0, 0, 0, 0, 0]);
});
