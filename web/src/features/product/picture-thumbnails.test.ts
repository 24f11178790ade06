import { describe, expect, it } from 'vitest';
import { neighbor, stepOfKey } from './picture-thumbnails.tsx';

describe('neighbor', () => {
  it('goes on and back, and round the ends', () => {
    const views = ['part', 'top', 'drawing'];
    expect(neighbor(views, 'part', 1)).toBe('top');
    expect(neighbor(views, 'top', -1)).toBe('part');
    expect(neighbor(views, 'drawing', 1)).toBe('part');
    expect(neighbor(views, 'part', -1)).toBe('drawing');
  });

  it('stays where there is nothing else', () => {
    expect(neighbor(['part'], 'part', 1)).toBe('part');
    expect(neighbor(['part'], 'part', -1)).toBe('part');
  });
});

it('moves by the arrow keys alone', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(stepOfKey)).toEqual([
    -1, 1, -1, 1,
  ]);
  expect(['Enter', ' ', 'Tab', 'a', 'toString'].map(stepOfKey)).toEqual([0, 0, 0, 0, 0]);
});
