import { createHash, randomInt } from 'node:crypto';
import { maxCheckouts, paceWindowMs } from '@dental-shop/domain/checkout/checkout-pace';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { typedCollection } from '../firestore/typed-collection.ts';

/** How often something was done within one span of time, which the document's id names. */
interface Bucket {
  count: number;
  expireAt: Timestamp;
}

export interface Limit {
  /** What is counted: the beginning of the documents' ids. */
  name: string;
  /**
   * Whose; an e-mail address, for one, which is kept as its hash alone. Without it, everybody's.
   */
  key?: string;
  max: number;
  windowMs: number;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Everything that is limited, and how much of it is allowed within how long. None that refuses strangers
 * is everybody's together: whoever used it up would close the door to all others.
 */
export const rateLimits = {
  /**
   * Each sends a mail to an address that nobody has verified, so it is counted by the mailbox, as
   * `mailboxOf` finds it, and by the network, as `bucketOf` does.
   */
  messagesOfMailbox: { name: 'contact', max: 5, windowMs: hourMs },
  messagesOfNetwork: { name: 'contact-network', max: 20, windowMs: hourMs },
  /** Of everybody together: what the office gets one by one. Refuses nobody. See docs/decisions/018. */
  messageNotices: { name: 'message-notices', max: 50, windowMs: hourMs },
  registrationsOfMailbox: { name: 'registration', max: 5, windowMs: dayMs },
  /** A clinic or a course that registers together has one network. */
  registrationsOfNetwork: { name: 'registration-network', max: 20, windowMs: hourMs },
  /** Each sends another mail to an address that is not verified as yet. */
  verificationsOfMailbox: { name: 'verification', max: 5, windowMs: hourMs },
  verificationsOfNetwork: { name: 'verification-network', max: 20, windowMs: hourMs },
  /** Of one account: each sends an email to an address that may be somebody else's. */
  emailChanges: { name: 'email-change', max: 5, windowMs: dayMs },
  passwordNotices: { name: 'password-notice', max: 5, windowMs: hourMs },
  emailSyncsOfNetwork: { name: 'email-sync', max: 20, windowMs: hourMs },
  /**
   * Everything above that one proxy passes on, so that someone who calls from a machine in Google's
   * cloud and forges a new address each time doesn't escape the limits. About 17 networks would have
   * to use up theirs before this refuses the visitors of one of Hosting's proxies.
   */
  formsOfProxy: { name: 'forms-proxy', max: 1000, windowMs: hourMs },
  /** What the office gets one by one; refuses nobody. See docs/decisions/018. */
  registrationNotices: { name: 'registration-notices', max: 10, windowMs: hourMs },
  /**
   * Of one account, each kind by itself. No person comes near it: a payment takes two requests. A
   * program that tries stolen cards, or ids of other customers' cards, does.
   */
  paymentRequests: { name: 'payment-intents', max: 100, windowMs: 10 * minuteMs },
  savedCardRequests: { name: 'saved-cards', max: 100, windowMs: 10 * minuteMs },
  /** Of one account: what the server creates for a client that names none, as many as a browser may. */
  openedCheckouts: { name: 'opened-checkouts', max: maxCheckouts, windowMs: paceWindowMs },
  /** Of one account: enough for whoever reads the explanations in between, too few to try answers. */
  quizAttempts: { name: 'certificate', max: 20, windowMs: hourMs },
  /**
   * Of one account, invoices and certificates together: each keeps an instance of the API busy, and whoever
   * is signed in may ask. No office prints one a minute.
   */
  pdfs: { name: 'pdfs', max: 60, windowMs: hourMs },
  /** Of one account: it reads all that is kept of it. */
  accountExports: { name: 'account-export', max: 5, windowMs: hourMs },
  accountDeletions: { name: 'account-deletion', max: 10, windowMs: hourMs },
  /**
   * What browsers report ends up in the log, and anyone can send a report. One network can't use up
   * the day's total, which caps the cost of the log.
   */
  pageErrorsOfNetwork: { name: 'page-errors-network', max: 60, windowMs: dayMs },
  pageErrors: { name: 'page-errors', max: 1000, windowMs: dayMs },
  policyReportsOfNetwork: { name: 'policy-reports-network', max: 60, windowMs: dayMs },
  policyReports: { name: 'policy-reports', max: 1000, windowMs: dayMs },
} as const satisfies Record<string, Limit>;

/** One document for each limit, person and window. `now` is in ms since 1970. */
export function bucketId({ name, key, windowMs }: Limit, now: number): string {
  const person = key === undefined ? 'all' : createHash('sha256').update(key).digest('hex');
  return `${name}-${person}-${Math.floor(now / windowMs)}`;
}

/**
 * Rate limit with fixed windows: counts one more, and says whether it is still within the limit.
 * Each request counts itself before it looks, so that no number of simultaneous ones pass together;
 * and once the limit is reached nothing is written any more, so that a flood costs reads alone.
 */
export async function countWithinLimit(
  firestore: Firestore,
  limit: Limit,
  now = Date.now(),
): Promise<boolean> {
  const bucket = typedCollection<Bucket>(firestore, 'rateLimits').doc(bucketId(limit, now));
  const isWithin = async (max: number) => ((await bucket.get()).data()?.count ?? 0) <= max;
  if (!(await isWithin(limit.max - 1))) return false;
  const expireAt = Timestamp.fromMillis(now + 2 * limit.windowMs);
  await bucket.set({ count: FieldValue.increment(1), expireAt }, { merge: true });
  return isWithin(limit.max);
}

/** Refuses with `too-many-requests` what is beyond the limit, until the window ends. */
export async function requireWithinLimit(
  firestore: Firestore,
  limit: Limit,
  now = Date.now(),
): Promise<void> {
  if (await countWithinLimit(firestore, limit, now)) return;
  const retryAfterMs = limit.windowMs - (now % limit.windowMs);
  throw new Refusal('too-many-requests', { retryAfterMs });
}

/**
 * Behind Google's front end every request has a network. Those of a developer's machine have none and
 * would share one for an hour: a short window stops a flood and lets the next tests begin.
 */
const unknownNetworkWindowMs = 2 * 1000;

/** The limit for the requests of one network, as `bucketOf` names it. */
export function limitOfNetwork(limit: Limit, network: string | undefined): Limit {
  return network === undefined
    ? { ...limit, key: 'unknown', windowMs: Math.min(limit.windowMs, unknownNetworkWindowMs) }
    : { ...limit, key: network };
}

/** So many documents share the counting of an alarm: all visitors' requests pass there. */
const alarmShards = 10;

/** Logs where everybody together does more than usual; an alert follows the log. Refuses nobody. */
export async function watchForFlood(
  firestore: Firestore,
  { name, max, windowMs }: Limit,
): Promise<void> {
  const key = String(randomInt(alarmShards));
  const shard = { name: `${name}-flood`, key, max: Math.ceil(max / alarmShards), windowMs };
  if (!(await countWithinLimit(firestore, shard))) {
    warn('More requests than usual', { of: name, max, windowMs });
  }
}

/** What nobody has seen on a busy day. */
export const usualBounds = {
  messages: { name: 'contact', max: 100, windowMs: hourMs },
  registrations: { name: 'registration', max: 100, windowMs: hourMs },
} as const satisfies Record<string, Limit>;
