import { describe, expect, it } from 'vitest';
import { catalogueRowSchema } from './row.ts';
import { catalogueRow } from './row-fixture.ts';
import { sheetDifference } from './sheet-difference.ts';

const row = (cells: Record<string, unknown>) => catalogueRowSchema.parse(catalogueRow(cells));
const [one, two, three] = [row({ SKU: 'A' }), row({ SKU: 'B' }), row({ SKU: 900001 })];

describe('sheetDifference', () => {
  it('is empty for identical sheets', () => {
    expect(sheetDifference([one, two, three], [one, two, three])).toEqual({
      added: [],
      removed: [],
      changed: [],
      reordered: false,
    });
  });

  it('matches rows by SKU and lists each changed cell', () => {
    const dearer = row({ SKU: 'b', Price: '$150.00' });
    expect(sheetDifference([one, two], [dearer, three])).toEqual({
      added: [three],
      removed: [one],
      changed: [
        {
          sku: 'b',
          cells: [
            { column: 'Price', from: '$139.00', to: '$150.00' },
            { column: 'SKU', from: 'B', to: 'b' },
          ],
        },
      ],
      reordered: false,
    });
  });

  it('reports a reordering only if the remaining rows changed places', () => {
    expect(sheetDifference([one, two, three], [three, one])).toMatchObject({ reordered: true });
    expect(sheetDifference([one, two, three], [one, three])).toMatchObject({ reordered: false });
  });
});
