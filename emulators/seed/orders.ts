import type { OrdersResponse } from '@dental-shop/domain/api/account';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { CreatePaymentIntentResponse } from '@dental-shop/domain/api/payment';
import Stripe from 'stripe';
import { ports } from '../addresses.ts';
import { localStripeKeys } from '../stripe-account.ts';
import { waitUntil } from '../suite/wait-until.ts';
import type { SignedIn } from './auth-emulator.ts';
import { createCheckout } from './checkouts.ts';
import { type DemoOrder, demoOrders } from './demo-orders.ts';
import { callShop } from './shop-api.ts';

const maxOrdersMs = 180_000;

const stripe = new Stripe(localStripeKeys.secretKey, {
  host: '127.0.0.1',
  port: ports.stripe,
  protocol: 'http',
});

async function orderIds(customer: SignedIn): Promise<string[]> {
  const { data } = await callShop<OrdersResponse>(apiPaths.orders, { as: customer });
  return data.map(({ id }) => id);
}

async function place({ id, items, savePaymentMethod }: DemoOrder, customer: SignedIn) {
  await createCheckout(customer, id, items);
  const { clientSecret } = await callShop<Partial<CreatePaymentIntentResponse>>(
    apiPaths.createPaymentIntent,
    {
      as: customer,
      body: {
        email: customer.email,
        customerData: { selectedItems: items, checkoutId: id },
        savePaymentMethod,
      },
      // 409 means already paid: an earlier start stopped before the webhook arrived.
      accept: [409],
    },
  );
  const paymentIntentId = clientSecret?.split('_secret_')[0];
  if (paymentIntentId === undefined) return;
  await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
}

export async function seedOrders(customer: SignedIn, signal: AbortSignal): Promise<void> {
  const placed = await orderIds(customer);
  const orders = demoOrders().filter(({ id }) => !placed.includes(id));
  for (const order of orders) {
    await place(order, customer);
    // The shop rejects a second payment until the first is recorded.
    await waitUntil({ description: 'the demo orders', maxMs: maxOrdersMs, signal }, async () => {
      return (await orderIds(customer)).includes(order.id) || undefined;
    });
  }
}
