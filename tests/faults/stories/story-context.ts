import { setTimeout as pause } from 'node:timers/promises';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import type { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import { FieldValue } from 'firebase-admin/firestore';
import { database } from '../../shop/database.ts';
import { soldProducts } from '../../shop/products.ts';
import { cards } from '../cards.ts';
import type { Purchase } from '../ledger/purchase.ts';
import { askToPay, type OpenPayment, type PaymentStep, pay } from '../pay-as-browser.ts';

/** Who plays in a story, and what is remembered of it. */
export interface Stage {
  account: SignedIn;
  staff: SignedIn;
  draw: Draw;
  purchases: Purchase[];
  count: (what: string) => void;
}

interface NewCheckout {
  checkoutId: string;
  items: readonly CheckoutItem[];
  saveCard: boolean;
}

type StartedCheckout = NewCheckout & OpenPayment;

const maxHeldMs = 400;

/** How soon a customer who was refused tries again. */
const betweenCheckoutsMs = 500;

/** A cart of a few products, taken to the checkout. */
async function newCheckout({ account, draw, purchases }: Stage) {
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

/** A customer before the payment form. */
export async function startCheckout(stage: Stage): Promise<StartedCheckout> {
  const { checkout, payments } = await askInTabs(stage, [{}]);
  const [payment] = payments;
  if (!payment) throw new Error('A tab got no answer');
  if (stage.draw.chance(0.15)) contend(stage, checkout.checkoutId);
  return { ...checkout, ...payment };
}

/**
 * Asks for the payment of a new checkout in several tabs at once. Begins anew while the shop says
 * that the customer has just paid something else.
 */
export async function askInTabs(
  stage: Stage,
  tabs: readonly { savesOtherwise?: boolean }[],
): Promise<{ checkout: NewCheckout; payments: OpenPayment[] }> {
  const checkout = await newCheckout(stage);
  const answers = await Promise.all(
    tabs.map(({ savesOtherwise = false }) =>
      askToPay(stage.account, { ...checkout, saveCard: checkout.saveCard !== savesOtherwise }),
    ),
  );
  if (answers.includes('paid-meanwhile')) {
    stage.count('checkouts refused because another was paid meanwhile');
    await pause(betweenCheckoutsMs);
    return askInTabs(stage, tabs);
  }
  const payments = answers.map((answer) => {
    if (typeof answer === 'string') throw new Error(`A new checkout is ${answer}`);
    return answer;
  });
  return { checkout, payments };
}

/** Pays, and insists on what must come of it. */
export async function payAndExpect(
  payment: OpenPayment,
  card: string,
  expected: PaymentStep,
): Promise<void> {
  const step = await pay(payment, card);
  if (step !== expected) throw new Error(`Card ${card} has ${step}, not ${expected}`);
}

export function payWell({ draw }: Stage, payment: OpenPayment): Promise<void> {
  return payAndExpect(payment, draw.oneOf(cards.good), 'succeeded');
}

/**
 * Locks the documents that the webhook will write, in transactions of its own, a few times for a moment,
 * while the story goes on.
 */
function contend({ draw, count }: Stage, checkoutId: string): void {
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
  count('documents locked by other transactions');
  // Contention is the purpose: whether these transactions get their locks does not matter.
  holdAll().catch(() => count('locks lost to the shop'));
}
