import { describe, expect, it } from 'vitest';
import { parseList, parseTable } from './parse-list.ts';
import { readList, skuOf } from './testing/read-list.ts';

describe('a list', () => {
  it('has columns that its first row names', () => {
    const rows = [
      'Line,SKU,Description,Qty,Unit price',
      '1,I4510,"Implant, 4.5 x 10",3,"$139.00"',
      '2,I4599,Implant,5,139.00',
      '3,HC4804,,two,26.00',
      '4,SA4504,Solid,,91.00',
      ',,Total,8,"$1,112.00"',
    ];
    const { lines, leftOut } = parseList(rows.join('\r\n'), skuOf);
    expect(lines).toEqual([
      { text: 'I4510', quantity: '3' },
      { text: 'I4599', quantity: '5' },
      { text: 'HC4804', quantity: 'two' },
    ]);
    expect(leftOut).toEqual([rows[4], rows[5]]);
  });

  it('has columns in Spanish, in any order, by semicolons', () => {
    expect(
      readList(
        '\uFEFFCantidad;Descripción;Código;Precio\n3;Implante 4,5;I4510;139,00\n2;;HC4804;26,00',
      ),
    ).toEqual(['I4510=3', 'HC4804=2']);
  });

  it.each([
    ['a column that has an unknown name', 'Our ref,Qty,Price\nI4510,3,139\nHC4804,2,26'],
    ['a quantity without a heading', 'SKU\t\nI4510\t3\nHC4804\t2'],
    ['quantities beside the codes', 'SKU,Price\nI4510 x 3,139\nHC4804 (2),26'],
    ['line breaks of old computers', 'SKU;Qty\r\nI4510;3\r\nHC4804;2\r\n'],
    ['headings once more on the next page', 'SKU,Qty\nI4510,3\n\nQty,SKU\n2,HC4804'],
    ['headings alone on their line', 'SKU\nI4510 x 3\nHC4804 x 2'],
    [
      'headings apart by blanks',
      '  SKU    Description    Qty\n  I4510    Implant    3\nHC4804  Cap  2',
    ],
    ['empty columns', ',SKU,,Qty\n,I4510,,3\n,HC4804,,2'],
    ['words with the codes', 'Name;Qty\nImplant (I4510);3\nCap HC4804 for I4510;2'],
    ['quantities with units', 'SKU\tQty\nI4510\t3 pcs\nHC4804\tx 2'],
    ['words among the rows', 'SKU,Qty\nI4510,3\nHC4804 x 2'],
    ['sums below, without a code', 'SKU,,Price\nI4510,3,139.00\nHC4804,2,26.00\n,5,469.00'],
    ['sums below the column of quantities', 'Our ref,Qty,Price\nI4510,3,\nHC4804,2,\n,5,469.00'],
    ['words before the codes', 'Item,Qty\nTo order: I4510,3\nHC4804,2'],
    ['blank and empty rows', 'SKU\tQty\n\nI4510\t3\n\t\n \nHC4804\t2'],
    ['numbers in German', 'SKU;Qty;Price\nI4510;3,00;1.390,00\nHC4804;2,0;26,00'],
  ])('may have %s', (_, text) => expect(readList(text)).toEqual(['I4510=3', 'HC4804=2']));

  it('is read under headings whose products the shop does not have', () => {
    expect(readList('Ref;Descripción;Cantidad\nA-100;Implante 4,5;3\nA-200;Tapa, azul;2')).toEqual([
      'A-100=3',
      'A-200=2',
    ]);
    expect(readList('SKU,Name,Qty\n,Healing cap 4.8,2\nI4510,,3')).toEqual([
      'Healing cap 4.8=2',
      'I4510=3',
    ]);
    expect(readList('Name,Notes,Qty\nFridge Cap,for I4510,2')).toEqual(['Fridge Cap=2']);
    expect(readList('Our ref,Qty,Price\n451,1000,26.00')).toEqual(['451=1000']);
  });

  it('has each of the codes that a cell lists', () => {
    expect(readList('SKU,Name,Qty\n"I4510, HC4804",Set,2')).toEqual(['I4510=2', 'HC4804=2']);
  });

  it('takes a line without a quantity for one piece, and a row with an empty cell for none', () => {
    const { lines, leftOut } = parseList('SKU,Qty\nI4510\nHC4804,', skuOf);
    expect([lines, leftOut]).toEqual([[{ text: 'I4510', quantity: '' }], ['HC4804,']]);
    expect(readList('SKU,Name\nI4510,Implant')).toEqual(['I4510']);
  });

  it('leaves out the rows of a table that name no item', () => {
    const { lines, leftOut } = parseList(
      'I4510\t3\t$417.00\nTotal\t3\t$417.00\n1\t2\n3 pcs\t$139.00\nDear Ana\tbye\n-\t-',
      skuOf,
    );
    expect(lines).toEqual([{ text: 'I4510', quantity: '3' }]);
    expect(leftOut).toEqual(['Total\t3\t$417.00', '1\t2', '3 pcs\t$139.00', 'Dear Ana\tbye']);
  });

  it('goes on after a word that is also a heading', () => {
    const { lines, leftOut } = parseList('I4510,3\nTotal\nHC4804,2', skuOf);
    expect(lines.map(({ text }) => text)).toEqual(['I4510', 'HC4804']);
    expect(leftOut).toEqual(['Total']);
  });

  it('takes the separator of most lines for those whose SKU it does not know', () => {
    expect(readList('I4510,3,139.00\nQQ77,1,139.00\nHC4804,2,26.00')).toEqual([
      'I4510=3',
      'QQ77=1',
      'HC4804=2',
    ]);
    expect(readList('I4510,3\n\n \n\n\nQQ77,1,139.00\n\nHC4804,2')).toEqual([
      'I4510=3',
      'QQ77=1',
      'HC4804=2',
    ]);
    expect(readList('I4510,3\nHealing cap, wide 4.8')).toEqual([
      'I4510=3',
      'Healing cap, wide 4.8',
    ]);
  });

  it('may be a mail of this shop as HTML or as text', () => {
    expect(
      readList(
        [
          'Thank you for your order.',
          'Order: K7QM-3XWT',
          'Item\tQuantity\tPrice',
          'Standard Medium Implant 4.5 × 10 mm (I4510)\t3\t$417.00',
          '5.1 XShort Implant Drill Short 29 mm (ID5.1S)\t1\t$91.00',
          'Total\t\t$508.00',
        ].join('\n'),
      ),
    ).toEqual(['I4510=3', 'ID5.1S=1']);
    expect(
      readList(
        [
          'ITEM                                          QUANTITY   PRICE',
          'Standard Medium Implant 4.5 × 10 mm (I4510)   3          $417.00',
          'Total                                                    $417.00',
        ].join('\n'),
      ),
    ).toEqual(['I4510=3']);
  });

  it('may be an order copied from its page, an item on several lines', () => {
    const page = ['Standard Medium Implant 4.5 × 10 mm', 'Quantity: 3', 'SKU: I4510', '$417.00'];
    expect(
      readList([...page, 'Cover Screw 2.8 mm', 'SKU: CS28', 'x 2', '$52.00'].join('\n')),
    ).toEqual(['I4510=3', 'CS28=2']);
  });

  it.each([
    ['quantities below the codes', 'I4510\n3\nCS28\n2 pcs', ['I4510=3', 'CS28=2']],
    ['prices between them', 'I4510\n139.00\n3\nCS28\n$26.00', ['I4510=3', 'CS28']],
    ['labelled codes alone', 'SKU: I4510\nRef#CS28', ['I4510', 'CS28']],
    ['a labelled code after a code', 'I4510\ncode: CS28', ['I4510', 'CS28']],
    [
      'codes in Spanish below names',
      'Tapa ancha\nCódigo: HC6504\nTapa\nRef: X',
      ['HC6504', 'Tapa', 'Ref: X'],
    ],
    ['a code without its letters', '451\nI4510', ['451', 'I4510']],
    [
      'long numbers below each other',
      'I4510\n900003\n4006381333931',
      ['I4510', '900003', '4006381333931'],
    ],
  ])('may have %s', (_, text, expected) => expect(readList(text)).toEqual(expected));

  it('keeps what a line says too much, but not all that somebody writes', () => {
    const long = 'word '.repeat(100);
    const { lines, leftOut } = parseList(
      `SKU\tQty\nI4510\t${long}\n${long}9\t3\n3\n  Dear ${long}`,
      skuOf,
    );
    expect(lines).toEqual([
      { text: 'I4510', quantity: long.slice(0, 200) },
      { text: long.slice(0, 200), quantity: '3' },
    ]);
    expect(leftOut).toEqual(['3', `Dear ${long}`.slice(0, 200)]);
  });

  it('leaves out what is no item, and says what', () => {
    const mail = [
      'Dear Ana,',
      'could you please send us the following parts as soon as possible:',
      '',
      '- I4510 x 3',
      'HC4804 - 2',
      '-----',
      'Thanks',
      'https://clinic.example',
    ].join('\n');
    const { lines, leftOut } = parseList(mail, skuOf);
    expect(lines.map(({ text }) => text)).toEqual(['I4510', 'HC4804']);
    expect(leftOut).toEqual([
      'Dear Ana,',
      'could you please send us the following parts as soon as possible:',
      'Thanks',
      'https://clinic.example',
    ]);
  });

  it('has cells with line breaks and quotes that are never closed', () => {
    expect(readList('"I4510\n(implant)",3\nHC4804,2')).toEqual(['I4510=3', 'HC4804=2']);
    expect(readList('"I4510 3\nHC4804 2')).toEqual(['I4510=3', 'HC4804=2']);
    expect(readList('"I4510\r\n\r\nimplant"\t3')).toEqual(['I4510=3']);
  });

  it('of nothing is nothing', () => {
    expect(parseList(' \n\t\n', skuOf)).toEqual({ lines: [], leftOut: [] });
  });

  it('is read in a moment, whatever it is', () => {
    const nasty = [
      '"'.repeat(60_000),
      '1x'.repeat(30_000),
      '1,'.repeat(30_000),
      'I4510 '.repeat(10_000),
      ' '.repeat(60_000),
      `a${' '.repeat(60_000)}b`,
      `a${'-'.repeat(60_000)}b`,
      `a${'.'.repeat(60_000)}b`,
      '-a'.repeat(30_000),
    ];
    const startedAt = Date.now();
    for (const text of nasty) parseList(text, skuOf);
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  });
});

