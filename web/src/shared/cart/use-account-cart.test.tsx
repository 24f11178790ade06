import { beforeEach, expect, it, vi } from 'vitest';
import { publishSession } from '../session/session-store.ts';
import { useStoredClaims } from '../session/use-stored-claims.ts';
import { render } from '../testing/render.tsx';
import { flushCart, registerCartFlush } from './flush-cart.ts';
import { useAccountCart } from './use-account-cart.ts';
import { watchAccountCart } from './watch-account-cart.ts';

vi.mock('../session/start-session.ts', () => ({ startSession: () => undefined }));
vi.mock('../session/use-stored-claims.ts', () => ({ useStoredClaims: vi.fn() }));
vi.mock('./watch-account-cart.ts', () => ({ watchAccountCart: vi.fn(() => () => undefined) }));
const page = vi.hoisted(() => ({ rests: true }));
vi.mock('../loading/when-idle.ts', () => ({
  whenIdle: (task: () => void) => {
    if (page.rests) task();
    return () => undefined;
  },
}));

function Page() {
  useAccountCart();
  return null;
}

async function openPage(claims: Record<string, unknown>) {
  vi.mocked(useStoredClaims).mockReturnValue(claims);
  await render(<Page />);
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  page.rests = true;
  vi.mocked(watchAccountCart).mockClear();
  publishSession({ status: 'signed-in', user: { uid: 'ana', email: 'ana@example.com' } });
});

it.each([
  ['a customer', {}],
  ['an approved customer', { approved: true }],
  ['an approved customer who is staff as well', { approved: true, staff: true }],
])('keeps the cart with the account of %s', async (_, claims) => {
  await openPage(claims);
  expect(watchAccountCart).toHaveBeenCalledExactlyOnceWith('ana', expect.anything());
});

it('leaves the cart of staff in their browser', async () => {
  await openPage({ staff: true });
  expect(watchAccountCart).not.toHaveBeenCalled();
});

it('writes the last change of whoever signs out before the page rests', async () => {
  page.rests = false;
  await openPage({});
  expect(watchAccountCart).not.toHaveBeenCalled();
  const finish = vi.fn(async () => undefined);
  vi.mocked(watchAccountCart).mockImplementationOnce(() => registerCartFlush(finish));
  await flushCart();
  expect(watchAccountCart).toHaveBeenCalledOnce();
  expect(finish).toHaveBeenCalledOnce();
});

it('lets nobody wait where the cart cannot be followed', async () => {
  page.rests = false;
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await openPage({});
  vi.mocked(watchAccountCart).mockImplementationOnce(() => {
    throw new Error('No Firestore.');
  });
  await flushCart();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
