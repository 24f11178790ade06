import { setTimeout as pause } from 'node:timers/promises';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import type { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import { FieldValue } from 'firebase-admin/firestore';
import { database } from '../../shop/database.ts';
import { soldProducts } from '../../shop/products.ts';
import { cards } from '../cards.ts';
import type { Confirmed } from '../ledger/fulfillment.ts';
import type { Purchase } from '../ledger/purchase.ts';
import { type OpenPayment, type PaymentStep, pay, requestPayment } from '../pay-as-browser.ts';

export interface StoryContext {
  account: SignedIn;
  staff: SignedIn;
  draw: Draw;
  purchases: Purchase[];
  confirmed: Confirmed;
  count: (what: string) => void;
}

interface NewCheckout {
  checkoutId: string;
  items: readonly CheckoutItem[];
  saveCard: boolean;
}

type StartedCheckout = NewCheckout & OpenPayment;

const maxHeldMs = 400;

const betweenCheckoutsMs = 500;

async function newCheckout({ account, draw, purchases }: StoryContext) {
  const items = draw
    .some(soldProducts, draw.integer(1, 4))
    .map(({ sku }) => ({ sku, quantity: draw.integer(1, 5) }));
  const { uid } = account;
  const createdAt = FieldValue.serverTimestamp();
  const { id } = await database.collection('checkouts').add({ uid, items, createdAt });
  const checkout = { checkoutId: id, uid, items, saveCard: draw.chance(0.2) };
  purchases.push(checkout);
  return checkout;
}

export async function startCheckout(context: StoryContext): Promise<StartedCheckout> {
  const { checkout, payments } = await requestInTabs(context, [{}]);
  const [payment] = payments;
  if (!payment) throw new Error('A tab got no response');
  if (context.draw.chance(0.15)) contend(context, checkout.checkoutId);
  return { ...checkout, ...payment };
}

/**
 * Starts a checkout and requests its payment in several tabs at once. Starts over if the customer
 * has just paid for another checkout.
 */
export async function requestInTabs(
  context: StoryContext,
  tabs: readonly { togglesSaving?: boolean }[],
): Promise<{ checkout: NewCheckout; payments: OpenPayment[] }> {
  const checkout = await newCheckout(context);
  const responses = await Promise.all(
    tabs.map(({ togglesSaving = false }) =>
      requestPayment(context.account, {
        ...checkout,
        saveCard: checkout.saveCard !== togglesSaving,
      }),
    ),
  );
  if (responses.includes('paid-meanwhile')) {
    context.count('checkouts rejected because another was just paid');
    await pause(betweenCheckoutsMs);
    return requestInTabs(context, tabs);
  }
  const payments = responses.map((answer) => {
    if (typeof answer === 'string') throw new Error(`A new checkout is ${answer}`);
    return answer;
  });
  return { checkout, payments };
}

export async function payAndExpect(
  payment: OpenPayment,
  card: string,
  expected: PaymentStep,
): Promise<void> {
  const step = await pay(payment, card);
  if (step !== expected) throw new Error(`Card ${card} resulted in ${step} instead of ${expected}`);
}

export function payWithGoodCard({ draw }: StoryContext, payment: OpenPayment): Promise<void> {
  return payAndExpect(payment, draw.oneOf(cards.good), 'succeeded');
}

/** Keeps locking documents that the webhook needs to write. Runs in the background. */
function contend({ draw, count }: StoryContext, checkoutId: string): void {
  const references = ['orders', 'checkouts'].map((name) => database.doc(`${name}/${checkoutId}`));
  const holds = Array.from({ length: draw.integer(2, 4) }, () => draw.integer(100, maxHeldMs));
  const holdAll = async () => {
    for (const ms of holds) {
      await database.runTransaction(async (transaction) => {
        await transaction.getAll(...references);
        await pause(ms);
      });
    }
  };
  count('transactions that locked documents');
  // These transactions only exist to cause contention, so it's fine if they lose a lock.
  holdAll().catch(() => count('locks lost to the shop'));
}
