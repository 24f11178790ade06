import type { LicenseVerification } from '@dental-shop/domain/account/license-verification';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { asStaff } from '../../testing/as-staff.tsx';
import { accountFixture, refusal } from '../../testing/fixtures.ts';
import { LicenseSection } from './license-section.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
const { stored } = vi.hoisted(() => ({
  stored: {
    office: {} as object | 'missing' | 'loading',
    verification: 'missing' as object | 'missing',
  },
}));
vi.mock('../../use-live-document.ts', () => ({
  useLiveDocument: (_collection: unknown, id: string) =>
    id === 'office' ? stored.office : stored.verification,
}));
const call = vi.mocked(callStaff);

const verification: LicenseVerification<Timestamp> = {
  ...{ uid: 'ana', source: 'Nevada State Board', licenseNumber: 'NV-1', checkedBy: 'staff-ben' },
  ...{ licenseExpiry: '2026-12-07', checkedByEmail: 'ben@example.com' },
  checkedOn: Timestamp.fromMillis(Date.parse('2026-11-27T20:00:00Z')),
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T20:00:00Z'), toFake: ['Date'] });
  call.mockReset();
  call.mockResolvedValue({ uid: 'ana' });
  stored.office = { licenseLookups: { NV: 'https://board.example.com/search' } };
  stored.verification = 'missing';
});

afterEach(() => {
  vi.useRealTimers();
});

const open = (uid = 'ana') =>
  render(asStaff(<LicenseSection account={accountFixture({ id: uid })} />), {
    content: ['staff'],
  });

it("links to the state's lookup, and saves the license's source and expiry date", async () => {
  const { getByRole, getByLabelText, findByText, user } = await open();
  const link = getByRole('link', { name: 'Look up in Nevada (opens a new tab)' });
  expect(link.getAttribute('href')).toBe('https://board.example.com/search');
  expect(getByRole('textbox', { name: 'Source' })).toHaveProperty('value', 'board.example.com');
  await user.type(getByLabelText('License expires on'), '2028-03-31');
  await user.click(getByRole('button', { name: 'Save check' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('verifyLicense', {
    ...{ uid: 'ana', source: 'board.example.com' },
    ...{ licenseNumber: 'NV-1', licenseExpiry: '2028-03-31' },
  });
  expect(await findByText('License check saved.')).toBeTruthy();
});

it("lists all states' lookups if the account's state isn't known", async () => {
  const NV = 'https://board.example.com/search';
  stored.office = { licenseLookups: { NV, CA: 'https://ca.example.com/search' } };
  const address = { ...accountFixture().address, state: '' };
  const { getByText, getAllByRole, getByRole, user } = await render(
    asStaff(<LicenseSection account={accountFixture({ address })} />),
    { content: ['staff'] },
  );
  await user.click(getByText('Look up the license by state'));
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://ca.example.com/search',
    'https://board.example.com/search',
  ]);
  expect(getByRole('textbox', { name: 'Source' })).toHaveProperty('value', '');
});

it("doesn't overwrite typed text when the lookup's URL loads", async () => {
  stored.office = 'loading';
  const section = (language: 'en' | 'es') =>
    asStaff(<LicenseSection account={accountFixture({ language })} />);
  const { getByRole, rerender, user } = await render(section('en'), { content: ['staff'] });
  const source = getByRole('textbox', { name: 'Source' });
  await user.type(source, 'Phone call');
  stored.office = { licenseLookups: { NV: 'https://board.example.com/search' } };
  rerender(section('es'));
  expect(getByRole('link', { name: /^Look up in Nevada/ })).toBeTruthy();
  expect(document.activeElement).toBe(source);
  expect(source).toHaveProperty('value', 'Phone call');
});

it('requires a source, but no expiry date', async () => {
  stored.office = 'missing';
  const { getByRole, getByText, user } = await open();
  await user.click(getByRole('button', { name: 'Save check' }));
  expect(getByText('Enter where you found the license.')).toBeTruthy();
  await user.type(getByRole('textbox', { name: 'Source' }), 'Phone call');
  await user.click(getByRole('button', { name: 'Save check' }));
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'verifyLicense',
    expect.objectContaining({ source: 'Phone call', licenseExpiry: null }),
  );
});

it('shows who checked the license and when it expires', async () => {
  stored.verification = verification;
  const { getByText, getByRole, queryByRole, user } = await open();
  expect(getByText('Checked on November 27, 2026 by ben@example.com')).toBeTruthy();
  expect(getByText('Dec 7, 2026 (in 10 days)')).toBeTruthy();
  expect(queryByRole('form')).toBeNull();
  await user.click(getByRole('button', { name: 'Check again' }));
  expect(getByRole('textbox', { name: 'Source' })).toHaveProperty('value', 'Nevada State Board');
});

it('requires a new check once the license number has changed', async () => {
  stored.verification = { ...verification, licenseNumber: 'NV-2' };
  const { getByText, getByRole } = await open();
  expect(getByText('This check was for license NV-2. Check the new number.')).toBeTruthy();
  expect(getByRole('form')).toBeTruthy();
});

it('explains that the license number was just corrected', async () => {
  call.mockRejectedValue(refusal('license-changed'));
  const { getByRole, findByRole, user } = await open();
  await user.click(getByRole('button', { name: 'Save check' }));
  expect((await findByRole('alert')).textContent).toBe(
    'The license number was just corrected. Check the new number, then save again.',
  );
});

it("doesn't let staff record a check of their own license", async () => {
  const { queryByRole } = await open('staff-eva');
  expect(queryByRole('form')).toBeNull();
});
