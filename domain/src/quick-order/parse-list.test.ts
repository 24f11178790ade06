import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { compactSku } from '../search/match-sku.ts';
import { parseList, parseTable } from './parse-list.ts';

const skus = new Map(catalogue.products.map(({ sku }) => [compactSku(sku), sku]));
const gtins = new Map([['09520000000103', 'I4510']]);
const skuOf = (text: string) => gtins.get(text.padStart(14, '0')) ?? skus.get(compactSku(text));

const read = (text: string) => {
  const { lines } = parseList(text, skuOf);
  return lines.map((line) => (line.quantity === '' ? line.text : `${line.text}=${line.quantity}`));
};

describe('a line of a list', () => {
  it.each([
    // Codes in any spelling.
    ['I4510', ['I4510']],
    ['i-4510', ['I4510']],
    ['I 4510', ['I4510']],
    ['ID 5.1 S x 2', ['ID5.1S=2']],
    ['id5,1s 2', ['ID5.1S=2']],
    ['9520000000103 4', ['I4510=4']],
    ['900001', ['900001']],
    // Quantities around them.
    ['I4510 3', ['I4510=3']],
    ['I4510, 3', ['I4510=3']],
    ['I4510,3', ['I4510=3']],
    ['I4510;3', ['I4510=3']],
    ['I4510\t3', ['I4510=3']],
    ['I4510: 3', ['I4510=3']],
    ['I4510 - 3', ['I4510=3']],
    ['I4510-3', ['I4510=3']],
    ['I4510 = 3', ['I4510=3']],
    ['I4510 (3)', ['I4510=3']],
    ['I4510 x 3', ['I4510=3']],
    ['I4510 x3', ['I4510=3']],
    ['I4510x3', ['I4510=3']],
    ['I4510 × 3', ['I4510=3']],
    ['I4510 *3', ['I4510=3']],
    ['I4510 3x', ['I4510=3']],
    ['3 I4510', ['I4510=3']],
    ['3x I4510', ['I4510=3']],
    ['3 x I4510', ['I4510=3']],
    ['3xI4510', ['I4510=3']],
    ['3 × I4510', ['I4510=3']],
    ['3\tI4510', ['I4510=3']],
    ['I4510 3 pcs', ['I4510=3']],
    ['I4510, 3pcs.', ['I4510=3']],
    ['3 pcs I4510', ['I4510=3']],
    ['3 boxes of I4510', ['I4510=3']],
    ['I4510 qty 3', ['I4510=3']],
    ['Qty: 3 I4510', ['I4510=3']],
    ['I4510 cantidad: 3', ['I4510=3']],
    ['I4510 3 piezas', ['I4510=3']],
    // Quantities that are wrong stay what they are.
    ['I4510 x 0', ['I4510=0']],
    ['I4510 x 1.5', ['I4510=1.5']],
    ['I4510 x 99999', ['I4510=99999']],
    ['I4510\t-2', ['I4510=-2']],
    ['I4510, -2', ['I4510=-2']],
    ['I4510\t3.0', ['I4510=3']],
    // Bullets, numbers of lines, quoted mails.
    ['- I4510 x 3', ['I4510=3']],
    ['* 3 I4510', ['I4510=3']],
    ['• I4510', ['I4510']],
    ['1. I4510 3', ['I4510=3']],
    ['2) I4510', ['I4510']],
    ['> I4510 x 3', ['I4510=3']],
    ['1\tI4510\t3', ['I4510=3']],
    // Names, sizes and prices beside them.
    ['I4510 Standard Medium Implant 4.5 x 10 mm', ['I4510']],
    ['I4510 Standard Medium Implant 4.5 x 10 mm 3', ['I4510=3']],
    ['I4510 Standard Medium Implant 4.5 x 10 x 3', ['I4510=3']],
    ['3 Standard Medium Implant 4,5x10mm (I4510)', ['I4510=3']],
    ['TW35 Prosthetic Torque Wrench 35 N-cm 2', ['TW35=2']],
    ['UA1501 Angled Unibutment 15°, 1 mm collar, 2 pcs', ['UA1501=2']],
    ['I4510 3 $139.00', ['I4510=3']],
    ['I4510 $139.00 3', ['I4510=3']],
    ['I4510\t$139.00\t3\t$417.00', ['I4510=3']],
    ['I4510\tStandard Medium Implant\t3\t139.00\t417.00', ['I4510=3']],
    ['I4510 3 @ $139.00 each', ['I4510=3']],
    ['I4510 139,00 € 3', ['I4510=3']],
    ['KC44 1 $3,900.00', ['KC44=1']],
    ['I4510,3,139.00', ['I4510=3']],
    ['"I4510","Implant, 4.5 x 10",3,"$1,390.00"', ['I4510=3']],
    ['I4510;"Implant ""Standard""";3', ['I4510=3']],
    ['Standard Medium Implant 4.5 × 10 mm (I4510)\t3\t$417.00', ['I4510=3']],
    ['Standard Medium Implant 4.5 × 10 mm (I4510)     3          $417.00', ['I4510=3']],
    // Several on one line.
    ['I4510 x 3, HC4804 x 2', ['I4510=3', 'HC4804=2']],
    ['3 x I4510, 2 x HC4804 and 1 x SA4504', ['I4510=3', 'HC4804=2', 'SA4504=1']],
    ['I4510 3 HC4804 2', ['I4510=3', 'HC4804=2']],
    ['I4510, HC4804, SA4504', ['I4510', 'HC4804', 'SA4504']],
    ['I4510; HC4804 x 2; SA4504', ['I4510', 'HC4804=2', 'SA4504']],
    ['I4510 9520000000103 3', ['I4510=3']],
    // What the shop does not have.
    ['I4599 x 3', ['I4599=3']],
    ['I4599 3', ['I4599=3']],
    ['I4599\t3', ['I4599=3']],
    ['I4599\tImplant 4.5 x 99\t3\t$139.00', ['I4599=3']],
    ['XYZ-99, 2', ['XYZ-99=2']],
    ['4006381333931', ['4006381333931']],
    ['14510\t2', ['14510=2']],
    ['2\t14510', ['14510=2']],
    ['14510', ['14510']],
    ['healing cap 4.8 x 4', ['healing cap 4.8 x 4']],
    ['healing cap 4.8 x 4, 2 pcs', ['healing cap 4.8 x 4=2']],
    ['healing cap 4.8 x 4 x 2', ['healing cap 4.8 x 4=2']],
    ['2 x 4.8 x 4 healing cap', ['4.8 x 4 healing cap=2']],
    ['3 healing caps 4,8 x 4 mm', ['healing caps 4,8 x 4 mm=3']],
    ['tapa de cicatrización 4,8 x 4, 2', ['tapa de cicatrización 4,8 x 4=2']],
    ['Titach Cap 6 mm', ['Titach Cap 6 mm']],
    ['Fridge Cap', ['Fridge Cap']],
  ])('%s', (line, expected) => expect(read(line)).toEqual(expected));
});

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
      read(
        '\uFEFFCantidad;Descripción;Código;Precio\n3;Implante 4,5;I4510;139,00\n2;;HC4804;26,00',
      ),
    ).toEqual(['I4510=3', 'HC4804=2']);
  });

  it('takes the separator of most lines for those whose SKU it does not know', () => {
    expect(read('I4510,3,139.00\nQQ77,1,139.00\nHC4804,2,26.00')).toEqual([
      'I4510=3',
      'QQ77=1',
      'HC4804=2',
    ]);
  });

  it('may be a mail of this shop as HTML or as text', () => {
    expect(
      read(
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
      read(
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
    expect(read([...page, 'Cover Screw 2.8 mm', 'SKU: CS28', 'x 2', '$52.00'].join('\n'))).toEqual([
      'I4510=3',
      'CS28=2',
    ]);
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
    expect(read('"I4510\n(implant)",3\nHC4804,2')).toEqual(['I4510=3', 'HC4804=2']);
    expect(read('"I4510 3\nHC4804 2')).toEqual(['I4510=3', 'HC4804=2']);
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
