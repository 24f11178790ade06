import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { countCheckout } from '@dental-shop/domain/checkout/checkout-pace';
import { firestoreUrl, projectId } from '../addresses.ts';
import type { SignedIn } from './auth-emulator.ts';

const database = `projects/${projectId}/databases/(default)`;
const alreadyExists = 409;

const itemValue = ({ sku, quantity }: CheckoutItem) => ({
  mapValue: {
    fields: { sku: { stringValue: sku }, quantity: { integerValue: String(quantity) } },
  },
});

const atRequestTime = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

function callFirestore({ idToken }: SignedIn, path: string, body?: unknown): Promise<Response> {
  return fetch(`${firestoreUrl}/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The write to `checkoutPace/{uid}` that the rules require in the same batch. */
async function countedWith(customer: SignedIn, id: string) {
  const name = `${database}/documents/checkoutPace/${customer.uid}`;
  const response = await callFirestore(customer, name);
  const known = response.ok
    ? ((await response.json()) as { fields: { count: { integerValue: string } } })
    : undefined;
  const before = known && { count: Number(known.fields.count.integerValue) };
  const { checkoutId, count, startedAt } = countCheckout(before, id, atRequestTime('startedAt'));
  return {
    update: {
      name,
      fields: { checkoutId: { stringValue: checkoutId }, count: { integerValue: String(count) } },
    },
    updateMask: { fieldPaths: ['checkoutId', 'count'] },
    updateTransforms: startedAt ? [startedAt] : [],
  };
}

export async function createCheckout(
  customer: SignedIn,
  id: string,
  items: readonly CheckoutItem[],
): Promise<void> {
  const write = {
    update: {
      name: `${database}/documents/checkouts/${id}`,
      fields: {
        uid: { stringValue: customer.uid },
        items: { arrayValue: { values: items.map(itemValue) } },
      },
    },
    updateTransforms: [atRequestTime('createdAt')],
    currentDocument: { exists: false },
  };
  const response = await callFirestore(customer, `${database}/documents:commit`, {
    writes: [write, await countedWith(customer, id)],
  });
  if (!response.ok && response.status !== alreadyExists) {
    throw new Error(`Firestore rejected checkout ${id}: ${await response.text()}`);
  }
}
