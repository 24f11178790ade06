import { expect, it, vi } from 'vitest';
import { publishSession } from '../session/session-store.ts';
import { render } from '../testing/render.tsx';
import { ShopFirestoreProvider } from './firestore-provider.tsx';

const signedIn = (uid: string) =>
  publishSession({ status: 'signed-in', user: { uid, email: `${uid}@example.com` } });

it("reloads the page before it shows a second user's data", async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  signedIn('ana');
  const first = await render(<ShopFirestoreProvider uid="ana">Her orders</ShopFirestoreProvider>);
  expect(first.container.textContent).toBe('Her orders');
  expect(reload).not.toHaveBeenCalled();
  first.unmount();

  signedIn('ben');
  const next = await render(<ShopFirestoreProvider uid="ben">His orders</ShopFirestoreProvider>);
  expect(next.container.textContent).toBe('');
  expect(reload).toHaveBeenCalledOnce();
});
