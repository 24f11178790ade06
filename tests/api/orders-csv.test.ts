import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { maxRowsInPart } from '@dental-shop/domain/api/staff/orders-csv';
import { orderTerms } from '@dental-shop/domain/find/record-terms';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { paidOrder, waitForOrderWhere } from '../shop/orders.ts';
import { drill, implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { storedOrder } from '../shop/stored-order.ts';

async function download(
  staff: Person,
  request: object,
  path: string = apiPaths.staffOrdersCsv,
): Promise<Response> {
  return fetch(new URL(path, shopUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await staff.token()}`,
      ...(await appCheckHeader()),
    },
    body: JSON.stringify(request),
  });
}

const onDay = (day: string) => ({ from: day, to: day });

async function store(orders: Parameters<typeof storedOrder>[0][]): Promise<string[]> {
  const batch = database.batch();
  const ids = orders.map(() => `csv-${randomUUID()}`);
  for (const [position, changes] of orders.entries()) {
    batch.set(database.doc(`orderRecords/${ids[position]}`), storedOrder(changes));
  }
  await batch.commit();
  // Thousands of leftover orders would slow down later tests.
  onTestFinished(() => remove(ids));
  return ids;
}

async function remove(ids: readonly string[]): Promise<void> {
  const batch = database.batch();
  for (const id of ids) batch.delete(database.doc(`orderRecords/${id}`));
  await batch.commit();
}

const orderIdsOf = (lines: readonly string[]) =>
  lines.map((line) => line.split(',')[0]?.replace(/^'/, '')).sort();

const linesOf = (part: string) => part.split('\r\n').slice(0, -1);

const noDays = { from: null, to: null };

async function auditedBy(staff: Person): Promise<object> {
  const { docs } = await database.collection('audit').where('who', '==', staff.user.uid).get();
  return docs.find((each) => each.get('what') === 'export-orders')?.get('exported');
}

const at = (instant: string) => Timestamp.fromDate(new Date(instant));

it("exports the orders of the requested days in the office's time zone, with escaped cells", async () => {
  const [, first, second] = await store([
    { createdAt: at('2001-03-02T07:59:59Z') },
    {
      createdAt: at('2001-03-02T08:00:00Z'),
      customerName: 'Núñez, "Paco"',
      amount: 190_000,
      amountRefunded: 5,
      attention: ['refund-failed', 'dispute'],
      number: 'K7QM-3XW7',
      details: { language: 'en', reference: '=PO+7', deliveryNote: 'Rear door' },
    },
    {
      createdAt: at('2001-03-04T07:59:59.500Z'),
      customerName: '=HYPERLINK("https://evil.example")',
      email: '+1@example.com',
      shippingAddress: null,
    },
    { createdAt: at('2001-03-04T08:00:00Z') },
  ]);
  const response = await download(await newStaff(), { from: '2001-03-02', to: '2001-03-03' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename=orders-2001-03-02-to-2001-03-03.csv',
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const price = (implant.unitPrice / 100).toFixed(2);
  const item = `1 x ${implant.sku} ${implant.name}`;
  expect(bytes.subarray(3).toString('utf8').split('\r\n')).toEqual([
    'Order ID,Date (Pacific Time),Status,Customer,Email,Items,Pieces,Currency,Amount,Refunded,Net,Street,City,State,ZIP,Country,Payment ID,Needs attention,Order number,Customer reference,Delivery note',
    `${first},2001-03-02 00:00:00,completed,"Núñez, ""Paco""",nobody@example.com,${item},1,USD,1900.00,0.05,1899.95,1 Main Street,Boston,MA,'02134,United States,pi_none,refund-failed; dispute,K7QM-3XW7,'=PO+7,Rear door`,
    `${second},2001-03-03 23:59:59,completed,"'=HYPERLINK(""https://evil.example"")",'+1@example.com,${item},1,USD,${price},0.00,${price},,,,,,pi_none,,,,`,
    '',
  ]);
});

it('exports every order once across pages, even with identical timestamps', async () => {
  const createdAt = at('2002-05-05T12:00:00Z');
  const pages = [450, 450, 450].map((count) =>
    store(Array.from({ length: count }, () => ({ createdAt }))),
  );
  const stored = (await Promise.all(pages)).flat();
  const response = await download(await newStaff(), onDay('2002-05-05'));
  const [, ...lines] = linesOf(await response.text());
  expect(orderIdsOf(lines)).toEqual(stored.sort());
});

