import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseList, parseTable } from './parse-list.ts';
import { readLine } from './read-line.ts';
import { finder, readList } from './testing/read-list.ts';

describe('parseList', () => {
  it.each([
    ['tabs', 'I4510\t3\nHC4804\t2'],
    ['semicolons', 'I4510;3\nHC4804;2'],
    ['commas', 'I4510,3\r\nHC4804,2\r\n'],
    ['bars', 'I4510 | 3\nHC4804 | 2'],
    ['old Mac line ends', 'I4510,3\rHC4804,2\r'],
    ['a named delimiter', 'sep=;\r\nSKU;Quantity\r\nI4510;3\r\nHC4804;2'],
    ['formulas around text', '="I4510",="3"\n="HC4804",="2"'],
    ['full-width digits', 'I4510 ３\nHC4804 ２'],
    ['invisible characters', '\uFEFFI4510\t\u200E3\nHC4804\t2\u200B'],
    ['decimals', 'I4510,3.00\nHC4804,2.00'],
    ['headings', 'Item No,Description,Qty Ordered,Unit\nI4510,Implant,3,EA\nHC4804,Cap,2,EA'],
    ['headings with a repeated word', 'SKU,Quantity (QTY)\nI4510,3\nHC4804,2'],
    ['Spanish headings', 'Cantidad pedida;Descripción;Código\n3;Implante 4,5;I4510\n2;;HC4804'],
    ['a quantity column without a heading', 'SKU\t\nI4510\t3\nHC4804\t2'],
    ['a part column without a known heading', 'Our ref,Qty,Price\nI4510,3,139\nHC4804,2,26'],
    ['repeated headings', 'SKU,Qty\nI4510,3\n\nQty,SKU\n2,HC4804'],
    ['a single column', 'SKU\nI4510 x 3\nHC4804 x 2'],
    ['quoted cells with line breaks', '"I4510\n",3\nHC4804,2'],
    ['quotes that are never closed', '"I4510,3\nHC4804,2'],
    ['quantities with units', 'SKU\tQty\nI4510\t3 pcs\nHC4804\tx 2'],
    ['a column of units', 'I4510\t3\tEA\nHC4804\t2\tEA'],
    ['prices with a currency', 'I4510\t$139.00\t3\t$417.00\nHC4804\t$26.00\t2\t$52.00'],
    ['quantities on separate lines', 'I4510\n3\nHC4804\n2 pcs'],
  ])('parses a list with %s', (_, text) => expect(readList(text)).toEqual(['I4510=3', 'HC4804=2']));

  it("parses the shop's order confirmation", () => {
    expect(
      readList(
        [
          'Thank you for your order.',
          'Item\tQuantity\tPrice',
          'Standard Medium Implant 4.5 × 10 mm (I4510)\t3\t$417.00',
          'Total\t\t$417.00',
        ].join('\n'),
      ),
    ).toEqual(['I4510=3']);
  });

  it('counts a part once if an order page shows it on several lines', () => {
    const item = ['Standard Medium Implant 4.5 × 10 mm', 'Quantity: 3', 'SKU: I4510', '$417.00'];
    expect(readList(item.join('\n'))).toEqual(['I4510=3']);
  });

  it('keeps text and superscript digits in the quantity column for the customer to correct', () => {
    expect(readList('SKU,Qty\nI4510,TBD\nHC4804,3²\nCS28,1 dozen')).toEqual([
      'I4510=TBD',
      'HC4804=3^2',
      'CS28=1 dozen',
    ]);
  });

  it("doesn't parse the product's price as a quantity", () => {
    const priced = {
      ...finder,
      productOf: () => ({ sku: 'I4510', name: '', price: 13_900 }),
    };
    expect(parseList('I4510,139.00', priced).lines).toEqual([
      { text: 'I4510', quantity: '139.00' },
    ]);
    expect(parseList('I4510,12.00', priced).lines).toEqual([{ text: 'I4510', quantity: '12' }]);
  });

  it('reports rows with an empty quantity as skipped', () => {
    const { lines, skipped } = parseList('SKU,Qty\nI4510,3\nHC4804,', finder);
    expect(lines).toEqual([{ text: 'I4510', quantity: '3' }]);
    expect(skipped).toEqual(['SKU,Qty', 'HC4804,']);
  });

  it('reports lines without a part as skipped', () => {
    const mail = ['Dear Ana,', '- I4510 x 3', '-----', 'Thanks', 'https://clinic.example'];
    const { lines, skipped } = parseList(mail.join('\n'), finder);
    expect(lines).toEqual([{ text: 'I4510', quantity: '3' }]);
    expect(skipped).toEqual(['Dear Ana,', '-----', 'Thanks', 'https://clinic.example']);
  });

  describe('the quantity column question', () => {
    const erp = [
      'I4510\tImplant\t12.00\tEA\t139.00\t1,668.00',
      'HC4804\tHealing cap\t6.00\tEA\t26.00\t156.00',
    ].join('\n');

    it('is asked if several columns hold numbers', () => {
      const { lines, question } = parseList(erp, finder);
      expect(lines).toEqual([]);
      expect(question?.candidates.map(({ column }) => column)).toEqual([2, 4, 5]);
      expect(question?.preview[0]?.[2]).toBe('12.00');
    });

    it('is asked about an unknown heading, even if only one column could match', () => {
      const { question } = parseList('SKU,Qty shipped\nI4510,3', finder);
      expect(question?.candidates).toEqual([{ column: 1, heading: 'Qty shipped' }]);
    });

    it('can be answered with a column', () => {
      expect(parseList(erp, finder, 2).lines).toEqual([
        { text: 'I4510', quantity: '12' },
        { text: 'HC4804', quantity: '6' },
      ]);
    });

    it('can be answered with "one of each"', () => {
      expect(parseList('SKU,Shelf\nI4510,7', finder, 'none').lines).toEqual([
        { text: 'I4510', quantity: '' },
      ]);
    });
  });

  it('keeps unknown parts and their quantities', () => {
    expect(readList('Ref;Descripción;Cantidad\nA-100;Implante 4,5;3\nA-200;Tapa, azul;2')).toEqual([
      'A-100=3',
      'A-200=2',
    ]);
    expect(readList('I4510,3\nQQ77,1')).toEqual(['I4510=3', 'QQ77=1']);
  });

  it('returns nothing for an empty list', () => {
    expect(parseList(' \n\t\n', finder)).toEqual({ lines: [], skipped: [] });
  });

  const sku = fc.constantFrom('I4510', 'HC4804', 'TW35', 'CS28', 'ID5.1S');
  const noise = fc.constantFrom(
    'TBD',
    '3?',
    '(3)',
    '1 dozen',
    '12.00',
    '1 200',
    '٣',
    'EA',
    '$5.00',
    'x',
    '',
  );
  const cell = fc.oneof(sku, noise, fc.nat(20_000).map(String), fc.string({ maxLength: 8 }));
  const list = fc
    .tuple(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 }),
      fc.constantFrom(' ', '\t', ',', ';', ' | ', ' x '),
    )
    .map(([rows, delimiter]) => rows.map((cells) => cells.join(delimiter)).join('\n'));

  it("never returns a quantity that isn't in the list", () => {
    fc.assert(
      fc.property(list, (text) => {
        const digits = text.normalize('NFKC').replace(/[ '’]/g, '');
        for (const { quantity } of parseList(text, finder).lines) {
          if (/^\d+$/.test(quantity)) expect(digits).toContain(quantity);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('omits the quantity of a part only if the line has no other text', () => {
    fc.assert(
      fc.property(
        sku,
        noise.filter((each) => each !== ''),
        fc.constantFrom(' ', '\t', ',', '; '),
        (code, other, delimiter) => {
          const { lines } = parseList(`${code}${delimiter}${other}`, finder);
          expect(lines.every(({ quantity }) => quantity !== '')).toBe(true);
        },
      ),
    );
  });

  it('accounts for every line', () => {
    const words = fc
      .oneof(sku, noise, fc.string({ maxLength: 12 }))
      .map((text) => text.replace(/[\s"]/g, ' '));
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), (texts) => {
        const { lines, skipped, question } = parseList(texts.join('\n'), finder);
        const written = texts.filter((text) => text.normalize('NFKC').trim() !== '');
        const merged = written.filter((text) => readLine(text, finder).kind === 'quantity');
        if (!question)
          expect(lines.length + skipped.length).toBeGreaterThanOrEqual(
            written.length - merged.length,
          );
      }),
      { numRuns: 500 },
    );
  });
});

describe('parseTable', () => {
  it('parses the rows of a sheet', () => {
    const rows = [['SKU', 'Qty'], ['I4510', '3'], ['', ''], ['HC4804', '2.0'], ['Thanks']];
    const { lines, skipped } = parseTable(rows, finder);
    expect(lines).toEqual([
      { text: 'I4510', quantity: '3' },
      { text: 'HC4804', quantity: '2' },
    ]);
    expect(skipped).toEqual(['SKU  Qty', 'Thanks']);
  });
});
