import { Timestamp } from 'firebase-admin/firestore';
import { adminAuth, database } from '../shop/database.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

/** Every document, account and payment by its name, with what changes when it is written. */
export type World = ReadonlyMap<string, string>;

/** Counters of requests: to be counted is not to have an effect. */
const ignoredCollections = ['rateLimits'];

/** A payment from each end of Stripe's lists: a change of an older one shows as a new event. */
const newestPage = { limit: 100 } as const;

async function documents(): Promise<[string, string][]> {
  const collections = (await database.listCollections()).filter(
    ({ id }) => !ignoredCollections.includes(id),
  );
  const found = await Promise.all(collections.map((collection) => collection.select().get()));
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

async function readWorld(): Promise<World> {
  return new Map((await Promise.all([documents(), accounts(), payments()])).flat());
}

/** What differs between two states, by name; nothing where they are the same. */
export function changesBetween(before: World, after: World): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

/** Other tests leave what is never sent or delivered: only what has just begun is waited for. */
const maxWayMs = 60_000;

/** Mails about decisions wait, in case they are undone: they leave now, unless they are held back. */
async function sendHeldMails(): Promise<void> {
  const held = await database.collection('mail').where('delivery.state', '==', 'waiting').get();
  const untried = held.docs.filter(
    (each) => each.get('delivery.attempts') === 0 && each.get('delivery.dueAt') !== null,
  );
  if (untried.length === 0) return;
  await Promise.all(untried.map(({ ref }) => ref.update({ 'delivery.dueAt': Timestamp.now() })));
  await runSchedule('sweepMail');
}

/** Whether a mail or a webhook is on its way, or claims that follow a decision. */
async function isSomethingOnItsWay(): Promise<boolean> {
  await sendHeldMails();
  const since = Timestamp.fromMillis(Date.now() - maxWayMs);
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

/**
 * The state once nothing moves any more: triggers, mails and webhooks that are on their way come to
 * their end first, so that none is taken for the effect of what follows, or missed.
 */
export async function settledWorld(): Promise<World> {
  let last = await readWorld();
  return waitFor(
    'database and Stripe to be at rest',
    async () => {
      if (await isSomethingOnItsWay()) return undefined;
      const before = last;
      last = await readWorld();
      return changesBetween(before, last).length === 0 && last;
    },
    180_000,
  );
}
