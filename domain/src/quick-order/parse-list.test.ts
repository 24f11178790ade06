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
    ['ID 5,1 S 2', ['ID5.1S=2']],
    ['ID 5,1S x 2', ['ID5.1S=2']],
    ['TW 35 2', ['TW35=2']],
    ['HC 48 04 x 2', ['HC4804=2']],
    ['I4510.', ['I4510']],
    ['[I4510] 3', ['I4510=3']],
    ['“I4510” 3', ['I4510=3']],
    ['9520000000103: 3', ['I4510=3']],
    ['9520000000103...', ['I4510']],
    ['I4510\u00A03', ['I4510=3']],
    ['SKU: I4510 x 3', ['I4510=3']],
    // A shorter code than the catalogue's, and how many of it, are not one code.
    ['IA4 1', ['IA4=1']],
    ['I4510-3D', ['I4510-3D']],
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
    ['I4510x12', ['I4510=12']],
    ['12xI4510', ['I4510=12']],
    ['I4510-12', ['I4510=12']],
    ['I4510:12', ['I4510=12']],
    ['I4510 X 12', ['I4510=12']],
    ['I4510 QTY 12', ['I4510=12']],
    ['I4510 12 PCS', ['I4510=12']],
    ['I4510 12 X', ['I4510=12']],
    ['I4510\t3\tpcs', ['I4510=3']],
    ['I4510,3,pcs', ['I4510=3']],
    ['I4510 x 3.0', ['I4510=3']],
    // The full stop of a sentence.
    ['I4510 3.', ['I4510=3']],
    ['please send I4510 x 3.', ['I4510=3']],
    ['I4510, qty: 3. ', ['I4510=3']],
    ['I4510, 3.', ['I4510=3']],
    ['12.\tI4510', ['I4510']],
    ['I4510 x 3. HC4804 x 2.', ['I4510=3', 'HC4804=2']],
    // The number nearest to the code, rather than that of a date or a box.
    ['I4510 3 by 12 May', ['I4510=3']],
    ['Box 7: 3 I4510', ['I4510=3']],
    ['1 I4510 3', ['I4510=3']],
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
    ['12. I4510 3', ['I4510=3']],
    ['(12) 3 healing caps', ['healing caps=3']],
    ['#12 3 healing caps', ['healing caps=3']],
    ['12) 3 healing caps', ['healing caps=3']],
    ['• 3 healing caps', ['healing caps=3']],
    ['> > healing cap', ['healing cap']],
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
    ['I4510 4.5x10x3', ['I4510=3']],
    ['I4510 3x4.5x10', ['I4510=3']],
    ['I4510 Ø4.5 x 10 3', ['I4510=3']],
    ['UA1501 Unibutment angulado de 15°, 2 uds', ['UA1501=2']],
    ['3 cajas de 15 I4510', ['I4510=3']],
    ['I4510\t9520000000103\t3', ['I4510=3']],
    ['9520000000103\tI4510\t3', ['I4510=3']],
    ['I4510 1390.00 3', ['I4510=3']],
    ['I4510 1.390,00 3', ['I4510=3']],
    ['I4510 139.00, 3', ['I4510=3']],
    ['I4510 USD 139 3', ['I4510=3']],
    ['I4510 3 USD 139.00', ['I4510=3']],
    ['KC44\t3900.00\t1', ['KC44=1']],
    ['I4510\tImplant', ['I4510']],
    ['Order\tI4510\t3', ['I4510=3']],
    // Several on one line.
    ['I4510 x 3, HC4804 x 2', ['I4510=3', 'HC4804=2']],
    ['3 x I4510, 2 x HC4804 and 1 x SA4504', ['I4510=3', 'HC4804=2', 'SA4504=1']],
    ['I4510 3 HC4804 2', ['I4510=3', 'HC4804=2']],
    ['I4510, HC4804, SA4504', ['I4510', 'HC4804', 'SA4504']],
    ['I4510; HC4804 x 2; SA4504', ['I4510', 'HC4804=2', 'SA4504']],
    ['I4510 9520000000103 3', ['I4510=3']],
    ['9520000000103 I4510 3', ['I4510=3']],
    ['12 I4510, 10 HC4804', ['I4510=12', 'HC4804=10']],
    ['12x I4510, 10x HC4804', ['I4510=12', 'HC4804=10']],
    ['1 pc I4510, 2 pcs HC4804', ['I4510=1', 'HC4804=2']],
    ['Please send 3 x I4510 and 2 x HC4804', ['I4510=3', 'HC4804=2']],
    ['send me 3 of the I4510 and 2 of the HC4804', ['I4510=3', 'HC4804=2']],
    ['2 I4510, 3 HC4804 for room 10', ['I4510=2', 'HC4804=3']],
    ['send 3 I4510 and HC4804 x 2', ['I4510=3', 'HC4804=2']],
    ['Order 4711: I4510 x 3, HC4804 x 2', ['I4510=3', 'HC4804=2']],
    ['10 mm implant I4510 x 3, HC4804 x 2', ['I4510=3', 'HC4804=2']],
    ['I4510-3, HC4804-12', ['I4510=3', 'HC4804=12']],
    ['I4510 4.5 x 10 mm 3, HC4804 4.8 x 4 mm 2', ['I4510=3', 'HC4804=2']],
    ['CS28 2,900001 1', ['CS28=2', '900001=1']],
    ['I4510\timplant\tHC4804\t3', ['I4510', 'HC4804=3']],
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
    ['123\t3', ['123=3']],
    ['1\t4510\t2', ['4510=2']],
    ['3\t4006381333931', ['4006381333931=3']],
    ['QQ-77', ['QQ-77']],
    ['QQ-77\t3', ['QQ-77=3']],
    ['I4599-12', ['I4599=12']],
    ['ABC.12-D, 2', ['ABC.12-D=2']],
    ['I4599 3 by 12 May', ['I4599 by 12 May=3']],
    ['blue cap HC99.5 3', ['blue cap HC99.5=3']],
    ['cap\tsee I4510\t3', ['I4510=3']],
    ['Titach Cap\tQQ77\t3', ['QQ77=3']],
    ['4006381333931\t120', ['4006381333931=120']],
    ['Cap for I4510\tHC4804\t2', ['HC4804=2']],
    ['Cap (I4510)\tLOT77\t2', ['I4510=2']],
    ['Fridge Cap\tQ-77\t2', ['Q-77=2']],
    ['Wrench\tQQ77\t2', ['QQ77=2']],
    ['Cap 4.8 v2\tQQ77\t3', ['QQ77=3']],
    ['12\tFridge Cap', ['Fridge Cap=12']],
    ['\tFridge Cap\t2', ['Fridge Cap=2']],
    ['$26.00\tFridge Cap\t2', ['Fridge Cap=2']],
    ['2 EUR\tFridge Cap\t3', ['Fridge Cap=3']],
    ['Fridge Cap, blue\t3', ['Fridge Cap, blue=3']],
    ['healing cap 4.8 x 4', ['healing cap 4.8 x 4']],
    ['healing cap 4.8 x 4, 2 pcs', ['healing cap 4.8 x 4=2']],
    ['healing cap 4.8 x 4 x 2', ['healing cap 4.8 x 4=2']],
    ['2 x 4.8 x 4 healing cap', ['4.8 x 4 healing cap=2']],
    ['3 healing caps 4,8 x 4 mm', ['healing caps 4,8 x 4 mm=3']],
    ['tapa de cicatrización 4,8 x 4, 2', ['tapa de cicatrización 4,8 x 4=2']],
    ['Titach Cap 6 mm', ['Titach Cap 6 mm']],
    ['Fridge Cap', ['Fridge Cap']],
    ['Titach Cap 6', ['Titach Cap 6']],
    ['12 healing caps', ['healing caps=12']],
    ['12  healing caps', ['healing caps=12']],
    ['healing caps,12', ['healing caps=12']],
    ['healing caps:  12', ['healing caps=12']],
    ['healing caps  - 12', ['healing caps=12']],
    ['healing caps   12', ['healing caps=12']],
    ['healing   caps | 2', ['healing caps=2']],
    ['healing   caps', ['healing caps']],
    ['healing caps --', ['healing caps']],
    ['healing caps 4.8 x 4, 2.', ['healing caps 4.8 x 4=2']],
    ['12x4.5x10 implant', ['4.5x10 implant=12']],
    ['implant Ø4.5 x 10, 3', ['implant Ø4.5 x 10=3']],
    ['Healing Cap, wide', ['Healing Cap, wide']],
    ['Titach Full  Arch Abutment Set, straight', ['Titach Full Arch Abutment Set, straight']],
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
  ])('may have %s', (_, text) => expect(read(text)).toEqual(['I4510=3', 'HC4804=2']));

  it('is read under headings whose products the shop does not have', () => {
    expect(read('Ref;Descripción;Cantidad\nA-100;Implante 4,5;3\nA-200;Tapa, azul;2')).toEqual([
      'A-100=3',
      'A-200=2',
    ]);
    expect(read('SKU,Name,Qty\n,Healing cap 4.8,2\nI4510,,3')).toEqual([
      'Healing cap 4.8=2',
      'I4510=3',
    ]);
    expect(read('Name,Notes,Qty\nFridge Cap,for I4510,2')).toEqual(['Fridge Cap=2']);
    expect(read('Our ref,Qty,Price\n451,1000,26.00')).toEqual(['451=1000']);
  });

  it('has each of the codes that a cell lists', () => {
    expect(read('SKU,Name,Qty\n"I4510, HC4804",Set,2')).toEqual(['I4510=2', 'HC4804=2']);
  });

  it('takes a line without a quantity for one piece, and a row with an empty cell for none', () => {
    const { lines, leftOut } = parseList('SKU,Qty\nI4510\nHC4804,', skuOf);
    expect([lines, leftOut]).toEqual([[{ text: 'I4510', quantity: '' }], ['HC4804,']]);
    expect(read('SKU,Name\nI4510,Implant')).toEqual(['I4510']);
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
    expect(read('I4510,3,139.00\nQQ77,1,139.00\nHC4804,2,26.00')).toEqual([
      'I4510=3',
      'QQ77=1',
      'HC4804=2',
    ]);
    expect(read('I4510,3\n\n \n\n\nQQ77,1,139.00\n\nHC4804,2')).toEqual([
      'I4510=3',
      'QQ77=1',
      'HC4804=2',
    ]);
    expect(read('I4510,3\nHealing cap, wide 4.8')).toEqual(['I4510=3', 'Healing cap, wide 4.8']);
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
  ])('may have %s', (_, text, expected) => expect(read(text)).toEqual(expected));

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
    expect(read('"I4510\n(implant)",3\nHC4804,2')).toEqual(['I4510=3', 'HC4804=2']);
    expect(read('"I4510 3\nHC4804 2')).toEqual(['I4510=3', 'HC4804=2']);
    expect(read('"I4510\r\n\r\nimplant"\t3')).toEqual(['I4510=3']);
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
