import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the browser thinks, and whether the shop answers nevertheless. */
function connection(isOnline: boolean, answers: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const ask = vi.fn(async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.stubGlobal('fetch', ask);
  return ask;
}

it('says while there is no connection that there is none, and what to do', async () => {
  const asked = connection(true, true);
  const { queryByRole, findByRole } = await render(<OfflineNotice />);
  expect(asked).not.toHaveBeenCalled();
  connection(false, false);
  window.dispatchEvent(new Event('offline'));
  expect((await findByRole('alert')).textContent).toBe(
    'You’re offline. Your cart is saved. Connect to the internet, then try again.',
  );
  connection(true, true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(queryByRole('alert')).toBeNull());
});

it('says nothing where the shop answers, whatever the browser thinks', async () => {
  const asked = connection(false, true);
  const { queryByRole } = await render(<OfflineNotice />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await asked.mock.results[0]?.value;
  expect(queryByRole('alert')).toBeNull();
});
