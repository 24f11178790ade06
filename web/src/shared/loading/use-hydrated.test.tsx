import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { useCart } from '../cart/cart-store.ts';
import { useSignedInSession } from '../session/use-session.ts';
import { useHydrated, useHydratedValue } from './use-hydrated.ts';

function Probe({ use, onRender }: { use: () => unknown; onRender: (value: unknown) => void }) {
  onRender(use());
  return null;
}

async function rendersOf(use: () => unknown): Promise<unknown[]> {
  const renders: unknown[] = [];
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe use={use} onRender={() => undefined} />);
  const probe = <Probe use={use} onRender={(value) => renders.push(value)} />;
  const root = await act(() => hydrateRoot(container, probe));
  await act(() => root.unmount());
  return renders;
}

beforeEach(() => localStorage.clear());

it.each<[string, () => unknown, unknown[]]>([
  ['the hydration state', useHydrated, [false, true]],
  ['a value that changes', () => useHydratedValue('crown', ''), ['', 'crown']],
  ['a value that stays the same', () => useHydratedValue('', ''), ['']],
  ['the signed-out session', useSignedInSession, [undefined]],
  ['the empty cart', useCart, [[]]],
])('renders %s only as often as it changes', async (_what, use, expected) => {
  expect(await rendersOf(use)).toEqual(expected);
});
