import { parsePublishedChanges } from '@dental-shop/domain/api/catalogue-changes';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { staffCalls } from '@dental-shop/domain/api/staff/calls';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { sheetRows } from '@dental-shop/domain/catalogue/sheet/sheet';
import { formatPrice } from '@dental-shop/domain/money/price';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callFunction, fetchShop } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import {
  changeCatalogue,
  changesVersion,
  editRecorded,
  forgetCatalogueChanges,
  undoCatalogue,
} from '../shop/catalogue-changes.ts';
import { createCheckout, createPaymentIntent } from '../shop/checkout.ts';
import { database } from '../shop/database.ts';
import { openCheckout, payWith, waitForOrderStatus } from '../shop/orders.ts';
import { hiddenProduct, soldProducts } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

const kitParts = new Set(
  catalogue.products.flatMap(({ sku, contents = [] }) =>
    contents.length > 0 ? [sku, ...contents.map((part) => part.sku)] : [],
  ),
);
const [product, other] = soldProducts.filter(({ sku }) => !kitParts.has(sku));
if (!product || !other) throw new Error('The catalogue has too few products for these tests');
const items = [{ sku: product.sku, quantity: 2 }];

beforeEach(forgetCatalogueChanges);
afterEach(forgetCatalogueChanges);

const audited = async (id: string | null) => (await database.doc(`audit/${id}`).get()).data();

describe('changeProducts', () => {
  it('records the change, with an audit entry', async () => {
    const staff = await newStaff();
    const change = { sku: product.sku.toLowerCase(), price: '$150.00', hidden: false };
    const { version, changeId } = await changeCatalogue(staff, [change]);
    expect(version).toBe(1);
    expect(await audited(changeId)).toMatchObject({
      who: staff.user.uid,
      whoEmail: staff.email,
      what: 'change-catalogue',
      whom: 'catalogue',
      catalogue: {
        source: 'edit',
        products: [
          {
            sku: product.sku,
            name: product.name,
            price: { from: formatPrice(product.unitPrice), to: '$150.00' },
            hidden: { from: false, to: false },
          },
        ],
      },
    });
  });

  it('saves nothing and reports each problem if a change breaks a rule', async () => {
    const staff = await newStaff();
    const result = await changeCatalogue(staff, [
      { sku: product.sku, price: 'about $5' },
      { sku: other.sku, price: '$5.00' },
      { sku: hiddenProduct.sku, hidden: false },
    ]);
    expect(result).toEqual({
      version: 0,
      changeId: null,
      kitsOnSale: [],
      problems: [
        { sku: product.sku, code: 'price-format', facts: { value: 'about $5' }, on: null },
        { sku: hiddenProduct.sku, code: 'hidden-in-sheet', facts: {}, on: null },
      ],
    });
    expect(await changesVersion()).toBe(0);
  });

  it('saves only one of two concurrent edits and rejects the other', async () => {
    const staff = await newStaff();
    const token = await staff.token();
    const change = (price: string) => ({
      version: 0,
      changes: [{ sku: product.sku, price }],
      effectiveOn: null,
      source: 'edit',
    });
    const bodies = await Promise.all(
      ['$150.00', '$160.00'].map((price) => callFunction('changeProducts', change(price), token)),
    );
    const saved = bodies.filter(({ body }) => 'result' in body);
    const rejected = bodies.filter(({ body }) => 'error' in body);
    expect(saved).toHaveLength(1);
    expect(rejected).toMatchObject([
      { body: { error: { details: { code: 'catalogue-changed' } } } },
    ]);
    expect(await changesVersion()).toBe(1);
  });

  it('rejects a day in the past', async () => {
    const staff = await newStaff();
    const input = {
      version: 0,
      changes: [{ sku: product.sku, hidden: true }],
      effectiveOn: '2020-01-01',
      source: 'edit',
    };
    expect(await callFunction('changeProducts', input, await staff.token())).toMatchObject({
      body: { error: { details: { code: 'invalid-input', field: 'effectiveOn' } } },
    });
  });
});

describe('the catalogue check', () => {
  it('shows the current values, the spreadsheet values, and the scheduled changes', async () => {
    const staff = await newStaff();
    await changeCatalogue(staff, [{ sku: product.sku, price: '$150.00' }]);
    const availability = { kind: 'out-of-stock', until: '2099-03-12' } as const;
    await changeCatalogue(staff, [{ sku: product.sku, availability }], '2099-01-01');
    const { body } = await callFunction('checkCatalogue', {}, await staff.token());
    const { rows, version, timeZone } = staffCalls.checkCatalogue.response.parse(body.result);
    expect([version, timeZone]).toEqual([2, 'America/Los_Angeles']);
    expect(rows.find(({ sku }) => sku === product.sku)).toMatchObject({
      price: '$150.00',
      sheet: { price: formatPrice(product.unitPrice), hidden: false },
      availability: null,
      scheduled: [{ effectiveOn: '2099-01-01', availability }],
    });
  });
});

