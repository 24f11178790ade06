import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { AccountsTabs } from './accounts-page.tsx';

it('links to the list for each status and marks the current one', async () => {
  const { getByRole, getAllByRole } = await render(<AccountsTabs current="declined" />, {
    content: ['staff'],
  });
  expect(getByRole('tablist', { name: 'Accounts by status' })).toBeTruthy();
  const tabs = getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('href')]);
  expect(tabs).toEqual([
    ['Pending', '/staff/accounts?status=pending'],
    ['Approved', '/staff/accounts?status=approved'],
    ['Declined', '/staff/accounts?status=declined'],
    ['Suspended', '/staff/accounts?status=suspended'],
    ['License expiring', '/staff/accounts?status=expiring'],
  ]);
  expect(getByRole('tab', { selected: true }).textContent).toBe('Declined');
});

it('marks no tab during a search', async () => {
  const { queryByRole } = await render(<AccountsTabs current={undefined} />, {
    content: ['staff'],
  });
  expect(queryByRole('tab', { selected: true })).toBeNull();
});
