import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { useWarningFilter, WarningFilter } from './warning-filter.tsx';

const row = {
  name: '',
  category: '',
  price: '',
  hidden: false,
  lotTracked: false,
  availability: null,
  sheet: { price: '', hidden: false },
  scheduled: [],
};
const checked: StaffOutput<'checkCatalogue'> = {
  version: 0,
  today: '2026-11-27',
  rows: [
    { ...row, row: 2, sku: 'A', warnings: [] },
    { ...row, row: 3, sku: 'B', warnings: ['no-price'] },
    { ...row, row: 4, sku: 'C', warnings: ['no-price', 'no-picture'] },
  ],
  counts: { 'no-price': 2, 'no-picture': 1, hidden: 0, 'no-description': 0, 'no-spanish': 0 },
};

function Filter() {
  const [filter, setFilter] = useWarningFilter();
  return (
    <>
      <WarningFilter checked={checked} filter={filter} onFilter={setFilter} />
      <output>{useLocation().search}</output>
    </>
  );
}

const open = (path = '/') => render(<Filter />, { path, content: ['staff'] });

it('counts the rows with each warning', async () => {
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

it('applies one filter at a time', async () => {
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
])('reads the filter from the URL %s', async (path, name) => {
  const { getByRole } = await open(path);
  expect(getByRole('button', { pressed: true }).textContent).toBe(name);
});

it('keeps the other query parameters when the filter changes', async () => {
  const { getByRole, user } = await open('/?sort=price&warning=hidden');
  await user.click(getByRole('button', { name: 'No price (2)' }));
  expect(getByRole('status').textContent).toBe('?sort=price&warning=no-price');
  await user.click(getByRole('button', { name: 'All (3)' }));
  expect(getByRole('status').textContent).toBe('?sort=price');
});
