import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type InvoiceData, renderInvoice } from './render-invoice.tsx';

const data: InvoiceData = {
  orderId: 'AbCdEfGhIjKlMnOpQrSt',
  number: 'K7QM-3XWT',
  items: [{ sku: 'HD55S', name: 'Wide head drill, short', unitPrice: 9100, quantity: 3 }],
  amount: 27300,
  amountRefunded: 0,
  currency: 'usd',
  status: 'completed',
  details: { language: 'en', reference: 'PO 7', deliveryNote: 'Rear door\nRing twice' },
  receiptUrl: 'https://stripe.example/receipt',
  // 8 p.m. on the previous day in the office's time zone.
  createdAt: new Date('2026-11-21T04:00:00Z'),
  customerName: 'Núria Ibáñez Muñoz',
  shippingAddress: { street: '1', city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' },
  language: 'en',
  timeZone: 'America/Los_Angeles',
  seller: { name: 'Maker, Inc.', address: ['1 Way', 'LA'], phone: '+1 213', email: 'a@b.example' },
};

async function read(changes: Partial<InvoiceData> = {}) {
  const bytes = await renderInvoice({ ...data, ...changes });
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { links } = await extractLinks(document);
  return { text, totalPages, links };
}

describe('renderInvoice', () => {
  it('shows the seller, customer, items, date, and amounts', async () => {
    const { text, totalPages, links } = await read();
    for (const words of [
      'Invoice K7QM-3XWT',
      'Order: AbCdEfGhIjKlMnOpQrSt',
      'Your reference: PO 7',
      'Delivery note',
      'Rear door',
      'November 20, 2026 (Pacific Time)',
      'Maker, Inc.',
      'Núria Ibáñez Muñoz',
      'Reno, NV 89501',
      'Wide head drill, short HD55S $91.00 3 $273.00',
      'Total $273.00',
      'Paid by card',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('refund');
    expect(totalPages).toBe(1);
    expect(links).toContain('https://stripe.example/receipt');
  });

  it('shows the refunded amount in Spanish', async () => {
    const { text } = await read({ language: 'es', amountRefunded: 9100 });
    for (const words of [
      'Factura K7QM-3XWT',
      '20 de noviembre de 2026 (hora del Pacífico)',
      'Artículo',
      'Monto reembolsado -$91.00',
      'Total después del reembolso $182.00',
      'Página 1 de 1',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('prints names in Latin, Greek, and Cyrillic letters unchanged', async () => {
    const names = ['Łukasz Đorđević', 'Kaʻahumanu Smith‐Jones', 'Γιώργος Παπάς', 'Владимир Щукин'];
    const { text } = await read({ customerName: names.join(', ') });
    for (const name of names) expect(text.replaceAll('\n', ' ')).toContain(name);
  });

  it('repeats the column headers on every page', async () => {
    const items = Array.from({ length: 50 }, (_, line) => ({
      sku: `SKU-${line}`,
      name: `A product whose name is long enough to take two lines of the table, number ${line}`,
      unitPrice: 100,
      quantity: 1,
    }));
    const { text, totalPages } = await read({ items });
    expect(totalPages).toBeGreaterThan(1);
    expect(text.match(/Unit price/g)).toHaveLength(totalPages);
    for (const { sku } of items) expect(text).toContain(sku);
    // Rendering takes about a second per page on a busy machine.
  }, 60_000);

  it('has no receipt link while the payment is processing', async () => {
    const { text, links } = await read({ status: 'processing', receiptUrl: null });
    expect(text).toContain('payment not received yet');
    expect(links).toEqual([]);
  });
});
