import { Timestamp } from 'firebase-admin/firestore';
import { adminAuth, database } from '../shop/database.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

/** Fingerprints of all documents, accounts and payments, by name. */
export type StateSnapshot = ReadonlyMap<string, string>;

/** Request counters change on every request. */
const ignoredCollections = ['rateLimits'];

/** The latest entries are enough, because changing an older one creates a new event. */
const newestPage = { limit: 100 } as const;

async function documents(): Promise<[string, string][]> {
  const collections = (await database.listCollections()).filter(
    ({ id }) => !ignoredCollections.includes(id),
  );
  const all = [...collections, database.collectionGroup('consignees')];
  const found = await Promise.all(all.map((collection) => collection.select().get()));
  return found.flatMap(({ docs }) =>
    docs.map(({ ref, updateTime }): [string, string] => [
      ref.path,
      `${updateTime.seconds}.${updateTime.nanoseconds}`,
    ]),
  );
}

async function accounts(pageToken?: string): Promise<[string, string][]> {
  const { users, pageToken: next } = await adminAuth.listUsers(1_000, pageToken);
  const page = users.map((account): [string, string] => {
    const { uid, email, emailVerified, disabled, customClaims, tokensValidAfterTime } = account;
    return [
      `account ${uid}`,
      JSON.stringify([email, emailVerified, disabled, customClaims, tokensValidAfterTime]),
    ];
  });
  return next === undefined ? page : [...page, ...(await accounts(next))];
}

async function payments(): Promise<[string, string][]> {
  const lists = await Promise.all([
    stripe.events.list(newestPage),
    stripe.paymentIntents.list(newestPage),
    stripe.customers.list(newestPage),
    stripe.refunds.list(newestPage),
  ]);
  return lists.flatMap(({ data }) =>
    data.map((each): [string, string] => [`Stripe ${each.id}`, JSON.stringify(each)]),
  );
}

async function readSnapshot(): Promise<StateSnapshot> {
  return new Map((await Promise.all([documents(), accounts(), payments()])).flat());
}

export function changesBetween(before: StateSnapshot, after: StateSnapshot): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

/** Ignores older work, because other tests leave unsent emails behind. */
const maxPendingMs = 60_000;

/** Sends email about decisions without waiting for the undo period. */
async function sendHeldMails(): Promise<void> {
  const heldMails = await database
    .collection('mail')
    .where('delivery.state', '==', 'waiting')
    .get();
  const untried = heldMails.docs.filter(
    (each) => each.get('delivery.attempts') === 0 && each.get('delivery.dueAt') !== null,
  );
  if (untried.length === 0) return;
  await Promise.all(untried.map(({ ref }) => ref.update({ 'delivery.dueAt': Timestamp.now() })));
  await runSchedule('sweepMail');
}

async function hasPendingWork(): Promise<boolean> {
  await sendHeldMails();
  const since = Timestamp.fromMillis(Date.now() - maxPendingMs);
  const [mails, decided, events] = await Promise.all([
    database.collection('mail').where('createdAt', '>', since).get(),
    database.collection('users').where('decidedAt', '>', since).get(),
    stripe.events.list({ ...newestPage, created: { gt: since.seconds } }),
  ]);
  return (
    mails.docs.some((mail) => ['queued', 'sending'].includes(mail.get('delivery.state'))) ||
    decided.docs.some((user) => (user.get('claimsSetAt') ?? 0) < user.get('decidedAt')) ||
    events.data.some(({ pending_webhooks }) => pending_webhooks > 0)
  );
}

/** Waits for triggers, email and webhooks to finish, so the next cases aren't blamed for them. */
export async function settledSnapshot(): Promise<StateSnapshot> {
  let last = await readSnapshot();
  return waitFor(
    'database and Stripe to be at rest',
    async () => {
      if (await hasPendingWork()) return undefined;
      const before = last;
      last = await readSnapshot();
      return changesBetween(before, last).length === 0 && last;
    },
    180_000,
  );
}
