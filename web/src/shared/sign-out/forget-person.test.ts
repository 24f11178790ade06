import { expect, it, vi } from 'vitest';
import { forgetPerson } from './forget-person.ts';

it('removes what is personal, and keeps what the specification keeps', () => {
  const kept = ['ipInfo', 'ipInfoTimestamp', 'language'];
  const stored = new Set([...kept, 'cart', 'cartKept', 'cartUndo', 'checkout', 'staffActiveAt']);
  const storage = { removeItem: (key: string) => stored.delete(key) };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  forgetPerson();
  expect([...stored]).toEqual(kept);
  vi.unstubAllGlobals();
});
