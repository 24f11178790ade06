import { describe, expect, it } from 'vitest';
import { neighbor, stepOfKey } from './picture-thumbnails.tsx';

describe('neighbor', () => {
  it('returns the next or previous view, wrapping around', () => {
    const views = ['part', 'top', 'drawing'];
    expect(neighbor(views, 'part', 1)).toBe('top');
    expect(neighbor(views, 'top', -1)).toBe('part');
    expect(neighbor(views, 'drawing', 1)).toBe('part');
    expect(neighbor(views, 'part', -1)).toBe('drawing');
  });

  it('returns the same view if it is the only one', () => {
    expect(neighbor(['part'], 'part', 1)).toBe('part');
    expect(neighbor(['part'], 'part', -1)).toBe('part');
  });
});

it('moves only on arrow keys', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(stepOfKey)).toEqual([
    -1, 1, -1, 1,
  ]);
  expect(['Enter', ' ', 'Tab', 'a', 'toString'].map(stepOfKey)).toEqual([0, 0, 0, 0, 0]);
});