it('reads the rows of a file as those of a list', () => {
  const rows = [
    ['SKU', 'Qty'],
    ['I4510', '3'],
    ['', ''],
    ['HC4804', '2.0'],
    ['Nothing', '1'],
  ];
  expect(parseTable(rows, skuOf).lines).toEqual([
    { text: 'I4510', quantity: '3' },
    { text: 'HC4804', quantity: '2' },
    { text: 'Nothing', quantity: '1' },
  ]);
});

it.each([
  ['line', (long: string) => parseList(long, skuOf)],
  ['cell', (long: string) => parseTable([[long, '']], skuOf)],
])('reads the first 2,000 characters of a %s and reports the rest as left out', (_, parse) => {
  const long = `${'I4510 x 3'.padEnd(2_000)}HC4804 x 2`;
  expect(parse(long)).toEqual({
    lines: [{ text: 'I4510', quantity: '3' }],
    leftOut: ['HC4804 x 2'],
  });
});

// Before the bound, 64 KB in one line took half a minute.
it.each([' ', '$1', '\t'])('finishes a million characters of %j in one cell', (unit) => {
  const cell = `1${unit.repeat(1_000_000 / unit.length)}x`;
  expect(parseTable([[cell, 'I4510']], skuOf).lines).toHaveLength(1);
});

it('reads a file in which only some quantities are filled in', () => {
  const rows = [[' SKU ', 'Qty'], ['I4510'], ['HC4804', ' 2 '], [' Total ', '', '2'], ['Thanks']];
  const { lines, leftOut } = parseTable(rows, skuOf);
  expect(lines).toEqual([{ text: 'HC4804', quantity: '2' }]);
  expect(leftOut).toEqual(['I4510', 'Total   2', 'Thanks']);
});

it('reads a file of one column as lines', () => {
  const rows = [['SKU'], ['I4510 x 3'], ['HC4804, CS28 x 2']];
  expect(parseTable(rows, skuOf).lines).toEqual([
    { text: 'I4510', quantity: '3' },
    { text: 'HC4804', quantity: '' },
    { text: 'CS28', quantity: '2' },
  ]);
});
