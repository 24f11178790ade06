import * as z from 'zod';

const maxMs = 600_000;

const milliseconds = z.int().min(0).max(maxMs);
const amount = z.int().min(1).max(100);

const often = {
  probability: z.number().min(0).max(1).default(1),
  /** With probability 1: the first n matching events or requests. */
  times: z.int().min(1).optional(),
};

/** An event type or a prefix such as `charge.*`. */
const events = { ...often, type: z.string().min(1).default('*') };

const webhookRule = z.discriminatedUnion('fault', [
  /** The event is never delivered, as if every retry had failed. */
  z.strictObject({ ...events, fault: z.literal('drop') }),
  z.strictObject({ ...events, fault: z.literal('duplicate'), more: amount.default(1) }),
  z.strictObject({ ...events, fault: z.literal('delay'), ms: milliseconds }),
  /** Waits until a later event was sent, at most `ms`. */
  z.strictObject({ ...events, fault: z.literal('reorder'), ms: milliseconds.default(5_000) }),
  /** Sends each attempt as several simultaneous requests. */
  z.strictObject({ ...events, fault: z.literal('concurrent'), requests: amount.default(2) }),
  /** Signs the first attempts with an old timestamp; Stripe's SDK tolerates 300 seconds. */
  z.strictObject({
    ...events,
    fault: z.literal('stale-timestamp'),
    attempts: amount.default(1),
    seconds: z.int().min(1).default(600),
  }),
  z.strictObject({ ...events, fault: z.literal('wrong-secret'), attempts: amount.default(1) }),
  /**
   * The first attempts fail `before` reaching the endpoint, or `after` its response, so that it
   * gets the event again.
   */
  z.strictObject({
    ...events,
    fault: z.literal('fail'),
    attempts: amount.default(1),
    when: z.enum(['before', 'after']).default('before'),
  }),
]);

/** `*` in the path matches any characters. */
const requests = {
  ...often,
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  path: z.string().startsWith('/v1/').default('/v1/*'),
  /** Before or after the request took effect. */
  when: z.enum(['before', 'after']).default('before'),
};

const requestRule = z.discriminatedUnion('fault', [
  /** Status 500. After the effect, the idempotency key stores it, as in Stripe. */
  z.strictObject({ ...requests, fault: z.literal('error') }),
  /** Status 429. */
  z.strictObject({ ...requests, fault: z.literal('rate-limit') }),
  /** Closes the connection without a response. */
  z.strictObject({ ...requests, fault: z.literal('cut') }),
  z.strictObject({ ...requests, fault: z.literal('slow'), ms: milliseconds }),
  /** Waits until the faults are replaced or removed. */
  z.strictObject({ ...requests, fault: z.literal('hold') }),
]);

/** Body of POST `/_faults`; replaces earlier settings. */
export const faultSettings = z.strictObject({
  /** Makes faults reproducible for the same events and requests. */
  seed: z.int().default(1),
  /** Before the nth retry of a webhook. */
  retryDelaysMs: z.array(milliseconds).optional(),
  webhooks: z.array(webhookRule).default([]),
  requests: z.array(requestRule).default([]),
});

export type WebhookRule = z.output<typeof webhookRule>;
export type RequestRule = z.output<typeof requestRule>;
export type FaultSettings = z.output<typeof faultSettings>;
/** Fields with a default are optional. */
export type GivenFaults = z.input<typeof faultSettings>;

/** With the number of times each rule applied. */
export interface ShownFaults {
  seed: number;
  retryDelaysMs?: number[] | undefined;
  webhooks: (WebhookRule & { struck: number })[];
  requests: (RequestRule & { struck: number })[];
  /** Events not yet delivered. */
  webhooksWaiting: number;
}
