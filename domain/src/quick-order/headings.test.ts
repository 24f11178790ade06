import { describe, expect, it } from 'vitest';
import { columnsOf, isNoItem } from './headings.ts';

describe('a row names its columns', () => {
  it.each([
    [['SKU', 'Qty'], { code: 0, quantity: 1 }],
    [['#', 'Item', 'Price', 'Qty.'], { name: 1, quantity: 3 }],
    [['Part no.', 'Description', 'Unit price', 'Ordered qty'], { code: 0, name: 1, quantity: 3 }],
    [['No', 'Product', 'List price', 'Count', 'Sum', 'Notes'], { name: 1, quantity: 3 }],
    [['Each price', 'Reference:', 'Units'], { code: 1, quantity: 2 }],
    [
      ['Línea', 'Código', 'Descripción', 'Cantidad', 'Precio unitario', 'Importe'],
      {
        code: 1,
        name: 2,
        quantity: 3,
      },
    ],
    [
      ['linea', 'referencia', 'articulo', 'uds', 'precio', 'notas'],
      {
        code: 1,
        name: 2,
        quantity: 3,
      },
    ],
    [['Artículo nº', 'Nombre', 'Unidades'], { code: 0, name: 1, quantity: 2 }],
    [['SKU', 'Colour', 'Qty'], { code: 0, quantity: 2 }],
    [['', 'SKU', '', 'Qty'], { code: 1, quantity: 3 }],
    [['Our ref', 'Qty', 'Price'], { quantity: 1 }],
    [['', 'SKU', ''], { code: 1 }],
    [['Description'], { name: 0 }],
  ])('%j', (cells, columns) => expect(columnsOf(cells)).toEqual(columns));

  it.each([
    [['']],
    [['I4510', '3', 'pcs']],
    [['Item 7', 'Unit']],
    [['Name tag', 'No']],
    [['Price', 'Total']],
    [['Notes']],
    [['Dear Ana', '']],
  ])('but %j does not', (cells) => expect(columnsOf(cells)).toBeUndefined());
});

describe('no item is', () => {
  it.each([
    '',
    '-----',
    '* * *',
    'Total',
    'Sub total: 417.00',
    'Subtotal 3',
    'Grand total $417.00',
    'Shipping 12',
    'Tax 21 %',
    'Discount 10',
    'Envío 12,00',
    'Impuestos: 21',
    'Dear Dr. Smith 2',
    '> > Hi Ana',
    'Thank you',
    'Kind regards',
    'Estimada Ana',
    'Buenas tardes',
    'Gracias',
    'Saludos',
    'From: Ana 2',
    'De: Ana 2',
    'Sent: 3 May',
    'Pedido 33',
    'Order K7QM-3XWT',
    'ana2@clinic.example',
    'https://clinic.example/2',
    'http://clinic.example/2',
    'we need:',
    'Please send the following.',
    'could you please send these to us',
  ])('%s', (line) => expect(isNoItem(line)).toBe(true));

  it.each([
    'Fridge Cap',
    'hi-torque wrench',
    'Totally new abutment',
    'Healing cap, wide',
    'Titach Full  Arch Abutment Set, straight',
    'Could you please send this one: 4.5 x 10 implant.',
    'cap 4.8 @ 26',
    '14510',
  ])('but %s may be', (line) => expect(isNoItem(line)).toBe(false));
});
