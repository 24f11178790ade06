import { maxLists } from '@dental-shop/domain/lists/saved-list';
import { act } from '@testing-library/react';
import type { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeoutError } from '../loading/with-timeout.ts';
import { render } from '../testing/render.tsx';
import { ChooseList } from './choose-list.tsx';
import { addToList, createList, ListFullError } from './list-documents.ts';
import { slowMs } from './use-slow-write.ts';

vi.mock(import('./list-documents.ts'), () => {
  class ListFullError extends Error {}
  return { addToList: vi.fn(), createList: vi.fn(async () => 'ana-1'), ListFullError } as never;
});

const time = { toMillis: () => 1 } as Timestamp;
const list = (number: number, name: string) => ({
  ...{ id: `ana-${number}`, uid: 'ana', name, lines: ['HC41 1'], createdAt: time, updatedAt: time },
});
const lines = [{ sku: 'HD55S', quantity: 2 }];

async function open(...lists: ReturnType<typeof list>[]) {
  const onSaved = vi.fn();
  const form = await render(
    <ChooseList
      uid="ana"
      lists={lists}
      lines={lines}
      onSaved={onSaved}
      onCancel={() => undefined}
    />,
    { content: ['lists'] },
  );
  return {
    ...form,
    onSaved,
    save: () => form.user.click(form.getByRole('button', { name: 'Save' })),
  };
}

beforeEach(() => {
  vi.mocked(addToList).mockReset();
  vi.mocked(createList).mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

describe('ChooseList', () => {
  it('requires a name for the first list', async () => {
    const { getByRole, getByText, queryByRole, save, onSaved, user } = await open();
    expect(queryByRole('radio')).toBeNull();
    await save();
    expect(getByText('Enter a name for the list.')).toBeTruthy();
    await user.type(getByRole('textbox', { name: 'List name' }), '  Monthly ');
    await save();
    expect(createList).toHaveBeenCalledWith({ uid: 'ana', name: 'Monthly', lines }, []);
    expect(onSaved).toHaveBeenCalledWith({ id: 'ana-1', name: 'Monthly' });
  });

  it('preselects the list that was changed last', async () => {
    const { queryByRole, save, onSaved } = await open(list(4, 'Kit'), list(2, 'Monthly'));
    expect(queryByRole('textbox')).toBeNull();
    await save();
    expect(addToList).toHaveBeenCalledWith('ana-4', lines);
    expect(onSaved).toHaveBeenCalledWith({ id: 'ana-4', name: 'Kit' });
  });

  it("explains why the lines couldn't be saved and allows another attempt", async () => {
    vi.mocked(addToList).mockRejectedValueOnce(new ListFullError('full'));
    const { getByRole, save, onSaved } = await open(list(1, 'Kit'));
    await save();
    expect(getByRole('alert').textContent).toContain('A list can have up to 200 lines');
    vi.mocked(addToList).mockRejectedValueOnce(new Error('offline'));
    await save();
    expect(getByRole('alert').textContent).toContain('couldn’t save the list');
    expect(onSaved).not.toHaveBeenCalled();
    await save();
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('warns after a timeout that the lines may already be on the list', async () => {
    vi.mocked(addToList).mockRejectedValueOnce(new TimeoutError('No answer.'));
    const { getByRole, save } = await open(list(1, 'Kit'));
    await save();
    expect(getByRole('alert').textContent).toContain('they may already be on it');
  });

  it('keeps waiting on a slow connection and blocks a second submission', async () => {
    let connect: () => void = () => undefined;
    const creation = new Promise<string>((resolve) => {
      connect = () => resolve('ana-1');
    });
    vi.mocked(createList).mockReturnValueOnce(creation);
    const { getByRole, onSaved, user, queryByRole } = await open();
    await user.type(getByRole('textbox', { name: 'List name' }), 'Monthly');
    vi.useFakeTimers();
    act(() => getByRole('button', { name: 'Save' }).click());
    expect(getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(slowMs));
    expect(getByRole('status').textContent).toMatch(/^Not saved yet\. Keep this page open/);
    expect(queryByRole('alert')).toBeNull();
    expect(getByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true);
    expect(getByRole('button', { name: 'Close' })).toHaveProperty('disabled', false);
    await act(async () => connect());
    expect(onSaved).toHaveBeenCalledWith({ id: 'ana-1', name: 'Monthly' });
    expect(getByRole('status').textContent).toBe('');
  });

  it('disables the new list option at the limit', async () => {
    const all = Array.from({ length: maxLists }, (_, index) => list(index + 1, `List ${index}`));
    const { getByLabelText, getByText } = await open(...all);
    expect(getByLabelText('New list')).toHaveProperty('disabled', true);
    expect(getByText(/the limit of 50 lists/)).toBeTruthy();
  });
});
