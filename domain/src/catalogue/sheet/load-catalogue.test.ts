import { describe, expect, it } from 'vitest';
import { CatalogueError, type RowProblem } from './catalogue-error.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { catalogueRow } from './row-fixture.ts';

const faultOf = (message: unknown) => expect.objectContaining({ message });

const everyPicture = { hasPicture: () => true };
const other = { SKU: 'I4512' };

function problemsOf(
  rows: unknown,
  options: Parameters<typeof loadCatalogue>[1] = everyPicture,
): readonly RowProblem[] {
  try {
    loadCatalogue(rows, options);
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
  throw new Error('the sheet was accepted');
}

describe('loadCatalogue', () => {
  it('loads a product with its price in cents, its dimensions, and its pictures', () => {
    const [product] = loadCatalogue([catalogueRow()], everyPicture).products;
    expect(product).toMatchObject({
      sku: 'I4510',
      price: 13900,
      description: 'Titanium implant.',
      pictures: ['I4510.svg', 'I4510-top.svg'],
      hidden: false,
      lotTracked: false,
    });
    expect(product?.dimensions).toHaveLength(2);
  });

  it.each([
    ['', 'unavailable'],
    ['call for price', 'call'],
    ['sold only in kit', 'kit'],
  ])('marks a product with the price %j as not purchasable', (price, reason) => {
    const [product] = loadCatalogue([catalogueRow({ Price: price })], everyPicture).products;
    expect(product?.price).toBe(reason);
  });

  it('marks the products that the spreadsheet lists as lot-tracked', () => {
    const rows = [catalogueRow({ 'Lot Tracked': 'TRUE' }), catalogueRow(other)];
    const { products } = loadCatalogue(rows, everyPicture);
    expect(products.map(({ lotTracked }) => lotTracked)).toEqual([true, false]);
  });

  it('normalizes GTINs to 14 digits and rejects duplicates', () => {
    const rows = [catalogueRow({ GTIN: '96385074' }), catalogueRow(other)];
    const [first, second] = loadCatalogue(rows, everyPicture).products;
    expect([first?.gtin, second?.gtin]).toEqual(['00000096385074', undefined]);
    const again = catalogueRow({ SKU: 'I4514', GTIN: '00000096385074' });
    expect(problemsOf([...rows, again])).toEqual([
      { rowNumber: 4, fault: faultOf("duplicate GTIN '00000096385074'") },
    ]);
  });

  it('checks the category thumbnail and product pictures against all SKUs', () => {
    const checked: string[] = [];
    loadCatalogue([catalogueRow({ 'Main Category Thumbnail': 'c.svg' }), catalogueRow(other)], {
      hasPicture: (fileName, skus) => {
        expect([...skus]).toEqual(['I4510', 'I4512']);
        checked.push(fileName);
        return true;
      },
    });
    expect(new Set(checked)).toEqual(new Set(['c.svg', 'I4510.svg', 'I4510-top.svg']));
  });

  it.each([
    ['a GTIN with a wrong digit', { ...other, GTIN: '96385075' }, "'96385075' is not a valid GTIN"],
    ['a repeated SKU', { SKU: ' i4510 ' }, "duplicate SKU 'i4510'"],
    ['a price in words', { ...other, Price: 'ask us' }, "price 'ask us' has an unknown format"],
    [
      'a price with a missing digit',
      { ...other, Price: '$91.5' },
      "price '$91.5' has an unknown format",
    ],
    [
      'an unknown label',
      { ...other, Description: 'Prose.\n\nGirth: 4 mm' },
      "unknown dimension label 'Girth'",
    ],
    [
      'a size spelled differently from another row',
      { ...other, 'sub Category': '', Description: 'Prose.\n\nDiameter: 4.50 mm' },
      "'Diameter: 4.50' is '4.5' in other rows of 'Implants'",
    ],
    [
      'a name that spells a size differently',
      { ...other, Name: 'Implant 4.50 mm' },
      "'4.50' in 'Implant 4.50 mm' is '4.5' in the dimensions",
    ],
    [
      'an unknown info page',
      { ...other, 'Main Category': 'Drills', 'Category Info Page': 'drills' },
      "unknown info page 'drills'",
    ],
    [
      'a button on a later row',
      { ...other, 'Main Category Button': 'More' },
      "'Main Category Button' is allowed only on the first row of 'Implants'",
    ],
    [
      'an info page on a later row',
      { ...other, 'Category Info Page': 'kits' },
      "'Category Info Page' is allowed only on the first row of 'Implants'",
    ],
    [
      'a category thumbnail on a later row',
      { ...other, 'Main Category Thumbnail': 'c.svg' },
      "'Main Category Thumbnail' is allowed only on the first row of 'Implants'",
    ],
    ['a missing name', { ...other, Name: '' }, "'Name' is missing"],
    ['a missing SKU', { SKU: '' }, "'SKU' is missing"],
    ['a missing main category', { ...other, 'Main Category': ' ' }, "'Main Category' is missing"],
  ])('rejects %s with the spreadsheet row and the reason', (_case, cells, reason) => {
    expect(problemsOf([catalogueRow(), catalogueRow(cells)])).toEqual([
      { rowNumber: 3, fault: faultOf(expect.stringContaining(reason)) },
    ]);
  });

  it('rejects an unknown picture', () => {
    const options = { hasPicture: (fileName: string) => fileName !== 'I4510-top.svg' };
    expect(problemsOf([catalogueRow()], options)).toEqual([
      { rowNumber: 2, fault: faultOf("unknown picture 'I4510-top.svg'") },
    ]);
  });

  it('rejects a value that is not a list of rows', () => {
    expect(problemsOf({ rows: [] })).toEqual([
      { rowNumber: 1, fault: faultOf('the sheet is not a list of rows') },
    ]);
  });

  it('reports all problems in row order', () => {
    const rows = [
      catalogueRow({ GTIN: '1', hidden: 'yes', 'Product Pictures': 'a.svg, b.svg' }),
      catalogueRow({ SKU: 'KIT', 'Kit Contents': 'X1, I4510, X2', 'Category Info Page': 'kits' }),
      catalogueRow({ ...other, Name: '', SKU: 'i4510', Price: 'ask us' }),
    ];
    const options = { hasPicture: (name: string) => !/^[ab]/.test(name) };
    expect(problemsOf(rows, options)).toEqual([
      { rowNumber: 2, fault: faultOf("'hidden' must be TRUE or empty") },
      {
        rowNumber: 2,
        fault: faultOf("'1' is not a valid GTIN; check its digits, including the last one"),
      },
      { rowNumber: 2, fault: faultOf("unknown picture 'a.svg'") },
      { rowNumber: 2, fault: faultOf("unknown picture 'b.svg'") },
      {
        rowNumber: 3,
        fault: faultOf("'Category Info Page' is allowed only on the first row of 'Implants'"),
      },
      { rowNumber: 3, fault: faultOf("'X1', 'X2' cannot be in this kit") },
      { rowNumber: 4, fault: faultOf("'Name' is missing") },
      { rowNumber: 4, fault: faultOf("price 'ask us' has an unknown format") },
      { rowNumber: 4, fault: faultOf("duplicate SKU 'i4510'") },
    ]);
  });
});
