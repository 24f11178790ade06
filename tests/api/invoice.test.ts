import { randomUUID } from 'node:crypto';
import { invoicePath } from '@dental-shop/domain/api/paths';
import { parseOrderNumber } from '@dental-shop/domain/order/order-number';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { paidOrder } from '../shop/orders.ts';
import { drill, implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { storedCustomersOrder } from '../shop/stored-order.ts';

async function download(orderId: string, person: Person | undefined): Promise<Response> {
  const headers: HeadersInit = {
    ...(await appCheckHeader()),
    ...(person === undefined ? {} : { authorization: `Bearer ${await person.token()}` }),
  };
  return fetch(new URL(invoicePath(orderId), shopUrl), { headers });
}

async function textOf(response: Response): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(document, { mergePages: true })).text;
}

function numberOf(response: Response): string {
  const [, name = ''] =
    /^attachment; filename="?(?:invoice|factura)-([^"]+)\.pdf"?$/.exec(
      response.headers.get('content-disposition') ?? '',
    ) ?? [];
  expect(parseOrderNumber(name)).toBe(name);
  return name;
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

describe('the invoice of an order', () => {
  it('is available to its owner and to staff, whose downloads are audited', async () => {
    const items = [
      { sku: implant.sku, quantity: 2 },
      { sku: drill.sku, quantity: 1 },
    ];
    const { customer, orderId, amount } = await paidOrder({ items });
    const numbers = new Set<string>();
    const staff = await newStaff();
    for (const person of [customer, staff]) {
      const response = await download(orderId, person);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const number = numberOf(response);
      numbers.add(number);
      const text = await textOf(response);
      for (const words of [
        `Invoice ${number}`,
        orderId,
        'Test Dentist',
        '1 Main Street',
        'Dental Implant Systems, Inc.',
        '100 Example Avenue, Suite 200',
        `${implant.sku} ${dollars(implant.unitPrice)} 2 ${dollars(implant.unitPrice * 2)}`,
        `${drill.sku} ${dollars(drill.unitPrice)} 1`,
        `Total ${dollars(amount)}`,
        'Paid by card',
      ]) {
        expect(text).toContain(words);
      }
    }

    expect(numbers.size).toBe(1);
    const noted = await database.collection('audit').where('whom', '==', orderId).get();
    expect(noted.docs.map((entry) => [entry.get('what'), entry.get('who')])).toEqual([
      ['download-invoice', staff.user.uid],
    ]);

    const nothing = { error: 'We couldn’t find what you’re looking for.', code: 'not-found' };
    const former = await newStaff();
    await database.doc(`staff/${former.user.uid}`).delete();
    for (const other of [await newPerson(), former]) {
      const rejected = await download(orderId, other);
      expect([rejected.status, await rejected.json()]).toEqual([404, nothing]);
    }
    for (const id of ['no-such-order-here', `${orderId}%2Fx`, '__x__', '..']) {
      expect((await download(id, customer)).status).toBe(404);
    }
    expect((await download(orderId, undefined)).status).toBe(401);
  });

  it("uses the account's language and mentions a pending payment", async () => {
    const { customer, orderId } = await paidOrder();
    await database.doc(`users/${customer.user.uid}`).update({ language: 'es' });
    await database.doc(`orders/${orderId}`).update({ status: 'processing', receiptUrl: null });
    const response = await download(orderId, customer);
    expect(response.headers.get('content-disposition')).toContain('factura-');
    const text = await textOf(response);
    expect(text).toContain('Factura');
    expect(text).toContain('pago aún no recibido');
    expect(text).not.toContain('recibo del pago');
  });

  it('has a unique number despite similar order IDs and concurrent requests', async () => {
    const customer = await newPerson();
    const ids = ['a', 'b'].map((end) => `sameBeginning${randomUUID().slice(0, 6)}${end}`);
    for (const id of ids) {
      await database.doc(`orders/${id}`).set(storedCustomersOrder({ uid: customer.user.uid }));
    }
    const [first = '', other = ''] = ids;
    const responses = await Promise.all(
      [first, first, first, other].map((id) => download(id, customer)),
    );
    const [one, again, third, another] = responses.map(numberOf);
    expect([again, third]).toEqual([one, one]);
    expect(another).not.toBe(one);

    expect(numberOf(await download(first, customer))).toBe(one);
    const kept = await database.collection('invoiceNumbers').where('orderId', '==', first).get();
    expect(kept.docs.map(({ id }) => id)).toEqual([one]);
  });
});
