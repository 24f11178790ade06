import { staffCallPath } from '@dental-shop/domain/api/paths';
import type { StaffCall, StaffOutput } from '@dental-shop/domain/api/staff/calls';
import type { Page } from '@playwright/test';

/** The staff calls with stubbed responses. */
type Stubs = Pick<
  { [Name in StaffCall]: StaffOutput<Name> },
  'checkCatalogue' | 'compareSheet' | 'readCatalogueHistory'
>;

const unavailable = { kind: 'out-of-stock', until: '2099-03-12' } as const;
const price = { from: '$145.00', to: 'call for price' };

/** As many rows as fit on a page. */
const pageSize = 25;

/** Uses the names for products, for staff, and for every other text in a spreadsheet. */
function answersOf(names: readonly string[]): Stubs {
  const texts = Array.from({ length: pageSize }, (_, index) => names[index % names.length] ?? '');
  const skuOf = (text: string, index: number) => `${[...text].slice(0, 36).join('')}-${index}`;
  const rows = texts.map((name, index) => ({
    ...{ row: index + 2, sku: skuOf(name, index), name, category: name, price: price.to },
    ...{ hidden: index % 2 === 0, lotTracked: true, availability: unavailable },
    warnings: ['no-price', 'no-picture', 'hidden', 'no-description', 'no-spanish'] as const,
    sheet: { price: price.from, hidden: false },
    scheduled: [
      { changeId: `scheduled-${index}`, effectiveOn: '2099-01-01', price: price.from },
      { changeId: `later-${index}`, effectiveOn: '2099-02-01', availability: null },
    ],
  }));
  const changes = rows.map(({ row, sku, name }) => ({
    ...{ row, sku, name, price, hidden: { from: false, to: true } },
  }));
  return {
    checkCatalogue: {
      ...{ version: 1, today: '2026-11-27', timeZone: 'America/Los_Angeles' },
      rows: rows.map((row) => ({ ...row, warnings: [...row.warnings] })),
      counts: {
        'no-price': 25,
        'no-picture': 25,
        hidden: 13,
        'no-description': 25,
        'no-spanish': 25,
      },
    },
    compareSheet: {
      version: 1,
      changes,
      needRelease: rows.map(({ row, sku, name }) => ({
        row,
        sku,
        kind: 'changed',
        columns: [name],
      })),
      problems: rows.map(({ row, name }) => ({
        row,
        code: 'price-format',
        facts: { value: name },
      })),
    },
    readCatalogueHistory: {
      version: 1,
      entries: names.map((who, index) => ({
        ...{ changeId: `change-${index}`, when: '2026-11-27T18:00:00Z', who, source: 'sheet' },
        ...{ effectiveOn: '2099-01-01', state: 'scheduled', canUndo: true, products: changes },
      })),
      next: null,
    },
  };
}

/** Other tests rely on the stored catalogue, so it has no such rows. */
export async function stubCatalogue(page: Page, names: readonly string[]): Promise<void> {
  for (const [name, result] of Object.entries(answersOf(names))) {
    await page.route(`**${staffCallPath(name as StaffCall)}`, (route) =>
      route.fulfill({ json: { result } }),
    );
  }
}
