import { act } from '@testing-library/react';
import { getDocsFromServer, type QuerySnapshot, type Timestamp } from 'firebase/firestore';
import { useFirestoreCollection } from 'reactfire';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { OwnLists } from './own-lists.tsx';

vi.mock('reactfire', () => ({ useFirestoreCollection: vi.fn() }));
vi.mock('firebase/firestore', () => ({ getDocsFromServer: vi.fn() }));
vi.mock(
  import('../../../shared/firestore/collections.ts'),
  () => ({ withId: (list: unknown) => list }) as never,
);
vi.mock(
  import('../../../shared/firestore/firestore-provider.tsx'),
  () => ({ ShopFirestoreProvider: ({ children }: { children: unknown }) => children }) as never,
);
vi.mock(
  import('../../../shared/lists/list-documents.ts'),
  () => ({ ownLists: () => ({}), newestFirst: (lists: unknown) => lists }) as never,
);

const time = { toMillis: () => 1 } as Timestamp;
const snapshot = (line: string, fromCache: boolean) =>
  ({
    ...{ empty: false, metadata: { fromCache } },
    docs: [
      { id: 'ana-1', uid: 'ana', name: 'Kit', lines: [line], createdAt: time, updatedAt: time },
    ],
  }) as unknown as QuerySnapshot;

// A change of the cached list would undo what was just added, because it writes all lines.
it("doesn't show a cached list from before a product was added to it", async () => {
  vi.mocked(useFirestoreCollection).mockReturnValue({ data: snapshot('HD55S 2', true) } as never);
  let respond = (_response: QuerySnapshot): void => {};
  vi.mocked(getDocsFromServer).mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  const { queryByText, getByText } = await render(
    <OwnLists uid="ana">{(lists) => <p>{lists.flatMap(({ lines }) => lines).join()}</p>}</OwnLists>,
  );
  expect(queryByText(/HD55S/)).toBeNull();
  await act(async () => respond(snapshot('HD55S 3', false)));
  expect(getByText('HD55S 3')).toBeTruthy();
});
