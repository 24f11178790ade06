import { describe, expect, it } from 'vitest';
import { matchColumns } from './match-column-headings.ts';

describe('matchColumns', () => {
  it.each([
    [['SKU', 'Qty'], { code: 0, quantities: [1], unknown: [] }],
    [['Line', 'Item', 'Price', 'Qty.'], { name: 1, quantities: [3], unknown: [] }],
    [
      ['Part no.', 'Description', 'Ordered qty'],
      { code: 0, name: 1, quantities: [2], unknown: [] },
    ],
    [
      ['Item No', 'Description', 'Qty Ordered', 'Unit'],
      { code: 0, name: 1, quantities: [2], unknown: [3] },
    ],
    [['SKU', 'Quantity (QTY)'], { code: 0, quantities: [1], unknown: [] }],
    [['Código', 'Cantidad pedida'], { code: 0, quantities: [1], unknown: [] }],
    [['Artículo nº', 'Nombre', 'Unidades'], { code: 0, name: 1, quantities: [2], unknown: [] }],
    [['SKU', 'Color', 'Qty'], { code: 0, quantities: [2], unknown: [1] }],
    [['Our ref', 'Qty', 'Price'], { quantities: [1], unknown: [0] }],
    [['', 'SKU', ''], { code: 1, quantities: [], unknown: [] }],
  ])('finds the columns of %j', (cells, columns) => expect(matchColumns(cells)).toEqual(columns));

  it.each([['Pack qty'], ['Qty per box'], ['Qty shipped'], ['Min. quantity'], ['Amount']])(
    "doesn't guess the meaning of %j",
    (heading) => {
      expect(matchColumns(['SKU', 'Description', heading])).toMatchObject({
        quantities: [],
        unknown: [2],
      });
    },
  );

  it('reports every quantity column', () => {
    expect(matchColumns(['SKU', 'Qty', 'Quantity'])?.quantities).toEqual([1, 2]);
  });

  it.each([[['']], [['I4599', '3', 'pcs']], [['Item 7', 'Box']], [['Dear Ana', '']]])(
    'finds no headings in %j',
    (cells) => expect(matchColumns(cells)).toBeUndefined(),
  );
});
