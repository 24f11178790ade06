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
const page = vi.hoisted(() => ({ isIdle: true }));
vi.mock('../loading/when-idle.ts', () => ({
  whenIdle: (task: () => void) => {
    if (page.isIdle) task();
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
  page.isIdle = true;
  vi.mocked(watchAccountCart).mockClear();
  publishSession({ status: 'signed-in', user: { uid: 'ana', email: 'ana@example.com' } });
});

it.each([
  ['a customer', {}],
  ['an approved customer', { approved: true }],
  ['an approved customer who is staff as well', { approved: true, staff: true }],
])('syncs the cart of %s with the account', async (_, claims) => {
  await openPage(claims);
  expect(watchAccountCart).toHaveBeenCalledExactlyOnceWith('ana', expect.anything());
});

it("doesn't sync staff carts", async () => {
  await openPage({ staff: true });
  expect(watchAccountCart).not.toHaveBeenCalled();
});

it('writes the last change if the user signs out before the page is idle', async () => {
  page.isIdle = false;
  await openPage({});
  expect(watchAccountCart).not.toHaveBeenCalled();
  const finish = vi.fn(async () => undefined);
  vi.mocked(watchAccountCart).mockImplementationOnce(() => registerCartFlush(finish));
  await flushCart();
  expect(watchAccountCart).toHaveBeenCalledOnce();
  expect(finish).toHaveBeenCalledOnce();
});

it("doesn't delay sign-out if the cart can't be synced", async () => {
  page.isIdle = false;
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await openPage({});
  vi.mocked(watchAccountCart).mockImplementationOnce(() => {
    throw new Error('No Firestore.');
  });
  await flushCart();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
