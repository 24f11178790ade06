import { apiPaths, invoicePath } from '@dental-shop/domain/api/paths';
import { createPaymentIntentResponse } from '@dental-shop/domain/api/payment';
import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import type { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import type { Purchase } from '../faults/ledger/purchase.ts';
import { database } from '../shop/database.ts';
import { soldProducts } from '../shop/products.ts';
import { paymentIntentId, stripe } from '../shop/stripe.ts';
import { askShop, writeCheckout } from './customer-requests.ts';
import type { Timings } from './timings.ts';

/** A machine that serves twenty at once may be slow; a webhook that is lost never comes. */
const maxOrderMs = 120_000;

/** What somebody means to buy: a cart of a few products. */
export function planPurchase({ uid }: SignedIn, draw: Draw): Purchase {
  const items = draw
    .some(soldProducts, draw.integer(1, 4))
    .map(({ sku }) => ({ sku, quantity: draw.integer(1, 5) }));
  return { checkoutId: database.collection('checkouts').doc().id, uid, items };
}

/** Resolves when the order is there, as it is shown to a customer who keeps the page open. */
function orderOf({ checkoutId }: Purchase): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      stop();
      reject(new Error(`Order ${checkoutId} did not come within ${maxOrderMs} ms`));
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
 * One purchase with all that the pages ask for on the way, from the cart to the invoice. `before`: how
 * many this customer has made.
 */
export async function buy(
  customer: SignedIn,
  timings: Timings,
  purchase: Purchase,
  before: number,
): Promise<void> {
  const { checkoutId, items } = purchase;
  const read = (path: string, name = path) => askShop(customer, timings, { name, path });
  await read(apiPaths.ipInfo);
  await read(apiPaths.profile);
  await read(apiPaths.savedPaymentMethods);
  await writeCheckout(customer, timings, purchase, before);
  const answer = await askShop(customer, timings, {
    method: 'POST',
    name: apiPaths.createPaymentIntent,
    path: apiPaths.createPaymentIntent,
    body: { email: customer.email, customerData: { selectedItems: items, checkoutId } },
  });
  const { clientSecret } = createPaymentIntentResponse.parse(await answer.json());
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
