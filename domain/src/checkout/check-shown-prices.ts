import { priceChanges } from '../cart/price-changes.ts';
import type { OrderItem } from '../order/order.ts';

interface Shown {
  items: readonly OrderItem[];
  /** In cents. */
  amount: number;
}

interface PaymentSteps<Priced, Intent> {
  /** Updates the payment to the current prices. */
  requestPayment: () => Promise<Priced>;
  /** Reads the amount that will be charged. Undefined if it's unknown. */
  readIntent: () => Promise<Intent>;
}

type Checked<Priced, Intent> = { repriced: Priced } | { intent: Intent };

/** The last step before a payment is confirmed: the customer must have seen the amount and the prices. */
export async function checkShownPrices<
  Priced extends Shown,
  Intent extends { amount: number | undefined },
>(
  shown: Shown,
  { requestPayment, readIntent }: PaymentSteps<Priced, Intent>,
): Promise<Checked<Priced, Intent>> {
  const payment = await requestPayment();
  // The amount alone isn't enough, because changes in the prices of two items may cancel each other out.
  const hasNewPrices = priceChanges(shown.items, payment.items).length > 0;
  if (hasNewPrices || payment.amount !== shown.amount) return { repriced: payment };
  // Read only now, because another tab may have changed the amount since the request above.
  const intent = await readIntent();
  if (intent.amount === undefined || intent.amount === shown.amount) return { intent };
  return { repriced: await requestPayment() };
}
