import { beforeEach, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { type Column, Records } from './records.tsx';

interface Row {
  id: string;
  amount: number;
}

const rows: Row[] = [
  { id: 'first', amount: 1 },
  { id: 'second', amount: 2 },
];
const columns: Column<Row>[] = [
  { label: 'Id', content: ({ id }) => id },
  { label: 'Amount', isAmount: true, content: ({ amount }) => <strong>{amount}</strong> },
  { label: 'Action', isHiddenInPrint: true, content: () => <button type="button">Open</button> },
];

const open = (width: number) => {
  window.innerWidth = width;
  return render(<Records label="Orders" columns={columns} rows={rows} />);
};

const initialWidth = window.innerWidth;
beforeEach(() => {
  window.innerWidth = initialWidth;
});

it('shows a table if the columns fit', async () => {
  const { getByRole, getAllByRole, queryByRole } = await open(1280);
  expect(getByRole('table', { name: 'Orders' })).toBeTruthy();
  const cells = getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Id', 'Amount', 'Action'],
    ['first', '1', 'Open'],
    ['second', '2', 'Open'],
  ]);
  expect(queryByRole('list')).toBeNull();
});

it('shows a card per row with labeled values on a phone', async () => {
  const { getByRole, getAllByRole, queryByRole } = await open(390);
  expect(getByRole('list', { name: 'Orders' })).toBeTruthy();
  const cards = getAllByRole('listitem').map((card) => {
    const texts = (tag: string) => [...card.querySelectorAll(tag)].map((each) => each.textContent);
    return [texts('dt'), texts('dd')];
  });
  expect(cards).toEqual([
    [
      ['Id', 'Amount', 'Action'],
      ['first', '1', 'Open'],
    ],
    [
      ['Id', 'Amount', 'Action'],
      ['second', '2', 'Open'],
    ],
  ]);
  expect(queryByRole('table')).toBeNull();
});

it.each([390, 1280])('right-aligns amounts (%d px)', async (width) => {
  const { getByText } = await open(width);
  const alignment = (text: string) => {
    const cell = getByText(text).closest('td, dd');
    return cell && getComputedStyle(cell).textAlign;
  };
  expect(alignment('1')).toBe('right');
  expect(alignment('first')).not.toBe('right');
});

it('shows a custom card on a phone if there is one', async () => {
  window.innerWidth = 390;
  const { getAllByRole } = await render(
    <Records
      label="Orders"
      columns={columns}
      rows={rows}
      card={({ id }) => <p>{`${id} in short`}</p>}
    />,
  );
  const cards = getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards).toEqual(['first in short', 'second in short']);
});
