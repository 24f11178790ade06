import { shopUrl } from '@dental-shop/emulators/addresses';
import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { fillShop } from '@dental-shop/emulators/seed/scale/fill-shop';
import { expect, type Page } from '@playwright/test';
import { staffStates } from '../browser/screens/staff-states.ts';
import { signInAnyLanguage } from '../browser/screens/steps.ts';
import { visitorOfKnownRegion } from '../browser/visitor.ts';
import { database } from '../shop/database.ts';
import type { Bench } from './bench.ts';
import { countDocuments, documentsRead } from './document-counter.ts';
import type { Measured } from './measured.ts';

/** The orders of a busy year. */
const scale = { orders: 50_000, accounts: 5_000 };

const collections = [
  'orderRecords',
  'users',
  'shipments',
  'returns',
  'complaints',
  'recalls',
] as const;

async function size(name: (typeof collections)[number]): Promise<string> {
  const { count } = (await database.collection(name).count().get()).data();
  return `${count} ${name}`;
}

/** Waits until no more documents arrive. */
async function settledCount(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      before = await documentsRead(page);
      return before === last;
    })
    .toBe(true);
  return before;
}

interface Screen {
  name: string;
  reach: (page: Page, language: 'en') => Promise<void>;
}

const search = (list: string, text: string): Screen => ({
  name: `search ${list} for ${text}`,
  reach: async (page) => {
    await page.goto(`/staff/${list}?search=${text}`);
    const firstCell = page.getByRole('main').getByRole('gridcell').first();
    // The emulator runs each of a search's two queries without an index.
    await expect(firstCell).toBeVisible({ timeout: 120_000 });
  },
});

/** Orders and packing slips are opened from the list, so their counts include the list's documents. */
const screens: readonly Screen[] = [
  ...staffStates.filter(({ name }) => name !== 'staff-refund'),
  search('accounts', 'brandt'),
  // With a typo.
  search('accounts', 'brandd'),
  search('orders', 'muñoz'),
  search('orders', '0042'),
];

/** Measures how long each staff screen takes to show its content and how many documents Firestore sends. */
export async function measureStaffScreens({ browser, log }: Bench): Promise<Measured> {
  await fillShop(scale, log);
  const page = await browser.newPage({ baseURL: shopUrl, storageState: visitorOfKnownRegion });
  await signInAnyLanguage(page, demoAccounts.staff);
  await countDocuments(page);
  const rows: (string | number)[][] = [];
  for (const { name, reach } of screens) {
    // The first visit warms up the functions.
    await reach(page, 'en');
    await page.goto('/favicon.svg');
    const start = performance.now();
    await reach(page, 'en');
    const shown = performance.now() - start;
    const documents = await settledCount(page);
    rows.push([name, documents, Math.round(shown)]);
    log(`  ${name}: ${documents} documents`);
  }
  await page.context().close();
  const sizes = (await Promise.all(collections.map(size))).join(', ');
  const table = {
    title: `Staff screens are measured with ${sizes}`,
    head: ['screen', 'documents', 'time to content, ms'],
    rows,
  };
  return { tables: [table], marks: [] };
}
