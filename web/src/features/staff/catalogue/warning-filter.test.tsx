import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { useWarningFilter, WarningFilter } from './warning-filter.tsx';

const row = { name: '', category: '', price: '', hidden: false };
const checked: StaffOutput<'checkCatalogue'> = {
  rows: [
    { ...row, row: 2, sku: 'A', warnings: [] },
    { ...row, row: 3, sku: 'B', warnings: ['no-price'] },
    { ...row, row: 4, sku: 'C', warnings: ['no-price', 'no-picture'] },
  ],
  counts: { 'no-price': 2, 'no-picture': 1, hidden: 0, 'no-description': 0, 'no-spanish': 0 },
};

function Filter() {
  const [filter, setFilter] = useWarningFilter();
  return <WarningFilter checked={checked} filter={filter} onFilter={setFilter} />;
}

const open = (path = '/') => render(<Filter />, { path, content: ['staff'] });

it('counts the rows of each warning', async () => {
  const { getByRole, getAllByRole } = await open();
  expect(getByRole('group', { name: 'Show rows' })).toBeTruthy();
  expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All (3)',
    'With warnings (2)',
    'No price (2)',
    'No image (1)',
    'Hidden (0)',
    'No description (0)',
    'No Spanish (0)',
  ]);
});

it('has one filter pressed at a time', async () => {
  const { getByRole, getAllByRole, user } = await open();
  const pressed = () =>
    getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['All (3)']);
  await user.click(getByRole('button', { name: 'No image (1)' }));
  expect(pressed()).toEqual(['No image (1)']);
  await user.click(getByRole('button', { name: 'All (3)' }));
  expect(pressed()).toEqual(['All (3)']);
});

it.each([
  ['/?warning=no-price', 'No price (2)'],
  ['/?warning=any', 'With warnings (2)'],
  ['/?warning=unheard-of', 'All (3)'],
])('takes the filter of the address %s', async (path, name) => {
  const { getByRole } = await open(path);
  expect(getByRole('button', { pressed: true }).textContent).toBe(name);
});
