import { returnLine } from '@dental-shop/domain/returns/testing/return-line';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type InstructionsData, renderInstructions } from './render-instructions.tsx';

const data: InstructionsData = {
  rmaNumber: 'R8VN-2KDY',
  customerName: 'Núria Ibáñez Muñoz',
  address: { street: '1 Way', city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' },
  lines: [
    returnLine({ acceptedQuantity: 2, sku: 'HD55S', name: 'Wide head drill, short' }),
    returnLine({ id: '1', acceptedQuantity: 0, sku: 'NONE', name: 'Declined' }),
  ],
  language: 'en',
  seller: { name: 'Maker, Inc.', address: ['1 Way', 'LA'], phone: '+1 213', email: 'a@b.example' },
};

async function read(changes: Partial<InstructionsData> = {}): Promise<string> {
  const bytes = await renderInstructions({ ...data, ...changes });
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document, { mergePages: true })).text;
}

describe('renderInstructions', () => {
  it('shows the RMA number, the addresses, and the accepted items with their lots', async () => {
    const text = await read();
    for (const words of [
      'RMA number\nR8VN-2KDY',
      'Maker, Inc.',
      'Núria Ibáñez Muñoz',
      'Reno, NV 89501',
      'Lot L1, expires May 31, 2029',
      'HD55S K7QM-3XWT 2',
      'Leave sterile packaging unopened',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('NONE');
    expect(text).not.toContain('sterilize');
  });

  it('explains how to send used devices, in Spanish', async () => {
    const lines = [returnLine({ acceptedQuantity: 1, unopened: false, reason: 'device-problem' })];
    const text = await read({ lines, language: 'es' });
    for (const words of [
      'Instrucciones de devolución',
      'Número de RMA',
      'Lote L1, vence el 31 de mayo de 2029',
      'esterilice los dispositivos usados',
      'No incluya nombres',
      'Página 1 de 1',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('No abra');
  });

  it('leaves out a missing lot and expiration date', async () => {
    const lines = [
      returnLine({ id: '0', acceptedQuantity: 1, lot: null, expiry: null, orderNumber: null }),
      returnLine({ id: '1', acceptedQuantity: 1, lot: 'L2', expiry: null, sku: 'CAP' }),
    ];
    const text = await read({ lines });
    expect(text).toContain('IMP-1 – 1');
    expect(text).toContain('Lot L2\n');
    expect(text).not.toContain('expires');
  });
});
