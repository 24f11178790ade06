import { createHash, randomInt } from 'node:crypto';
import { maxCheckouts, paceWindowMs } from '@dental-shop/domain/checkout/checkout-pace';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { typedCollection } from '../firestore/typed-collection.ts';

interface Bucket {
  count: number;
  expireAt: Timestamp;
}

export interface Limit {
  name: string;
  /** Stored as a hash. If it's missing, everyone shares the limit. */
  key?: string;
  max: number;
  windowMs: number;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Limits that reject anonymous requests are never global, because one attacker could use them up.
 */
export const rateLimits = {
  /**
   * Each request sends an email to an unverified address, so the limits are per mailbox and per
   * network.
   */
  messagesPerMailbox: { name: 'contact', max: 5, windowMs: hourMs },
  messagesPerNetwork: { name: 'contact-network', max: 20, windowMs: hourMs },
  /**
   * Global, but doesn't reject anyone: the office gets a digest instead. See docs/decisions/018.
   */
  messageNotices: { name: 'message-notices', max: 50, windowMs: hourMs },
  registrationsPerMailbox: { name: 'registration', max: 5, windowMs: dayMs },
  /** A clinic or a class that registers together shares one network. */
  registrationsPerNetwork: { name: 'registration-network', max: 20, windowMs: hourMs },
  verificationsPerMailbox: { name: 'verification', max: 5, windowMs: hourMs },
  verificationsPerNetwork: { name: 'verification-network', max: 20, windowMs: hourMs },
  /** Per account. Each request sends an email to an address that may be someone else's. */
  emailChanges: { name: 'email-change', max: 5, windowMs: dayMs },
  phoneChanges: { name: 'phone-change', max: 20, windowMs: hourMs },
  passwordNotices: { name: 'password-notice', max: 5, windowMs: hourMs },
  emailSyncsPerNetwork: { name: 'email-sync', max: 20, windowMs: hourMs },
  /**
   * Stops attackers in Google's cloud who forge addresses. About 17 networks must reach their own
   * limits before visitors from one Hosting proxy are rejected.
   */
  formsPerProxy: { name: 'forms-proxy', max: 1000, windowMs: hourMs },
  /** Doesn't reject anyone: the office gets a digest instead. */
  registrationNotices: { name: 'registration-notices', max: 10, windowMs: hourMs },
  /** Per account. A payment takes two requests, so only card testers come close. */
  paymentRequests: { name: 'payment-intents', max: 100, windowMs: 10 * minuteMs },
  savedCardRequests: { name: 'saved-cards', max: 100, windowMs: 10 * minuteMs },
  /** Per account. `firestore.rules` sets the same limit for checkouts that browsers create. */
  openedCheckouts: { name: 'opened-checkouts', max: maxCheckouts, windowMs: paceWindowMs },
  /** Per account. Enough for retries after reading the explanations, but too few for guessing. */
  quizAttempts: { name: 'certificate', max: 20, windowMs: hourMs },
  /** Per account. Each request sends an email to the office. */
  returnRequests: { name: 'return-requests', max: 30, windowMs: hourMs },
  /** Per account. Each takes a few reads and writes. */
  stockNotices: { name: 'stock-notices', max: 100, windowMs: hourMs },
  /** Per account. Each PDF keeps an instance busy. */
  pdfs: { name: 'pdfs', max: 60, windowMs: hourMs },
  /** Per admin. Each request sends an email to an address that may be someone else's. */
  staffInvitations: { name: 'staff-invitations', max: 20, windowMs: dayMs },
  accountExports: { name: 'account-export', max: 5, windowMs: hourMs },
  accountDeletions: { name: 'account-deletion', max: 10, windowMs: hourMs },
  /** Tokens can't be guessed, so this only limits the load. A large clinic may share one network. */
  recallAcknowledgmentsPerNetwork: { name: 'recall-acknowledgment', max: 60, windowMs: hourMs },
  /** Caps logging costs, because anyone can send reports. One network can't use up the total. */
  pageErrorsPerNetwork: { name: 'page-errors-network', max: 60, windowMs: dayMs },
  pageErrors: { name: 'page-errors', max: 1000, windowMs: dayMs },
  policyReportsPerNetwork: { name: 'policy-reports-network', max: 60, windowMs: dayMs },
  policyReports: { name: 'policy-reports', max: 1000, windowMs: dayMs },
} as const satisfies Record<string, Limit>;

export function bucketId({ name, key, windowMs }: Limit, now: number): string {
  const person = key === undefined ? 'all' : createHash('sha256').update(key).digest('hex');
  return `${name}-${person}-${Math.floor(now / windowMs)}`;
}

/**
 * Each request counts itself before checking, so simultaneous ones can't both pass. Beyond the
 * limit, requests only read, so a flood doesn't cause writes.
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
 * The network is only unknown on developers' machines. The window is short so the next test can
 * start soon.
 */
const unknownNetworkWindowMs = 2 * 1000;

export function networkLimit(limit: Limit, network: string | undefined): Limit {
  return network === undefined
    ? { ...limit, key: 'unknown', windowMs: Math.min(limit.windowMs, unknownNetworkWindowMs) }
    : { ...limit, key: network };
}

/**
 * Spreads the writes over several documents, because requests from all visitors are counted here.
 */
const floodShards = 10;

/** Only logs, which triggers an alert. */
export async function watchForFlood(
  firestore: Firestore,
  { name, max, windowMs }: Limit,
): Promise<void> {
  const key = String(randomInt(floodShards));
  const shard = { name: `${name}-flood`, key, max: Math.ceil(max / floodShards), windowMs };
  if (!(await countWithinLimit(firestore, shard))) {
    warn('Unusually many requests', { of: name, max, windowMs });
  }
}

export const floodThresholds = {
  messages: { name: 'contact', max: 100, windowMs: hourMs },
  registrations: { name: 'registration', max: 100, windowMs: hourMs },
} as const satisfies Record<string, Limit>;
