import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { matchesFilter, RowFilter, useRowFilter } from './row-filter.tsx';

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
const rows: StaffOutput<'checkCatalogue'>['rows'] = [
  { ...row, row: 2, sku: 'A', price: '$145.00', warnings: [] },
  { ...row, row: 3, sku: 'B', warnings: ['no-price'] },
  { ...row, row: 4, sku: 'C', warnings: ['no-price', 'no-picture'] },
];

function Filter() {
  const [filter, setFilter] = useRowFilter();
  return (
    <>
      <RowFilter rows={rows} filter={filter} onFilter={setFilter} />
      <output>{useLocation().search}</output>
    </>
  );
}

const open = (path = '/') => render(<Filter />, { path, content: ['staff'] });

it('counts the rows with each warning, and leaves out filters without rows', async () => {
  const { getByRole, getAllByRole } = await open();
  expect(getByRole('group', { name: 'Show rows' })).toBeTruthy();
  expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All (3)',
    'Changed (1)',
    'With warnings (2)',
    'No price (2)',
    'No image (1)',
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
  ['/?warning=hidden', 'Hidden (0)'],
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

it.each([
  ['another price', { price: '$145.00' }, true],
  ['a note', { availability: { kind: 'ships-in', days: 5 } }, true],
  ['hidden by staff', { hidden: true }, true],
  ['hidden by the spreadsheet', { hidden: true, sheet: { price: '', hidden: true } }, false],
  ['as in the spreadsheet', {}, false],
] as const)('recognizes changed products: %s', (_what, changes, expected) => {
  expect(matchesFilter({ ...row, warnings: [], ...changes }, 'changed')).toBe(expected);
});