describe('the history', () => {
  const readHistory = async (token: string) => {
    const { body } = await callFunction('readCatalogueHistory', { after: null }, token);
    return staffCalls.readCatalogueHistory.response.parse(body.result);
  };

  it('lists changes, newest first, with their state', async () => {
    const staff = await newStaff();
    const first = await changeCatalogue(staff, [{ sku: product.sku, price: '$150.00' }]);
    const second = await changeCatalogue(staff, [{ sku: product.sku, hidden: true }], '2099-01-01');
    const third = await undoCatalogue(staff, first.changeId);
    const { entries } = await readHistory(await staff.token());
    expect(entries.slice(0, 3)).toMatchObject([
      {
        changeId: third.changeId,
        source: 'undo',
        canUndo: false,
        state: 'in-effect',
        products: [{ price: { from: '$150.00', to: formatPrice(product.unitPrice) } }],
      },
      {
        changeId: second.changeId,
        source: 'edit',
        state: 'scheduled',
        canUndo: true,
        effectiveOn: '2099-01-01',
      },
      { changeId: first.changeId, who: staff.email, state: 'undone', canUndo: false },
    ]);
  });

  it("doesn't let a change be undone twice or after the undo period", async () => {
    const staff = await newStaff();
    const { changeId } = await changeCatalogue(staff, [{ sku: product.sku, price: '$150.00' }]);
    await undoCatalogue(staff, changeId);
    const again = { version: await changesVersion(), changeId };
    const settled = { body: { error: { details: { code: 'catalogue-change-settled' } } } };
    expect(await callFunction('undoCatalogueChange', again, await staff.token())).toMatchObject(
      settled,
    );
    const old = await changeCatalogue(staff, [{ sku: product.sku, price: '$150.00' }]);
    await editRecorded({ effectiveAt: Date.parse('2026-01-01') });
    const late = { version: await changesVersion(), changeId: old.changeId };
    expect(await callFunction('undoCatalogueChange', late, await staff.token())).toMatchObject(
      settled,
    );
  });
});

describe('compareSheet', () => {
  it('compares with the values on the day when the changes take effect', async () => {
    const staff = await newStaff();
    await changeCatalogue(staff, [{ sku: product.sku, price: '$150.00' }], '2099-01-01');
    const table = [Object.keys(sheetRows[0] ?? {}), ...sheetRows.map((row) => Object.values(row))];
    const changesFrom = async (effectiveOn: string | null) => {
      const input = { table, effectiveOn };
      const { body } = await callFunction('compareSheet', input, await staff.token());
      return staffCalls.compareSheet.response.parse(body.result).changes;
    };
    expect([await changesFrom(null), await changesFrom('2098-12-31')]).toEqual([[], []]);
    expect(await changesFrom('2099-01-02')).toMatchObject([
      { sku: product.sku, price: { from: '$150.00', to: formatPrice(product.unitPrice) } },
    ]);
  });

  it("lists exactly the differences and errors of a spreadsheet that's as large as the built-in one", async () => {
    const staff = await newStaff();
    const columns = Object.keys(sheetRows[0] ?? {});
    const table = [columns, ...sheetRows.map((row) => Object.values(row))];
    const rowOf = (sku: string) => sheetRows.findIndex((row) => String(row.SKU) === sku) + 1;
    const write = (sku: string, column: string, value: string) => {
      const cells = table[rowOf(sku)];
      if (cells) cells[columns.indexOf(column)] = value;
    };
    write(product.sku, 'Price', '$150.00');
    write(other.sku, 'Price', 'ask us');
    const input = { table, effectiveOn: null };
    const { body } = await callFunction('compareSheet', input, await staff.token());
    expect(staffCalls.compareSheet.response.parse(body.result)).toEqual({
      version: 0,
      changes: [
        {
          row: rowOf(product.sku) + 1,
          sku: product.sku,
          name: product.name,
          price: { from: formatPrice(product.unitPrice), to: '$150.00' },
        },
      ],
      needRelease: [],
      problems: [{ row: rowOf(other.sku) + 1, code: 'price-format', facts: { value: 'ask us' } }],
    });
  });
});

