import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => vi.restoreAllMocks());

function goes(state: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => {
    window.dispatchEvent(new Event(state));
  });
}

it('says while there is no connection that there is none, and what to do', async () => {
  const { queryByRole, getByRole } = await render(<OfflineNotice />);
  expect(queryByRole('alert')).toBeNull();
  goes('offline');
  expect(getByRole('alert').textContent).toBe(
    'There is no internet connection. Your cart is kept: please connect, then try again.',
  );
  goes('online');
  expect(queryByRole('alert')).toBeNull();
});
