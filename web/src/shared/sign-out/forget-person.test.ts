import { expect, it, vi } from 'vitest';
import { forgetPerson } from './forget-person.ts';

it('removes what is personal, and keeps what the specification keeps', () => {
  const kept = ['ipInfo', 'ipInfoTimestamp', 'language'];
  const stored = new Set([...kept, 'cart', 'cartKept', 'checkout', 'staffActiveAt']);
  vi.stubGlobal('localStorage', { removeItem: (key: string) => stored.delete(key) });
  const tab = new Set(['quickOrder', 'cartUndo', 'quizAnswers']);
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => tab.delete(key) });
  forgetPerson();
  expect([...stored]).toEqual(kept);
  expect([...tab]).toEqual([]);
  vi.unstubAllGlobals();
});
