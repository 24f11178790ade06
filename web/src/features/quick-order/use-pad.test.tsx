import { maxPadLines } from '@dental-shop/domain/quick-order/pad-lines';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePad } from './use-pad.ts';

it("restores lines above newer lines and returns how many don't fit", () => {
  const { result } = renderHook(usePad);
  const written = () => result.current.rows.map(({ text }) => text).filter(Boolean);
  act(() => void result.current.add(Array(maxPadLines - 1).fill({ text: 'A', quantity: '' })));
  const { rows } = result.current;
  act(() => result.current.replace([]));
  act(() => void result.current.add(['B', 'C', 'D'].map((text) => ({ text, quantity: '' }))));
  let refused = 0;
  act(() => {
    refused = result.current.restore(rows);
  });
  expect(refused).toBe(2);
  expect(written()).toHaveLength(maxPadLines);
  expect(written().slice(-2)).toEqual(['A', 'B']);
});
