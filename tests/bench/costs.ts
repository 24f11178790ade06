import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { callFunction, decide, register } from '../shop/api.ts';
import { approvedCustomer, waitForApprovedClaim } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { closeTabs, newPerson, signIn } from '../shop/customer.ts';
import { mailTo } from '../shop/inbox.ts';
import { waitForOrderStatus } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';
import type { Bench } from './bench.ts';
import type { Measured } from './measured.ts';
import { operationsLog } from './operations-log.ts';

interface Operation {
  functionName: string;
  /** Shared by all operations in one Firestore request. */
  tag: string;
  read?: string;
  written?: readonly string[];
  asked?: string;
}

interface Access {
  functionName: string;
  collection: string;
  kind: 'read' | 'write';
}

interface Cost {
  reads: number;
  writes: number;
}

/** Scheduled functions may run during a measurement and don't count. */
const isSchedule = (name: string) => /sweep|reconcile|purge/i.test(name);

/** Counts like Firestore's billing: a query without results counts as one read. */
function accessesOf(operations: readonly Operation[]): Access[] {
  const answered = new Set(operations.filter(({ read }) => read).map(({ tag }) => tag));
  return operations.flatMap(({ functionName, tag, read, written = [], asked }) => {
    const isEmpty = asked !== undefined && !answered.has(tag);
    const reads = [...(read ? [read] : []), ...(isEmpty ? [asked] : [])];
    return [
      ...reads.map((collection) => ({ functionName, collection, kind: 'read' as const })),
      ...written.map((collection) => ({ functionName, collection, kind: 'write' as const })),
    ];
  });
}

function costOf(accesses: readonly Access[]): Cost {
  const writes = accesses.filter(({ kind }) => kind === 'write').length;
  return { reads: accesses.length - writes, writes };
}

const logSize = () => statSync(operationsLog).size;

/** An action counts as complete after this long without Firestore operations. */
const quietMs = 4_000;

async function accessesFor(act: () => Promise<void>): Promise<Access[]> {
  const start = logSize();
  await act();
  let size = logSize();
  let since = Date.now();
  await waitFor(
    'the functions to finish',
    async () => {
      if (logSize() !== size) {
        size = logSize();
        since = Date.now();
      }
      return Date.now() - since > quietMs;
    },
    120_000,
  );
  const lines = readFileSync(operationsLog).subarray(start).toString().split('\n').filter(Boolean);
  const operations = lines.map((line) => JSON.parse(line) as Operation);
  if (operations.length === 0) throw new Error('The functions logged no operations');
  return accessesOf(operations.filter(({ functionName }) => !isSchedule(functionName)));
}

const items = [{ sku: implant.sku, quantity: 1 }];

export async function measureCosts({ log }: Bench): Promise<Measured> {
  const staff = await signIn('staff');
  const customer = await approvedCustomer();
  const newcomer = await newPerson();
  const buy = async () => {
    const checkoutId = await createCheckout(customer, items);
    const intent = await openIntent(customer, { items, checkoutId });
    await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    await waitForOrderStatus(checkoutId, { status: 'completed' });
  };
  const find = async (query: string) => {
    await callFunction('findAnything', { query }, await staff.token());
  };
  const actions: [string, () => Promise<void>][] = [
    [
      'register',
      async () => {
        await register(newcomer);
        await mailTo(newcomer.email, 'We received your registration');
      },
    ],
    [
      'approve an account',
      async () => {
        await decide(staff, { uid: newcomer.user.uid, decision: 'approve' });
        await waitForApprovedClaim(newcomer, true);
      },
    ],
    ['first purchase', buy],
    ['second purchase', buy],
    ['staff search by email address', () => find(customer.email)],
    ['staff search by name', () => find('ana muñoz')],
    ['staff search by name with a typo', () => find('ana munzo')],
  ];
  mkdirSync(dirname(operationsLog), { recursive: true });
  writeFileSync(operationsLog, '');
  const rows: (string | number)[][] = [];
  const accesses = new Map<string, Access[]>();
  for (const [name, act] of actions) {
    const ofAction = await accessesFor(act);
    accesses.set(name, ofAction);
    const { reads, writes } = costOf(ofAction);
    const byFunction = Map.groupBy(ofAction, ({ functionName }) => functionName);
    const detail = [...byFunction].map(([each, ofFunction]) => {
      const cost = costOf(ofFunction);
      return `${each} ${cost.reads} / ${cost.writes}`;
    });
    rows.push([name, reads, writes, detail.join(', ')]);
    log(`  ${name}: ${reads} reads, ${writes} writes (${detail.join(', ')})`);
  }
  await closeTabs();
  rmSync(operationsLog);
  const purchase = accesses.get('second purchase') ?? [];
  const { reads, writes } = costOf(purchase);
  const byCollection = Map.groupBy(purchase, ({ collection }) => collection);
  return {
    tables: [
      {
        title: 'Each action makes these Firestore reads and writes in the functions',
        head: ['action', 'reads', 'writes', 'by function, reads / writes'],
        rows,
      },
      {
        title: 'The second purchase reads and writes these collections',
        head: ['collection', 'reads', 'writes'],
        rows: [...byCollection].map(([collection, each]) => {
          const cost = costOf(each);
          return [collection, cost.reads, cost.writes];
        }),
      },
    ],
    marks: [
      { name: 'reads per purchase', value: reads, bound: 8 },
      { name: 'writes per purchase', value: writes, bound: 8 },
    ],
  };
}
