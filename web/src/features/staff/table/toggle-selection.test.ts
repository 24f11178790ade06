import { expect, it } from 'vitest';
import { toggleAll, toggleRow } from './toggle-selection.ts';

const rows = [{ id: 'a' }, { id: 'b' }];

it('adds and removes a row', () => {
  expect(toggleRow({ id: 'b' }, ['a'])).toEqual(['a', 'b']);
  expect(toggleRow({ id: 'a' }, ['a', 'b'])).toEqual(['b']);
});

it('selects all shown rows, then none of them', () => {
  expect(toggleAll(rows, [])).toEqual({ isAll: false, isSome: false, next: ['a', 'b'] });
  expect(toggleAll(rows, ['b'])).toEqual({ isAll: false, isSome: true, next: ['a', 'b'] });
  expect(toggleAll(rows, ['a', 'b'])).toEqual({ isAll: true, isSome: true, next: [] });
});

it('keeps rows of other pages selected', () => {
  expect(toggleAll(rows, ['x'])).toEqual({ isAll: false, isSome: false, next: ['x', 'a', 'b'] });
  expect(toggleAll(rows, ['x', 'a', 'b']).next).toEqual(['x']);
});

it("doesn't consider an empty list selected", () => {
  expect(toggleAll([], ['x'])).toEqual({ isAll: false, isSome: false, next: ['x'] });
});
