import type {
  RemovePaymentMethodResponse,
  SavedPaymentMethodsResponse,
} from '@dental-shop/domain/api/payment';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';
import { findStripeCustomer, isCustomerMissing } from './stripe-customer.ts';

/** Allows no slashes, so an ID can't change the path of the Stripe request. */
const paymentMethodId = /^[A-Za-z0-9_]{1,255}$/;

const walletNames = new Map<string | undefined, string>([
  ['link', 'Link'],
  ['apple_pay', 'Apple Pay'],
  ['google_pay', 'Google Pay'],
]);

interface CardServices {
  firestore: Firestore;
  stripe: () => Stripe;
}

export async function listSavedCards(
  { firestore, stripe }: CardServices,
  uid: string,
): Promise<SavedPaymentMethodsResponse> {
  await requireWithinLimit(firestore, { ...rateLimits.savedCardRequests, key: uid });
  const customer = await findStripeCustomer(firestore, uid);
  const methods = customer ? await cardsOf(stripe(), customer) : [];
  const data = methods.flatMap(({ id, card }) =>
    card
      ? {
          id,
          brand: card.brand,
          last4: card.last4,
          expMonth: card.exp_month,
          expYear: card.exp_year,
          wallet: walletNames.get(card.wallet?.type),
        }
      : [],
  );
  return { data };
}

/** A deleted customer has no cards. */
async function cardsOf(stripe: Stripe, customer: string): Promise<Stripe.PaymentMethod[]> {
  try {
    return (await stripe.paymentMethods.list({ customer, type: 'card', limit: 100 })).data;
  } catch (error) {
    if (isCustomerMissing(error)) return [];
    throw error;
  }
}

/** Also throws `not-found` if the card belongs to another customer. */
export async function removeSavedCard(
  { firestore, stripe }: CardServices,
  uid: string,
  id: unknown,
): Promise<RemovePaymentMethodResponse> {
  await requireWithinLimit(firestore, { ...rateLimits.savedCardRequests, key: uid });
  if (typeof id !== 'string' || !paymentMethodId.test(id)) throw new Refusal('not-found');
  const customer = await findStripeCustomer(firestore, uid);
  if (!customer || (await ownerOf(stripe(), id)) !== customer) throw new Refusal('not-found');
  await stripe().paymentMethods.detach(id);
  return { success: true };
}

async function ownerOf(stripe: Stripe, id: string): Promise<string | null> {
  try {
    const { customer } = await stripe.paymentMethods.retrieve(id);
    return typeof customer === 'string' ? customer : (customer?.id ?? null);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) {
      return null;
    }
    throw error;
  }
}
