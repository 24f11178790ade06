import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { decide, register } from '../shop/api.ts';
import { approvedCustomer, waitForApprovedClaim } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { closeTabs, newPerson, signIn } from '../shop/customer.ts';
import { mailTo } from '../shop/inbox.ts';
import { orderWith } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';
import type { Bench } from './bench.ts';
import type { Measured } from './measured.ts';
import { operationsLog } from './operations-log.ts';

interface Operation {
  functionName: string;
  /** Of the request that it belongs to. */
  tag: string;
  documents?: number;
  writes?: number;
  query?: true;
}

interface Cost {
  reads: number;
  writes: number;
}

/** What nobody's action sets off, and runs every minute or hour in between. */
const isSchedule = (name: string) => /sweep|reconcile|purge/i.test(name);

/** As Firestore charges it: a query that finds nothing counts as one read. */
function costOf(operations: readonly Operation[]): Cost {
  const sum = (of: (operation: Operation) => number) =>
    operations.reduce((total, operation) => total + of(operation), 0);
  const answered = new Set(operations.filter(({ documents }) => documents).map(({ tag }) => tag));
  return {
    reads: sum(
      ({ documents = 0, query, tag }) => documents + (query && !answered.has(tag) ? 1 : 0),
    ),
    writes: sum(({ writes = 0 }) => writes),
  };
}

const sizeOfLog = () => statSync(operationsLog).size;

/** How long no function may have asked for anything until all that an action sets off is done, in ms. */
const quietMs = 4_000;

/** What the functions ask of Firestore for `act`, until they are done. */
async function costOfAction(act: () => Promise<void>): Promise<Map<string, Cost>> {
  const begin = sizeOfLog();
  await act();
  let size = sizeOfLog();
  let since = Date.now();
  await waitFor(
    'the functions to be done',
    async () => {
      if (sizeOfLog() !== size) {
        size = sizeOfLog();
        since = Date.now();
      }
      return Date.now() - since > quietMs;
    },
    120_000,
  );
  const lines = readFileSync(operationsLog).subarray(begin).toString().split('\n').filter(Boolean);
  const operations = lines.map((line) => JSON.parse(line) as Operation);
  if (operations.length === 0)
    throw new Error('The functions noted nothing of what they asked for');
  const byFunction = Map.groupBy(operations, ({ functionName }) => functionName);
  return new Map(
    [...byFunction]
      .filter(([name]) => !isSchedule(name))
      .map(([name, each]) => [name, costOf(each)]),
  );
}

const items = [{ sku: implant.sku, quantity: 1 }];

/** What the functions read and write for what a person does once. */
export async function measureCosts({ say }: Bench): Promise<Measured> {
  const staff = await signIn('staff');
  const customer = await approvedCustomer();
  const newcomer = await newPerson();
  const buy = async () => {
    const checkoutId = await createCheckout(customer, items);
    const intent = await openIntent(customer, { items, checkoutId });
    await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    await orderWith(checkoutId, { status: 'completed' });
  };
  const actions: [string, () => Promise<void>][] = [
    [
      'register',
      async () => {
        await register(newcomer);
        await mailTo(newcomer.email, 'We have received your registration');
      },
    ],
    [
      'approve an account',
      async () => {
        await decide(staff, { uid: newcomer.user.uid, decision: 'approve' });
        await waitForApprovedClaim(newcomer, true);
      },
    ],
    ['buy for the first time', buy],
    ['buy again', buy],
  ];
  mkdirSync(dirname(operationsLog), { recursive: true });
  writeFileSync(operationsLog, '');
  const rows: (string | number)[][] = [];
  const costs = new Map<string, Cost>();
  for (const [name, act] of actions) {
    const byFunction = await costOfAction(act);
    const total = { reads: 0, writes: 0 };
    for (const { reads, writes } of byFunction.values()) {
      total.reads += reads;
      total.writes += writes;
    }
    costs.set(name, total);
    const detail = [...byFunction].map(
      ([each, { reads, writes }]) => `${each} ${reads} / ${writes}`,
    );
    rows.push([name, total.reads, total.writes, detail.join(', ')]);
    say(`  ${name}: ${total.reads} reads, ${total.writes} writes (${detail.join(', ')})`);
  }
  await closeTabs();
  rmSync(operationsLog);
  const { reads, writes } = costs.get('buy again') ?? { reads: Number.NaN, writes: Number.NaN };
  return {
    tables: [
      {
        title: 'What the functions ask of Firestore',
        head: ['action', 'reads', 'writes', 'of which, reads / writes'],
        rows,
      },
    ],
    marks: [
      { name: 'reads of a purchase', value: reads, bound: 8 },
      { name: 'writes of a purchase', value: writes, bound: 8 },
    ],
  };
}