describe('GET /api/catalogue-changes', () => {
  const read = (headers: Record<string, string>) =>
    fetchShop(apiPaths.catalogueChanges, { headers });

  it('returns the changes in effect, cached for a minute and without App Check', async () => {
    const staff = await newStaff();
    await changeCatalogue(staff, [{ sku: product.sku, price: '$150.00' }]);
    await changeCatalogue(staff, [{ sku: other.sku, price: '$160.00' }], '2099-01-01');
    const version = await changesVersion();
    const response = await waitFor('the changes to be published', async () => {
      const each = await fetchShop(apiPaths.catalogueChanges, { appCheck: {} });
      const body = parsePublishedChanges(await each.json());
      return body.version === version && { headers: each.headers, body };
    });
    expect(response.body.changes).toEqual([{ sku: product.sku, price: 15_000 }]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
    const etag = response.headers.get('etag') ?? '';
    // Without an explicit header, `fetch` would send `no-cache`.
    const known = { 'cache-control': 'max-age=0', 'if-none-match': etag };
    // Each process of the function has its own cache, so the next response may come from one with older changes.
    await waitFor('a response without a body', async () => (await read(known)).status === 304);
    expect((await read({ ...known, 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('a payment', () => {
  it('uses a price that was saved a moment ago', async () => {
    const staff = await newStaff();
    const customer = await approvedCustomer();
    await changeCatalogue(staff, [{ sku: product.sku, price: '$150.00' }]);
    const { amount } = await openCheckout(items, customer);
    expect(amount).toBe(30_000);
  });

  it.each([
    ['hidden', { hidden: true }, 'unknown-product'],
    ['sold by phone', { price: 'call for price' }, 'not-purchasable'],
    [
      'out of stock',
      { availability: { kind: 'out-of-stock', until: '2099-03-12' } },
      'out-of-stock',
    ],
  ] as const)('rejects an item that is now %s, and names it', async (_, change, code) => {
    const staff = await newStaff();
    const customer = await approvedCustomer();
    const checkoutId = await createCheckout(customer, items);
    expect(await createPaymentIntent(customer, { items, checkoutId })).toMatchObject({
      status: 200,
    });
    await changeCatalogue(staff, [{ sku: product.sku, ...change }]);
    expect(await createPaymentIntent(customer, { items, checkoutId })).toMatchObject({
      status: 400,
      body: { code, field: 'customerData.selectedItems.0.sku' },
    });
  });

  it('keeps the old price when the checkout is reopened, and gets the new one when the customer pays', async () => {
    const staff = await newStaff();
    const checkout = await openCheckout(items);
    const { customer, orderId: checkoutId } = checkout;
    await changeCatalogue(staff, [{ sku: product.sku, price: '$150.00' }]);
    const resumed = await createPaymentIntent(customer, { items, checkoutId, resume: true });
    expect(resumed.body).toMatchObject({ amount: checkout.amount });
    const repriced = await createPaymentIntent(customer, { items, checkoutId });
    expect(repriced.body).toMatchObject({ amount: 30_000, items: [{ unitPrice: 15_000 }] });
    await payWith('pm_card_visa', checkout);
    expect(await waitForOrderStatus(checkoutId, { status: 'completed' })).toMatchObject({
      amount: 30_000,
      items: [{ sku: product.sku, name: product.name, unitPrice: 15_000, quantity: 2 }],
      attention: [],
    });
  });

  it('records the confirmed price, even if staff change it or hide the item right after', async () => {
    const staff = await newStaff();
    const checkout = await openCheckout(items);
    await payWith('pm_card_visa', checkout);
    await changeCatalogue(staff, [{ sku: product.sku, price: '$150.00', hidden: true }]);
    expect(await waitForOrderStatus(checkout.orderId, { status: 'completed' })).toMatchObject({
      amount: checkout.amount,
      items: [{ sku: product.sku, name: product.name, unitPrice: product.unitPrice }],
    });
  });

  it('flags the order if staff hid an item before the payment was recorded', async () => {
    const staff = await newStaff();
    const checkout = await openCheckout(items);
    await changeCatalogue(staff, [{ sku: product.sku, hidden: true }]);
    await payWith('pm_card_visa', checkout);
    expect(await waitForOrderStatus(checkout.orderId, { status: 'completed' })).toMatchObject({
      attention: ['hidden-item'],
    });
  });

  // `null` undoes the last change. `functions/src/checkout/confirmed-prices.test.ts` tests many more sequences.
  it.each([[[150]], [[150, null]], [[150, 160, null]], [[150, null, 160]]] as const)(
    'has the same amount in the response, at Stripe, and in the order after the prices %j',
    async ([...prices]) => {
      const staff = await newStaff();
      const checkout = await openCheckout(items);
      const { customer, orderId: checkoutId } = checkout;
      let shown = checkout.amount;
      let changeId: string | null = null;
      for (const price of prices) {
        const saved: { changeId: string | null } =
          price === null
            ? await undoCatalogue(staff, changeId)
            : await changeCatalogue(staff, [{ sku: product.sku, price: `$${price}.00` }]);
        changeId = saved.changeId;
        shown = Number((await createPaymentIntent(customer, { items, checkoutId })).body.amount);
      }
      await payWith('pm_card_visa', checkout);
      const order = await waitForOrderStatus(checkoutId, { status: 'completed' });
      const { amount_received } = await stripe.paymentIntents.retrieve(checkout.paymentIntentId);
      const lines = order.items as { unitPrice: number; quantity: number }[];
      const sum = lines.reduce((total, line) => total + line.unitPrice * line.quantity, 0);
      expect([amount_received, order.amount, sum]).toEqual([shown, shown, shown]);
    },
  );
});

it('keeps the history of changes for as long as other audit entries', async () => {
  const staff = await newStaff();
  const { changeId } = await changeCatalogue(staff, [{ sku: product.sku, hidden: true }]);
  const expireAt = (await audited(changeId))?.expireAt as Timestamp;
  expect(expireAt.toMillis()).toBeGreaterThan(Timestamp.now().toMillis());
});
