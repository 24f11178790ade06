import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { firestoreUrl, projectId } from '../addresses.ts';
import type { SignedIn } from './auth-emulator.ts';

const database = `projects/${projectId}/databases/(default)`;
const alreadyExists = 409;

const itemValue = ({ sku, quantity }: CheckoutItem) => ({
  mapValue: {
    fields: { sku: { stringValue: sku }, quantity: { integerValue: String(quantity) } },
  },
});

/** Creates `checkouts/{id}` under the security rules, as the customer's browser does. */
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
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  const response = await fetch(`${firestoreUrl}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${customer.idToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ writes: [write] }),
  });
  if (!response.ok && response.status !== alreadyExists) {
    throw new Error(`Firestore refused checkout ${id}: ${await response.text()}`);
  }
}
