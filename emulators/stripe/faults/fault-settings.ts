import * as z from 'zod';

const maxMs = 600_000;

const milliseconds = z.int().min(0).max(maxMs);
const amount = z.int().min(1).max(100);

const often = {
  probability: z.number().min(0).max(1).default(1),
  /** Limits how many matching events or requests are affected. */
  times: z.int().min(1).optional(),
};

const events = { ...often, type: z.string().min(1).default('*') };

const webhookRule = z.discriminatedUnion('fault', [
  z.strictObject({ ...events, fault: z.literal('drop') }),
  z.strictObject({ ...events, fault: z.literal('duplicate'), more: amount.default(1) }),
  z.strictObject({ ...events, fault: z.literal('delay'), ms: milliseconds }),
  /** Waits until a later event has been sent, but no longer than `ms`. */
  z.strictObject({ ...events, fault: z.literal('reorder'), ms: milliseconds.default(5_000) }),
  z.strictObject({ ...events, fault: z.literal('concurrent'), requests: amount.default(2) }),
  /** Signs the first attempts with an old timestamp; Stripe's SDK tolerates 300 seconds. */
  z.strictObject({
    ...events,
    fault: z.literal('stale-timestamp'),
    attempts: amount.default(1),
    seconds: z.int().min(1).default(600),
  }),
  z.strictObject({ ...events, fault: z.literal('wrong-secret'), attempts: amount.default(1) }),
  /** The first attempts fail, either `before` they reach the endpoint or `after` it responds. */
  z.strictObject({
    ...events,
    fault: z.literal('fail'),
    attempts: amount.default(1),
    when: z.enum(['before', 'after']).default('before'),
  }),
]);

const requests = {
  ...often,
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  path: z.string().startsWith('/v1/').default('/v1/*'),
  when: z.enum(['before', 'after']).default('before'),
};

const requestRule = z.discriminatedUnion('fault', [
  /** Status 500. With `after`, the idempotency key stores this response, as in Stripe. */
  z.strictObject({ ...requests, fault: z.literal('error') }),
  z.strictObject({ ...requests, fault: z.literal('rate-limit') }),
  z.strictObject({ ...requests, fault: z.literal('cut') }),
  z.strictObject({ ...requests, fault: z.literal('slow'), ms: milliseconds }),
  z.strictObject({ ...requests, fault: z.literal('hold') }),
]);

export const faultSettings = z.strictObject({
  seed: z.int().default(1),
  retryDelaysMs: z.array(milliseconds).optional(),
  webhooks: z.array(webhookRule).default([]),
  requests: z.array(requestRule).default([]),
});

export type WebhookRule = z.output<typeof webhookRule>;
export type RequestRule = z.output<typeof requestRule>;
export type FaultSettings = z.output<typeof faultSettings>;
export type FaultSettingsInput = z.input<typeof faultSettings>;

export interface FaultStatus {
  seed: number;
  retryDelaysMs?: number[] | undefined;
  webhooks: (WebhookRule & { applied: number })[];
  requests: (RequestRule & { applied: number })[];
  webhooksWaiting: number;
}
