import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { asStaff } from '../testing/as-staff.tsx';
import MembersPage from './members-page.tsx';

const { stored } = vi.hoisted(() => ({ stored: { emails: [] as string[], fromCache: false } }));
vi.mock('reactfire', () => ({ useFirestore: () => undefined }));
vi.mock('../../../shared/firestore/collections.ts', async (original) => ({
  ...(await original<typeof import('../../../shared/firestore/collections.ts')>()),
  staff: () => undefined,
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  query: (_all: unknown, _order: unknown, count: number) => count,
  orderBy: () => undefined,
  limit: (count: number) => count,
}));
vi.mock('../../../shared/firestore/use-server-collection.ts', () => ({
  useServerCollection: (count: number) => {
    const { emails, fromCache } = stored;
    const docs = emails.slice(0, count).map((email) => ({
      id: email,
      data: () => ({ email, admin: false, grantedAt: Timestamp.fromMillis(0), grantedBy: null }),
    }));
    return { docs, empty: docs.length === 0, metadata: { fromCache } };
  },
}));

const open = () => render(asStaff(<MembersPage />), { content: ['staff'] });

beforeEach(() => {
  // As cards, because the grid needs a layout.
  window.innerWidth = 390;
  stored.emails = [];
  stored.fromCache = false;
});

it('lists more than 100 staff members', async () => {
  stored.emails = Array.from({ length: 102 }, (_, index) => `member${index}@example.com`);
  const { getByText, user } = await open();
  for (let page = 0; page < 4; page++) await user.click(getByText('Next'));
  expect(getByText('member101@example.com')).toBeTruthy();
});

it("doesn't show an empty list while Firestore is unreachable", async () => {
  stored.fromCache = true;
  const { getByRole, queryByRole } = await open();
  expect(getByRole('alert').textContent).toContain('database');
  expect(queryByRole('list', { name: 'Current staff' })).toBeNull();
});