it("splits a long export into linked parts, so that it doesn't time out", async () => {
  const createdAt = at('2002-06-06T12:00:00Z');
  const batches = Math.ceil((maxRowsInPart + 5) / 500);
  const stored: string[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    stored.push(...(await store(Array.from({ length: 500 }, () => ({ createdAt })))));
  }
  const staff = await newStaff();
  const parts: string[] = [];
  let path: string | undefined = apiPaths.staffOrdersCsv;
  // Parts have a time limit, so a slow machine returns more of them.
  while (path !== undefined) {
    const answer: Response = await download(staff, onDay('2002-06-06'), path);
    parts.push(await answer.text());
    path = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  expect(parts.length).toBeGreaterThan(1);
  // The parts form one file with a single header.
  const [header, ...lines] = linesOf(parts.join(''));
  expect(header).toMatch(/^Order ID,/);
  expect(orderIdsOf(lines)).toEqual(stored.sort());
}, 180_000);

describe('with the filters of the list', () => {
  const createdAt = at('2003-07-07T12:00:00Z');
  const customer = `csv-${randomUUID()}`;
  const storeFiltered = () =>
    store([
      { createdAt, uid: customer, status: 'completed', skus: ['HD55S'] },
      { createdAt, uid: customer, status: 'failed', skus: ['HD55S'] },
      { createdAt, uid: customer, status: 'completed', attention: ['another-amount'] },
      { createdAt, status: 'completed', skus: ['HD55S'] },
    ]);

  it.each([
    [{ status: 'completed' }, [0, 2]],
    [{ sku: 'HD55S' }, [0, 1]],
    [{ status: 'completed', sku: 'HD55S' }, [0]],
    [{ status: 'attention' }, [2]],
    [onDay('2003-07-07'), [0, 1, 2]],
    [{ from: '2003-07-08' }, []],
  ])('exports the same orders as the list for %j', async (filters, expected) => {
    const ids = await storeFiltered();
    const response = await download(await newStaff(), { customer, ...filters });
    const [, ...lines] = linesOf(await response.text());
    expect(orderIdsOf(lines)).toEqual(expected.map((index) => ids[index]).sort());
  });

  it('exports the orders that a search finds', async () => {
    const { orderId } = await paidOrder();
    const { number } = await waitForOrderWhere(orderId);
    const response = await download(await newStaff(), { search: number.toLowerCase() });
    const [, ...lines] = linesOf(await response.text());
    expect(orderIdsOf(lines)).toEqual([orderId]);
  });

  it('audits the names of the filters, but not the search', async () => {
    const staff = await newStaff();
    await download(staff, { search: 'somebody@example.com' });
    expect(await auditedBy(staff)).toEqual({ ...noDays, count: 0, filters: ['search'] });
  });

  it('exports names with a typo only if no order matches exactly, and audits how many it exported', async () => {
    const letters = randomUUID().replaceAll(/[^a-f]/g, '');
    const surname = `Zorrilla${letters}`.slice(0, 18);
    const orderOf = (customerName: string, day: string) => {
      const order = { ...storedOrder({ customerName }), createdAt: at(`${day}T12:00:00Z`) };
      return { ...order, searchTerms: orderTerms('none', order) };
    };
    const [exact] = await store([
      orderOf(`Ana ${surname}`, '2005-01-01'),
      orderOf(`Ana ${surname.replace('rr', 'r')}`, '2005-01-02'),
      orderOf(`Ben ${surname}`, '2005-01-03'),
    ]);
    const staff = await newStaff();
    const response = await download(staff, { search: `ana ${surname}` });
    const [, ...lines] = linesOf(await response.text());
    expect(orderIdsOf(lines)).toEqual([exact]);
    expect(await auditedBy(staff)).toMatchObject({ count: 1 });
  });
});

it('exports one row per item on request', async () => {
  const items = [
    { ...implant, quantity: 2 },
    { ...drill, quantity: 3 },
  ];
  await store([{ createdAt: at('2004-08-08T12:00:00Z'), items, number: 'K7QM-3XW7' }]);
  const request = { ...onDay('2004-08-08'), rows: 'items' };
  const response = await download(await newStaff(), request);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename=order-items-2004-08-08-to-2004-08-08.csv',
  );
  const [header, ...lines] = linesOf(await response.text());
  expect(header).toContain('SKU,Item,Quantity,Refunded quantity');
  expect(lines).toEqual([
    expect.stringContaining(`,${implant.sku},${implant.name},2,0,USD`),
    expect.stringContaining(`,${drill.sku},${drill.name},3,0,USD`),
  ]);
});

it.each([
  ['?after=a%2Fb', {}, 'after'],
  ['?after=nobody-has-this-order', {}, 'after'],
  ['', { status: 'unheard-of' }, 'status'],
  ['', { rows: 'shipments' }, 'rows'],
  ['', { from: '2001-03-02', to: '2001-03-01' }, 'to'],
  ['', { from: '2001-02-30', to: '2001-03-01' }, 'from'],
  ['', { search: ['ana'] }, 'search'],
])('rejects the query %j with the body %j', async (query, body, field) => {
  const response = await download(await newStaff(), body, `${apiPaths.staffOrdersCsv}${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid-input', field });
});
