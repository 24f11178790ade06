import * as z from 'zod';
import { documentId } from '../document-id.ts';

/** Input of the staff call `readOrderHistory`. */
export const readOrderHistoryRequest = z
  .strictObject({ orderId: documentId })
  .meta({ examples: [{ orderId: 'o1' }] });

const instant = z.iso.datetime();

/** A Stripe event that the shop has processed; `type` is Stripe's word. */
const paymentEvent = z.object({ id: z.string(), type: z.string(), receivedAt: instant });
export type PaymentEvent = z.infer<typeof paymentEvent>;

/**
 * `waiting`: for a retry, or for the first attempt of a mail that may still be withdrawn.
 * `abandoned`: the last retry has failed.
 */
const deliveryState = z.enum(['queued', 'sending', 'waiting', 'delivered', 'abandoned']);
export type DeliveryState = z.infer<typeof deliveryState>;

/** A mail about the order, to the customer or to the office. */
const orderMail = z.object({
  id: z.string(),
  template: z.string(),
  to: z.string(),
  state: deliveryState,
  attempts: z.int(),
  createdAt: instant,
});
export type OrderMail = z.infer<typeof orderMail>;

/** One action of a staff member on the order. */
const orderAuditEntry = z.object({
  id: z.string(),
  /** Their e-mail address; the uid where the account is gone. */
  who: z.string(),
  what: z.string(),
  when: instant,
  why: z.string().nullable(),
  /** For a refund: `asked` in cents, null for all that was left, and what became of it. */
  refund: z
    .object({ asked: z.int().nullable(), state: z.enum(['asked', 'made', 'refused']) })
    .nullable(),
});
export type OrderAuditEntry = z.infer<typeof orderAuditEntry>;

/** Each list begins with the oldest. */
export const readOrderHistoryResponse = z
  .object({
    events: z.array(paymentEvent),
    mails: z.array(orderMail),
    audit: z.array(orderAuditEntry),
  })
  .meta({
    examples: [
      {
        events: [
          { id: 'evt_1', type: 'payment_intent.succeeded', receivedAt: '2026-11-01T12:00:00Z' },
        ],
        mails: deliveryState.options.map((state) => ({
          id: 'm1',
          template: 'order-confirmation',
          to: 'ana@example.com',
          state,
          attempts: 1,
          createdAt: '2026-11-01T12:00:00Z',
        })),
        audit: ['asked', 'made', 'refused'].map((state) => ({
          id: 'a1',
          who: 'staff@example.com',
          what: 'refund',
          when: '2026-11-01T12:00:00Z',
          why: null,
          refund: { asked: null, state },
        })),
      },
    ],
  });
export type ReadOrderHistoryResponse = z.infer<typeof readOrderHistoryResponse>;
