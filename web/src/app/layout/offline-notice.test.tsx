import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function connection(isOnline: boolean, isReachable: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const fetching = vi.fn(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

it('appears while there is no connection and explains what to do', async () => {
  const fetching = connection(true, true);
  const { queryByRole, findByRole } = await render(<OfflineNotice />);
  expect(fetching).not.toHaveBeenCalled();
  connection(false, false);
  window.dispatchEvent(new Event('offline'));
  expect((await findByRole('alert')).textContent).toBe(
    'You’re offline. Your cart is saved. Connect to the internet, then try again.',
  );
  connection(true, true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(queryByRole('alert')).toBeNull());
});

it('stays hidden if the shop responds even though the browser reports being offline', async () => {
  const fetching = connection(false, true);
  const { queryByRole } = await render(<OfflineNotice />);
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledOnce());
  await fetching.mock.results[0]?.value;
  expect(queryByRole('alert')).toBeNull();
});
