import { apiPaths, invoicePath } from '@dental-shop/domain/api/paths';
import { createPaymentIntentResponse } from '@dental-shop/domain/api/payment';
import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import type { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import type { Purchase } from '../faults/ledger/purchase.ts';
import { database } from '../shop/database.ts';
import { soldProducts } from '../shop/products.ts';
import { paymentIntentId, stripe } from '../shop/stripe.ts';
import { callShop, writeCheckout } from './customer-requests.ts';
import type { Timings } from './timings.ts';

/** After this long, the webhook counts as lost. One machine may be serving twenty customers. */
const maxOrderMs = 120_000;

export function planPurchase({ uid }: SignedIn, draw: Draw): Purchase {
  const items = draw
    .some(soldProducts, draw.integer(1, 4))
    .map(({ sku }) => ({ sku, quantity: draw.integer(1, 5) }));
  return { checkoutId: database.collection('checkouts').doc().id, uid, items };
}

/** Waits for the order to appear, like the success page. */
function orderOf({ checkoutId }: Purchase): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      stop();
      reject(new Error(`Order ${checkoutId} did not appear within ${maxOrderMs} ms`));
    }, maxOrderMs);
    const stop = database.doc(`orders/${checkoutId}`).onSnapshot((order) => {
      if (!order.exists) return;
      clearTimeout(late);
      stop();
      resolve();
    }, reject);
  });
}

/**
 * Makes a purchase with all the requests that the pages make, from cart to invoice. `before` is the
 * customer's number of earlier purchases.
 */
export async function buy(
  customer: SignedIn,
  timings: Timings,
  purchase: Purchase,
  before: number,
): Promise<void> {
  const { checkoutId, items } = purchase;
  const read = (path: string, name = path) => callShop(customer, timings, { name, path });
  await read(apiPaths.ipInfo);
  await read(apiPaths.profile);
  await read(apiPaths.savedPaymentMethods);
  await writeCheckout(customer, timings, purchase, before);
  const response = await callShop(customer, timings, {
    method: 'POST',
    name: apiPaths.createPaymentIntent,
    path: apiPaths.createPaymentIntent,
    body: { email: customer.email, customerData: { selectedItems: items, checkoutId } },
  });
  const { clientSecret } = createPaymentIntentResponse.parse(await response.json());
  await timings.measure('from the payment to the order', async () => {
    await stripe.paymentIntents.confirm(paymentIntentId(clientSecret), {
      payment_method: 'pm_card_visa',
    });
    await orderOf(purchase);
  });
  await read(apiPaths.orders);
  await read(apiPaths.transactions);
  await read(invoicePath(checkoutId), apiPaths.invoice);
}
