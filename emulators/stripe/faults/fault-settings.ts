import * as z from 'zod';

const maxMs = 600_000;

const milliseconds = z.int().min(0).max(maxMs);
const amount = z.int().min(1).max(100);

/** How often a rule strikes: with this probability, and at most so many times. */
const often = {
  probability: z.number().min(0).max(1).default(1),
  /** With probability 1: the first n events or requests that the rule is about. */
  times: z.int().min(1).optional(),
};

/** Which events: a type, or its beginning as in `charge.*`. */
const events = { ...often, type: z.string().min(1).default('*') };

const webhookRule = z.discriminatedUnion('fault', [
  /** The endpoint never hears of the event, as if every retry had failed. */
  z.strictObject({ ...events, fault: z.literal('drop') }),
  /** This many more deliveries, one after another, once the endpoint has taken the event. */
  z.strictObject({ ...events, fault: z.literal('duplicate'), more: amount.default(1) }),
  z.strictObject({ ...events, fault: z.literal('delay'), ms: milliseconds }),
  /** Waits until a later event was sent, but for `ms` at most. */
  z.strictObject({ ...events, fault: z.literal('reorder'), ms: milliseconds.default(5_000) }),
  /** Each attempt is this many requests at the same moment. */
  z.strictObject({ ...events, fault: z.literal('concurrent'), requests: amount.default(2) }),
  /** The first attempts are signed with a time long past; Stripe's SDK tolerates 300 seconds. */
  z.strictObject({
    ...events,
    fault: z.literal('stale-timestamp'),
    attempts: amount.default(1),
    seconds: z.int().min(1).default(600),
  }),
  z.strictObject({ ...events, fault: z.literal('wrong-secret'), attempts: amount.default(1) }),
  /**
   * The first attempts fail: `before` the endpoint heard of the event, or `after` it answered, so
   * that it has done its work and is asked again.
   */
  z.strictObject({
    ...events,
    fault: z.literal('fail'),
    attempts: amount.default(1),
    when: z.enum(['before', 'after']).default('before'),
  }),
]);

/** Which requests; `*` in the path stands for any characters. */
const requests = {
  ...often,
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  path: z.string().startsWith('/v1/').default('/v1/*'),
  /** Before or after the request had its effect on the books. */
  when: z.enum(['before', 'after']).default('before'),
};

const requestRule = z.discriminatedUnion('fault', [
  /** Answers 500. After the effect it is kept under the idempotency key, as Stripe keeps it. */
  z.strictObject({ ...requests, fault: z.literal('error') }),
  /** Answers 429. */
  z.strictObject({ ...requests, fault: z.literal('rate-limit') }),
  /** Cuts the connection without an answer. */
  z.strictObject({ ...requests, fault: z.literal('cut') }),
  z.strictObject({ ...requests, fault: z.literal('slow'), ms: milliseconds }),
  /** Waits until the faults are replaced or switched off. */
  z.strictObject({ ...requests, fault: z.literal('hold') }),
]);

/** What is POSTed to `/_faults`; it replaces what was set before. */
export const faultSettings = z.strictObject({
  /** The same seed with the same events and requests gives the same faults. */
  seed: z.int().default(1),
  /** Pauses in ms before the nth retry of a webhook, in place of the usual ones. */
  retryDelaysMs: z.array(milliseconds).optional(),
  webhooks: z.array(webhookRule).default([]),
  requests: z.array(requestRule).default([]),
});

export type WebhookRule = z.output<typeof webhookRule>;
export type RequestRule = z.output<typeof requestRule>;
export type FaultSettings = z.output<typeof faultSettings>;
/** As it is written by hand: what has a default may be left out. */
export type GivenFaults = z.input<typeof faultSettings>;

/** The settings, and how often each rule has struck since they were set. */
export interface ShownFaults {
  seed: number;
  retryDelaysMs?: number[] | undefined;
  webhooks: (WebhookRule & { struck: number })[];
  requests: (RequestRule & { struck: number })[];
  /** Events that will still be sent to the endpoint. */
  webhooksWaiting: number;
}
