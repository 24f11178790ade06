import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import type { CheckoutCase } from './checkout-cases.ts';
import { databaseOf } from './roles.ts';

export async function createCheckout(
  environment: RulesTestEnvironment,
  { id = randomUUID(), document }: CheckoutCase,
): Promise<void> {
  await setDoc(doc(databaseOf(environment, 'owner'), 'checkouts', id), document);
}
