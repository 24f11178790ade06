import type { Query, QuerySnapshot } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { useServerCollection } from '../../shared/firestore/use-server-collection.ts';
import { render } from '../../shared/testing/render.tsx';
import { useLiveCollection } from './use-live-collection.ts';

vi.mock('../../shared/firestore/use-server-collection.ts', () => ({
  useServerCollection: vi.fn(),
}));

function State() {
  const data = useLiveCollection({} as Query<object>);
  return <p>{typeof data === 'string' ? data : `${data.docs.length} documents`}</p>;
}

it.each([
  [undefined, 'loading'],
  [{ docs: [], empty: true, metadata: { fromCache: true } }, 'unreachable'],
  [{ docs: [], empty: true, metadata: { fromCache: false } }, '0 documents'],
  [{ docs: [{}], empty: false, metadata: { fromCache: true } }, '1 documents'],
])('for %j, is %s', async (snapshot, state) => {
  vi.mocked(useServerCollection).mockReturnValue(snapshot as QuerySnapshot | undefined);
  const { getByText } = await render(<State />);
  expect(getByText(state)).toBeTruthy();
});
