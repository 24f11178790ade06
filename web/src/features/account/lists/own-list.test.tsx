import { act } from '@testing-library/react';
import type { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogueData } from '../../../shared/catalogue/catalogue-data.ts';
import { changeList, removeList, writeList } from '../../../shared/lists/list-documents.ts';
import { slowMs } from '../../../shared/lists/use-slow-write.ts';
import { render } from '../../../shared/testing/render.tsx';
import OwnList from './own-list.tsx';

const time = { toMillis: () => 1 } as Timestamp;
const list = {
  ...{ id: 'ana-1', uid: 'ana', name: 'Monthly', createdAt: time, updatedAt: time },
  lines: ['HD55S 2', 'HC41 1'],
};

vi.mock(
  import('../../../shared/lists/list-documents.ts'),
  () => ({ changeList: vi.fn(), removeList: vi.fn(), writeList: vi.fn() }) as never,
);
const shown = vi.hoisted(() => ({ lists: [] as unknown[] }));
vi.mock(
  import('./own-lists.tsx'),
  () =>
    ({
      OwnLists: ({ children }: { children: (lists: unknown[]) => unknown }) =>
        children(shown.lists),
    }) as never,
);

const late = 'Not saved yet. Keep this page open, and it will be saved once you’re back online.';

async function open() {
  const app = <OwnList uid="ana" number="1" />;
  const page = await render(app, {
    content: ['lists'],
    pageData: { [catalogueData.search.url]: [] },
  });
  vi.useFakeTimers();
  const text = () => page.getAllByRole('status').at(-1)?.textContent;
  const button = (name: string) => page.getByRole('button', { name });
  return {
    text,
    button,
    press: (name: string) => act(() => button(name).click()),
    waitLong: () => act(() => vi.advanceTimersByTimeAsync(slowMs)),
    show: (lists: unknown[]) => {
      shown.lists = lists;
      page.rerender(app);
    },
  };
}

function pendingWrite() {
  let end: (error?: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  const settle = (error?: Error) => act(async () => end(error));
  return { promise, settle };
}

beforeEach(() => {
  shown.lists = [list];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

it('can undo a deletion that is waiting for a connection', async () => {
  const { promise, settle } = pendingWrite();
  vi.mocked(removeList).mockReturnValue(promise);
  const { press, show, waitLong, text, button } = await open();
  press('Delete list');
  show([]);
  expect(text()).toBe('The list “Monthly” was deleted.Undo');
  await waitLong();
  expect(text()).toBe(`The list “Monthly” was deleted.Undo${late}`);
  vi.mocked(writeList).mockReturnValue(promise);
  press('Undo');
  show([list]);
  expect(text()).toBe(`The list “Monthly” was restored.${late}`);
  expect(document.activeElement?.textContent).toBe(text());
  await settle();
  expect(text()).toBe('The list “Monthly” was restored.');
  button('Close').focus();
  press('Close');
  expect(document.activeElement?.getAttribute('role')).toBe('status');
});

it('reports a delayed change that is eventually rejected', async () => {
  const { promise, settle } = pendingWrite();
  vi.mocked(changeList).mockReturnValue(promise);
  const { press, waitLong, text } = await open();
  press('Increase quantity of Product (HC41)');
  await waitLong();
  expect(text()).toBe(late);
  await settle(new Error('permission-denied'));
  expect(text()).toBe('We couldn’t save the change. Check your connection and try again.');
});
