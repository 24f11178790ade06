import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import { type SavedList, savedListId } from '@dental-shop/domain/lists/saved-list';
import type { OrderNote } from '@dental-shop/domain/order/order';
import { Timestamp } from 'firebase-admin/firestore';
import type { Person } from '../../shop/customer.ts';
import { database } from '../../shop/database.ts';
import { implant } from '../../shop/products.ts';
import { storedCustomersOrder, storedOrder } from '../../shop/stored-order.ts';

/** Characters that reverse or truncate text. They must not reach any screen. */
export const hiddenCharacters = ['\u202E', '\u2066', '\u0000'];

const markup = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '"><svg onload=window.hacked=1>',
  '<iframe src="javascript:parent.hacked=1"></iframe>',
  '<a href="javascript:window.hacked=1">Click</a>',
  '<base href="https://evil.example/">',
  '<style>body{background:url(https://evil.example/a)}</style>',
  '{{constructor.constructor("window.hacked=1")()}}',
  '$t(shell.title) %s',
].join(' ');

export interface HostileText {
  /** Unique, so tests can find the text on a screen. */
  word: string;
  orderId: string;
  remove: () => Promise<void>;
}

/**
 * Writes hostile text to every field that people, browsers, or Stripe can influence. The text tries to run scripts,
 * redirect, or deceive. Writes directly to Firestore to bypass validation.
 */
export async function storeHostileText({ user, email }: Person): Promise<HostileText> {
  const word = `Eve${randomUUID().slice(0, 8)}`;
  const text = `${word} ${hiddenCharacters.join('x')} ${markup}`;
  // Short enough for an address line.
  const line = `${word} ${hiddenCharacters.join('x')} ${markup.slice(0, 100)}`;
  const address = { street: line, city: line, state: line, zipCode: line, country: line };
  const { uid } = user;
  const orderId = randomUUID().replaceAll('-', '').slice(0, 20);
  const order = {
    ...{ uid, email, customerName: text, shippingAddress: address },
    items: [{ ...implant, name: text, quantity: 1 }],
    receiptUrl: 'javascript:window.hacked=1',
  };
  const now = Timestamp.now();
  const documents: Record<string, object> = {
    [`orders/${orderId}`]: storedCustomersOrder(order),
    [`orderRecords/${orderId}`]: storedOrder({ ...order, toShip: true }),
    [`orderNotes/${orderId}`]: { text, updatedAt: now, who: text } satisfies OrderNote<Timestamp>,
    [`contactMessages/${orderId}`]: {
      ...{
        name: text,
        email: text,
        normalizedEmail: text,
        subject: text,
        message: text,
        language: 'en',
      },
      ...{ createdAt: now, state: 'new', answeredAt: null, answeredBy: null },
    } satisfies ContactMessage<Timestamp>,
    [`lists/${savedListId(uid, 1)}`]: {
      ...{ uid, name: text, lines: [`${text} 1`], createdAt: now, updatedAt: now },
    } satisfies SavedList<Timestamp>,
    [`audit/${orderId}`]: {
      ...{ who: text, whoEmail: text, what: text, whom: uid, when: now, why: text },
      ...{ before: { name: text }, after: { name: text } },
    },
    [`audit/${orderId}-order`]: {
      ...{ who: text, whoEmail: text, what: text, whom: orderId, when: now, why: text },
    },
  };
  await database.doc(`users/${uid}`).update({ name: text, licenseNumber: text, address });
  await Promise.all(Object.entries(documents).map(([path, data]) => database.doc(path).set(data)));
  return {
    word,
    orderId,
    remove: async () => {
      await Promise.all(Object.keys(documents).map((path) => database.doc(path).delete()));
    },
  };
}
