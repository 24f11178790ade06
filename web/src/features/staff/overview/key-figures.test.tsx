import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { KeyFigures } from './key-figures.tsx';

const overview: StaffOutput<'readOverview'> = {
  ...{ orders: 0, revenue: 0, refunded: 0, failedPayments: 0, waiting: 1, openDisputes: 0 },
  ...{ today: { orders: 0, revenue: 0 }, pausedAccounts: 0, attention: 0, unread: 0 },
  ...{ undeliveredMails: [], byDay: [], byCategory: [] },
};
const work = {
  ...{ waiting: 1, attention: 0, unread: 0, overdueComplaints: 0, expiringLicenses: 2 },
  ...{ toShip: 12, returns: 3, complaints: 5 },
};

const open = (counts?: typeof work) =>
  render(<KeyFigures overview={overview} work={counts} days={30} />, { content: ['staff'] });

const expected = [
  ['To ship', '12', '/staff/shipping'],
  ['Returns', '3', '/staff/returns'],
  ['Complaints', '5', '/staff/complaints'],
] as const;

it.each(expected)('links the count of "%s" to its list', async (name, count, path) => {
  const { getByRole } = await open(work);
  const link = getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(path);
  expect(link.closest('div')?.textContent).toBe(`${name}${count}`);
});

it('reserves the space of counts that are still loading', async () => {
  const { getAllByRole, unmount } = await open();
  const names = () => getAllByRole('term').map(({ textContent }) => textContent);
  const before = names();
  unmount();
  await open(work);
  expect(names()).toEqual(before);
});
