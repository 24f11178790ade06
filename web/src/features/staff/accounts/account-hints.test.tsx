import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { accountFixture } from '../testing/fixtures.ts';
import { AccountHints, SimilarAccounts } from './account-hints.tsx';
import { useAccountWarnings } from './account-warnings.ts';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

beforeEach(() => {
  queryClient.clear();
  call.mockReset();
});

function Hints() {
  const warnings = useAccountWarnings([accountFixture()]);
  return (
    <>
      <p>{warnings(accountFixture()).text}</p>
      <AccountHints uid="ana" />
    </>
  );
}

it('shows that an account is not checked, and retries the check without losing focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  call.mockRejectedValue(new Error('Offline.'));
  const { getAllByText, getByText, findByText, findByRole, queryByRole, user } = await render(
    <Hints />,
    { content: ['staff'] },
  );
  expect(getAllByText('Checking...')).toHaveLength(2);
  // Each attempt waits for the previous one.
  for (const _attempt of [1, 2, 3]) await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(getByText('Not checked')).toBeTruthy();
  const facts = { lastSignInAt: null, duplicates: [], formerAccounts: [] };
  call.mockResolvedValue({ accounts: [{ uid: 'ana', emailVerified: false, ...facts }] });
  await user.click(await findByRole('button', { name: 'Try again' }));
  expect(await findByText('Email not verified')).toBeTruthy();
  expect(queryByRole('alert')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  vi.useRealTimers();
});

it('collapses similar accounts into one line', async () => {
  const duplicates = [
    {
      ...{ because: 'license' as const, count: 12 },
      accounts: [
        { uid: 'ben', name: 'Ben Osei' },
        { uid: 'eva', name: 'Eva Lind' },
        { uid: 'gus', name: ' ' },
      ],
    },
  ];
  const hints = <SimilarAccounts duplicates={duplicates} formerAccounts={[]} />;
  const { getByRole, getByText, user } = await render(hints, { content: ['staff'] });
  const line = getByRole('group');
  expect(line).toHaveProperty('open', false);
  await user.click(getByText('Same license as 12 others'));
  expect(line).toHaveProperty('open', true);
  expect(getByRole('link', { name: 'Ben Osei' }).getAttribute('href')).toBe('/staff/accounts/ben');
  expect(getByRole('link', { name: 'gus' })).toBeTruthy();
  expect(getByText('and 9 more')).toBeTruthy();
});

const deletedAt = '2026-03-04T12:00:00.000Z';

it.each([
  [
    'en',
    /A suspended account with the same license was deleted on .*2026/,
    /A declined account with the same address was deleted on .*2026/,
  ],
  [
    'es',
    /se eliminó una cuenta suspendida con la misma licencia/,
    /se eliminó una cuenta rechazada con la misma dirección/,
  ],
] as const)('shows what a new account has in common with deleted ones (%s)', async (...texts) => {
  const [language, ...expected] = texts;
  const hints = (
    <SimilarAccounts
      duplicates={[]}
      formerAccounts={[
        { match: 'license', status: 'suspended', deletedAt },
        { match: 'address', status: 'declined', deletedAt },
      ]}
    />
  );
  const { getByText } = await render(hints, { language, content: ['staff'] });
  for (const text of expected) expect(getByText(text)).toBeDefined();
});
