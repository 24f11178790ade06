import { apiPaths } from '@dental-shop/domain/api/paths';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { Timestamp } from 'firebase-admin/firestore';
import { call } from './api.ts';
import type { Person } from './customer.ts';
import { database } from './database.ts';
import { stripe } from './stripe.ts';
import { waitFor } from './wait-for.ts';

export async function findOrders(uid: string): Promise<OrderRecord<Timestamp>[]> {
  const { docs } = await database.collection('orderRecords').where('uid', '==', uid).get();
  return docs.map((each) => each.data() as OrderRecord<Timestamp>);
}

/** Successful charges in cents. */
export async function findCharges(uid: string): Promise<number[]> {
  const account = await database.collection('customers').doc(uid).get();
  const customer: unknown = account.get('stripeCustomerId');
  if (typeof customer !== 'string') return [];
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  return data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
}

/** Waits for a completed order, then returns all orders from the account API. */
export async function listedOrders(person: Person): Promise<Record<string, unknown>[]> {
  return waitFor('a completed order', async () => {
    const { body } = await call(apiPaths.orders, { token: await person.token() });
    const orders = body.data as Record<string, unknown>[];
    return orders.some(({ status }) => status === 'completed') && orders;
  });
}
