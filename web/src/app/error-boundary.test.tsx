import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { usePageData } from '../shared/page-data/use-page-data.ts';
import { render } from '../shared/testing/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function List() {
  return <p>{usePageData<string>({ url: '/data/list.json' })}</p>;
}

const screenAt = (path: string) => (
  <ErrorBoundary key={path}>
    <Suspense>{path === '/list' ? <List /> : <p>elsewhere</p>}</Suspense>
  </ErrorBoundary>
);

it('retries a failed fetch when the user returns to the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const fetching = vi.fn<typeof fetch>();
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetching.mockResolvedValueOnce(Response.json('thirty parts'));
  vi.stubGlobal('fetch', fetching);

  const { rerender } = await act(() => render(screenAt('/list')));
  await screen.findByText('Failed to fetch');
  await act(async () => rerender(screenAt('/')));
  screen.getByText('elsewhere');
  await act(async () => rerender(screenAt('/list')));
  await screen.findByText('thirty parts');
  expect(fetching).toHaveBeenCalledTimes(2);
});
