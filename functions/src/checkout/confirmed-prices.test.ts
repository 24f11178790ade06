import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { applyChanges } from '@dental-shop/domain/catalogue/changes/apply-changes';
import { noChanges } from '@dental-shop/domain/catalogue/changes/catalogue-changes';
import { recordChanges, undoChanges } from '@dental-shop/domain/catalogue/changes/record-changes';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { checkShownPrices } from '@dental-shop/domain/checkout/check-shown-prices';
import { formatPrice } from '@dental-shop/domain/money/price';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import type { OrderItem } from '@dental-shop/domain/order/order';
import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { itemsAmount, snapshotOrder } from '../payments/record/order-snapshot.ts';
import type { CheckoutPricing } from '../platform/firestore/checkouts.ts';
import { priceCheckout } from './create-payment-intent.ts';
import { intentChanges } from './payment-intent-changes.ts';

const kitParts = new Set(
  catalogue.products.flatMap(({ contents = [] }) => contents.map((part) => part.sku)),
);
const [first, second] = visibleEntries(catalogue.products).filter(
  ({ sku, price, contents }) => isPurchasable(price) && !contents && !kitParts.has(sku),
);
if (!first || !second) throw new Error('The catalogue has too few products for this test');
const cart = [
  { sku: first.sku, quantity: 2 },
  { sku: second.sku, quantity: 1 },
];
const address = { street: '1', city: 'Reno', state: 'NV', zipCode: '1', country: 'US' };

type Shown = { items: OrderItem[]; amount: number };
type Intent = Pick<Stripe.PaymentIntent, 'amount' | 'metadata' | 'setup_future_usage'>;

/** One customer with two tabs, whose steps and crashes interleave with price changes by staff. */
class Shop {
  #now = 1;
  #changes = noChanges;
  #stored: CheckoutPricing | undefined;
  #intent: Intent | undefined;
  readonly #shown: (Shown | undefined)[] = [undefined, undefined];
  payments: { shown: Shown; charged: number; recorded: OrderItem[] }[] = [];

  change(sku: string, cents: number, inMs: number): void {
    this.#now += 1;
    const result = recordChanges({
      catalogue,
      current: this.#changes,
      requested: [{ sku, price: formatPrice(cents) }],
      changeId: `c${this.#changes.version}`,
      now: this.#now,
      effectiveAt: this.#now + inMs,
      startOfDay: (day) => Date.parse(day),
    });
    if (result.ok) this.#changes = result.changes;
  }

  undo(age: number): void {
    const undoneId = `c${this.#changes.version - 1 - age}`;
    const undo = { catalogue, current: this.#changes, undoneId, now: this.#now };
    const result = undoChanges(undo);
    if (result.ok) this.#changes = result.changes;
  }

  wait(ms: number): void {
    this.#now += ms;
  }

  /** Prices the checkout. Requests that crash stop after this. */
  #store(): CheckoutPricing {
    const pricing = priceCheckout(applyChanges(catalogue, this.#changes, this.#now), cart, address);
    this.#stored = pricing;
    return pricing;
  }

  /** Simulates how the API handles a request. */
  #request(): Shown {
    const pricing = this.#store();
    const wanted = { checkoutId: 'c', uid: 'u', number: 'n', pricing };
    const intent = this.#intent ?? { amount: 0, metadata: {}, setup_future_usage: null };
    const changes = intentChanges(intent, {
      ...wanted,
      savePaymentMethod: false,
      details: undefined,
    });
    const kept = { ...intent.metadata, ...(changes?.metadata || {}) };
    const metadata = Object.fromEntries(
      Object.entries(kept).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
    );
    this.#intent = { ...intent, amount: changes?.amount ?? intent.amount, metadata };
    return pricing;
  }

  open(tab: number, crashes: boolean): void {
    if (crashes) this.#store();
    else this.#shown[tab] = this.#request();
  }

  /** `meanwhile` runs just before the page reads the payment. */
  async pay(tab: number, meanwhile: (shop: Shop) => void): Promise<void> {
    const shown = this.#shown[tab];
    if (!shown) return;
    const checked = await checkShownPrices(shown, {
      requestPayment: async () => this.#request(),
      readIntent: async () => {
        meanwhile(this);
        return { amount: this.#intent?.amount };
      },
    });
    if ('repriced' in checked) {
      this.#shown[tab] = checked.repriced;
      return;
    }
    const charged = this.#intent?.amount ?? 0;
    this.payments.push({ shown, charged, recorded: this.#record() });
    this.#stored = undefined;
    this.#intent = undefined;
    this.#shown.fill(undefined);
  }

  #record(): OrderItem[] {
    const createdAt = Timestamp.fromMillis(0);
    const intent = { id: 'pi', currency: 'usd', ...this.#intent } as Stripe.PaymentIntent;
    const { items } = snapshotOrder({
      payment: { paymentIntentId: 'pi', checkoutId: 'c', uid: 'u' },
      facts: { intent, refunds: [], disputes: [] },
      checkout: {
        uid: 'u',
        items: cart,
        createdAt,
        ...(this.#stored && { pricing: this.#stored }),
      },
      user: undefined,
      createdAt,
    });
    return items;
  }
}

const tab = fc.constantFrom(0, 1);
const sku = fc.constantFrom(first.sku, second.sku);
// Few different prices, so that changes often cancel each other out.
const price = fc.constantFrom(100, 150, 200, 9_100);
const change = fc.tuple(sku, price, fc.constantFrom(0, 0, 5)).map(
  ([changed, cents, inMs]) =>
    (shop: Shop) =>
      shop.change(changed, cents, inMs),
);
const undo = fc.nat(2).map((age) => (shop: Shop) => shop.undo(age));
const wait = fc.integer({ min: 1, max: 9 }).map((ms) => (shop: Shop) => shop.wait(ms));
const open = fc.tuple(tab, fc.boolean()).map(
  ([opened, crashes]) =>
    (shop: Shop) =>
      shop.open(opened, crashes),
);
const meanwhile = fc
  .array(fc.oneof(change, undo, wait, open), { maxLength: 3 })
  .map((steps) => (shop: Shop) => {
    for (const step of steps) step(shop);
  });
const pay = fc.tuple(tab, meanwhile).map(
  ([paid, then]) =>
    (shop: Shop) =>
      shop.pay(paid, then),
);
const step = fc.oneof(
  change,
  undo,
  wait,
  { weight: 3, arbitrary: open },
  { weight: 4, arbitrary: pay },
);

it('charges and records the amount shown, regardless of price changes by staff', async () => {
  let payments = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
      async (steps) => {
        const shop = new Shop();
        for (const each of steps) await each(shop);
        for (const { shown, charged, recorded } of shop.payments) {
          expect([charged, itemsAmount(recorded)]).toEqual([shown.amount, shown.amount]);
        }
        payments += shop.payments.length;
      },
    ),
    { numRuns: 200 },
  );
  expect(payments).toBeGreaterThan(200);
});

it('charges nothing after a price change until the new amount has been shown', async () => {
  const shop = new Shop();
  shop.open(0, false);
  shop.change(first.sku, 150, 0);
  await shop.pay(0, () => undefined);
  expect(shop.payments).toEqual([]);
  await shop.pay(0, () => undefined);
  expect(shop.payments).toMatchObject([{ recorded: [{ sku: first.sku, unitPrice: 150 }, {}] }]);
});
