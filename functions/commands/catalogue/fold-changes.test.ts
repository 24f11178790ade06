import { rmSync } from 'node:fs';
import { applyChanges } from '@dental-shop/domain/catalogue/changes/apply-changes';
import {
  type CatalogueChanges,
  noChanges,
  type ProductChange,
} from '@dental-shop/domain/catalogue/changes/catalogue-changes';
import { nothingFolded } from '@dental-shop/domain/catalogue/changes/folded';
import { recordChanges } from '@dental-shop/domain/catalogue/changes/record-changes';
import { loadCatalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { fixtureCatalogue } from '@dental-shop/domain/catalogue/testing/fixture-catalogue';
import { afterAll, expect, it } from 'vitest';
import { describeDifference } from './describe-difference.ts';
import { makeFixtureDirectory } from './fixture-directory.ts';
import { foldChanges } from './fold-changes.ts';
import { readCurrentRows, readFolded, writeFolded, writeRows } from './shop-catalogue.ts';

const directory = makeFixtureDirectory();
afterAll(() => rmSync(directory, { recursive: true }));

const hasPicture = () => true;

const save = (current: CatalogueChanges, change: ProductChange, effectiveAt: number) => {
  const result = recordChanges({
    catalogue: fixtureCatalogue,
    current,
    requested: [change],
    changeId: `c${current.version}`,
    now: 1,
    effectiveAt,
    startOfDay: (day) => Date.parse(day),
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.changes;
};

const availability = { kind: 'ships-in', days: 5 } as const;
const priced = save(noChanges, { sku: 'HD55S', price: '$95.00', availability }, 1);
const hidden = save(priced, { sku: 'HD55L', hidden: true }, 1);
const scheduled = save(hidden, { sku: 'HD55S', price: '$99.00' }, 500);

it('adds the prices and hidden items in effect to the spreadsheet', async () => {
  const rows = await readCurrentRows(directory);
  const { difference, folded } = foldChanges(rows, scheduled, nothingFolded, 100);
  expect(describeDifference(difference)).toEqual([
    '  ~ HD55S  Price: "$91.00" -> "$95.00"',
    '  ~ HD55L  hidden: "" -> "TRUE"',
  ]);
  expect(folded).toEqual({ version: 3, at: 100 });
});

it("doesn't change the shop's prices, now or when scheduled changes take effect", async () => {
  const rows = await readCurrentRows(directory);
  const { rows: newRows, folded } = foldChanges(rows, scheduled, nothingFolded, 100);
  const released = loadCatalogue(newRows, { hasPicture });
  for (const now of [100, 499, 500, 900]) {
    const before = applyChanges(fixtureCatalogue, scheduled, now, nothingFolded);
    const after = applyChanges(released, scheduled, now, folded);
    expect(after.products).toEqual(before.products);
  }
});

it('changes nothing the second time', async () => {
  const rows = await readCurrentRows(directory);
  const first = foldChanges(rows, scheduled, nothingFolded, 100);
  await writeRows(directory, first.rows);
  await writeFolded(directory, first.folded);
  const again = foldChanges(
    await readCurrentRows(directory),
    scheduled,
    await readFolded(directory),
    200,
  );
  expect(describeDifference(again.difference)).toEqual([]);
  expect([first.hasNews, again.hasNews]).toEqual([true, false]);
  expect(
    describeDifference(foldChanges(first.rows, scheduled, first.folded, 600).difference),
  ).toEqual(['  ~ HD55S  Price: "$95.00" -> "$99.00"']);
});
