import { loadCatalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { sheetRows } from '@dental-shop/domain/catalogue/sheet/sheet';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import { loadTranslation } from '@dental-shop/domain/catalogue/translation/load-translation';
import { hasPicture } from '@dental-shop/domain/pictures/known-pictures';
import { expect, it } from 'vitest';
import { grownCatalogue } from './grown-catalogue.ts';

const sheet = { rows: sheetRows, translation: spanish };

it("doesn't change the catalogue if no products are added", () => {
  expect(grownCatalogue(sheet, sheetRows.length)).toEqual(sheet);
});

it('generates the same valid catalogue every time', () => {
  const grown = grownCatalogue(sheet, 2000);
  expect(grownCatalogue(sheet, 2000)).toEqual(grown);
  const catalogue = loadCatalogue(grown.rows, { hasPicture });
  expect(catalogue.products).toHaveLength(2000);
  expect(catalogue.categories).toHaveLength(Object.keys(spanish.categories).length);
  expect(() => loadTranslation(catalogue, grown.translation)).not.toThrow();
});

it('gives each product line its own names, SKUs, and sizes', () => {
  const { rows } = grownCatalogue(sheet, 600);
  const [first, second] = rows.filter(({ SKU }) => String(SKU).startsWith('I3006'));
  expect(first?.Name).toBe('Slender XShort Implant 3.0 x 6 mm');
  expect(second?.Name).toBe('Bodan Slender XShort Implant 3.0 x 6.05 mm');
  expect(second?.Description).toContain('Length: 6.05 mm');
  expect(new Set(rows.map(({ Name }) => Name)).size).toBeGreaterThanOrEqual(
    (600 * new Set(sheetRows.map(({ Name }) => Name)).size) / sheetRows.length - 10,
  );
});

it('fills a kit with parts of the same product line', () => {
  const rows = sheetRows.map((row) =>
    row.SKU === 'KP10' ? { ...row, 'Kit Contents': 'TW35 x 4, PG00 x 12' } : row,
  );
  const kit = grownCatalogue({ ...sheet, rows }, 400).rows.findLast((row) => row['Kit Contents']);
  expect(kit?.['Kit Contents']).toBe('TW35-Bodan x 4, PG00-Bodan x 12');
});
