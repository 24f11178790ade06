import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTerms } from '@dental-shop/domain/find/choose-terms';
import { selectFound, selectOrders } from '@dental-shop/domain/order/order-selection';
import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { readFilters } from './order-list-address.ts';
import { type Page, pageConstraints } from './page-cursor.ts';

const select = (address: string) =>
  selectOrders(readFilters(new URLSearchParams(address)), 'America/Los_Angeles');

const conditionsOf = (address: string) => {
  const selection = select(address);
  if (selection.by === 'nothing') return [];
  if (selection.by === 'filters') return selection.conditions;
  return selectFound(chooseTerms(selection.find, [])).conditions;
};

describe('search', () => {
  it.each([
    ['search=Ana@Example.com', 'ana@example.com'],
    ['search=pi_3Abc', 'pi3abc'],
    ['search=k7qm+3xw7', 'k7qm3xw7'],
    ['search=Qm7xKd2R...', 'qm7xkd2r'],
    ['search=Dr. Ana Ruiz', 'ana ruiz'],
    ['search=Ruis', '~ruis'],
  ])('ignores the other filters for %s', (address, term) => {
    const [condition, ...others] = conditionsOf(`${address}&status=failed`);
    expect(condition).toMatchObject({ field: 'searchTerms', operator: 'array-contains-any' });
    expect(condition?.value).toContain(term);
    expect(others).toEqual([]);
  });

  it('matches nothing if the text is too short', () => {
    expect(select('search=x')).toEqual({ by: 'nothing' });
  });
});

it("covers whole days in the office's time zone, even when daylight saving time starts", () => {
  expect(select('from=2026-03-08&to=2026-03-08')).toEqual({
    by: 'filters',
    conditions: [],
    from: new Date('2026-03-08T08:00:00Z'),
    until: new Date('2026-03-09T07:00:00Z'),
  });
});

it('selects nothing if the range is inverted', () => {
  expect(select('from=2026-03-08&to=2026-03-07')).toEqual({ by: 'nothing' });
});

it('ignores the SKU when filtering for orders that need attention', () => {
  const selection = selectOrders({ status: 'attention', sku: 'HD55S' }, 'America/Los_Angeles');
  expect(selection).toMatchObject({ conditions: [{ field: 'attention' }] });
});

interface Index {
  collectionGroup: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

describe('firestore.indexes.json', () => {
  const file = join(import.meta.dirname, '../../../../../../firestore.indexes.json');
  const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as { indexes: Index[] };
  const indexed = indexes
    .filter(({ collectionGroup }) => collectionGroup === 'orderRecords')
    .map(({ fields }) => {
      const names = fields.map(({ fieldPath, order, arrayConfig }) =>
        [fieldPath, arrayConfig ?? order].join(' '),
      );
      return [...names.slice(0, -1).sort(), names.at(-1)];
    });

  const statuses = ['', 'status=failed', 'status=attention'];
  const customers = ['', 'customer=uid'];
  const skus = ['', 'sku=HD55S'];
  const addresses = statuses.flatMap((status) =>
    customers.flatMap((customer) => skus.map((sku) => [status, customer, sku].join('&'))),
  );
  const queries = [...addresses, 'search=ana'].map(conditionsOf);

  const cursor = { createdAt: new Timestamp(1, 0), id: 'id' };
  const pages: Page[] = [{ from: 'start' }, { from: 'after', cursor }, { from: 'before', cursor }];
  // To read the end of a list, the SDK queries the start of the reversed list.
  const direction = (page: Page) =>
    pageConstraints(page, 25).some(({ type }) => type === 'limitToLast')
      ? 'ASCENDING'
      : 'DESCENDING';

  // Firestore indexes single fields automatically. A missing index fails only in production.
  describe.each(pages)('index for a page ($from)', (page) => {
    it.each(queries.filter(({ length }) => length > 0))('covers %j, %j, %j', (...conditions) => {
      const names = conditions
        .filter((each) => each !== undefined)
        .map(({ field, operator }) => `${field} ${operator === '==' ? 'ASCENDING' : 'CONTAINS'}`);
      expect(indexed).toContainEqual([...names.sort(), `createdAt ${direction(page)}`]);
    });
  });
});
