import { apiPaths } from '@dental-shop/domain/api/paths';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { type CheckoutPace, countCheckout } from '@dental-shop/domain/checkout/checkout-pace';
import { FirebaseError } from 'firebase/app';
import { collection, doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { type ApiResponse, call } from './api.ts';
import type { Person } from './customer.ts';
import { paymentIntentId } from './stripe.ts';

/**
 * Concurrent checkouts update the same counter. Firestore retries after a conflict, but not if the
 * rules saw the changed counter and denied the write.
 */
const maxAttempts = 20;

/** Creates `checkouts/{id}` through Firestore and its rules, like the web app. */
export async function createCheckout(person: Person, items: CheckoutItem[]): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToCreate(person, items);
    } catch (error) {
      const isDenied = error instanceof FirebaseError && error.code === 'permission-denied';
      if (!isDenied || attempt === maxAttempts) throw error;
    }
  }
}

async function tryToCreate(
  { firestore, user: { uid } }: Person,
  items: CheckoutItem[],
): Promise<string> {
  const reference = doc(collection(firestore, 'checkouts'));
  const pace = doc(firestore, 'checkoutPace', uid);
  await runTransaction(
    firestore,
    async (transaction) => {
      const before = (await transaction.get(pace)).data() as CheckoutPace<unknown> | undefined;
      transaction
        .set(reference, { uid, items, createdAt: serverTimestamp() })
        .set(pace, countCheckout(before, reference.id, serverTimestamp()), { merge: true });
    },
    { maxAttempts },
  );
  return reference.id;
}

interface IntentRequest {
  items: unknown;
  checkoutId?: string;
  resume?: boolean;
  email?: string;
  savePaymentMethod?: boolean;
  details?: unknown;
}

export async function openIntent(person: Person, request: IntentRequest): Promise<string> {
  const { status, body } = await createPaymentIntent(person, request);
  if (status !== 200) throw new Error(`No PaymentIntent: ${JSON.stringify(body)}`);
  return paymentIntentId(String(body.clientSecret));
}

export async function createPaymentIntent(
  person: Person,
  { items, checkoutId, resume, email = person.email, savePaymentMethod, details }: IntentRequest,
): Promise<ApiResponse> {
  return call(apiPaths.createPaymentIntent, {
    method: 'POST',
    token: await person.token(),
    body: {
      email,
      customerData: {
        selectedItems: items,
        ...(checkoutId ? { checkoutId } : {}),
        ...(resume === undefined ? {} : { resume }),
        ...(details ? { details } : {}),
      },
      ...(savePaymentMethod === undefined ? {} : { savePaymentMethod }),
    },
  });
}
