import * as z from 'zod';
import { maxLines } from '../../checkout/checkout.ts';
import { transactionStatus } from '../../order/transaction.ts';
import { freeText } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';

export const maxNoteLength = 2000;

const instant = z.iso.datetime();

const paymentEvent = z.object({ id: z.string(), type: z.string(), receivedAt: instant });
export type PaymentEvent = z.infer<typeof paymentEvent>;

/**
 * `waiting`: until the next retry, or while the email can still be withdrawn. `abandoned`: the last
 * retry failed.
 */
export const deliveryState = z.enum(['queued', 'sending', 'waiting', 'delivered', 'abandoned']);
export type DeliveryState = z.infer<typeof deliveryState>;

const orderMail = z.object({
  id: z.string(),
  template: z.string(),
  to: z.string(),
  state: deliveryState,
  attempts: z.int(),
  createdAt: instant,
});
export type OrderMail = z.infer<typeof orderMail>;

const orderAuditEntry = z.object({
  id: z.string(),
  who: z.string(),
  what: z.string(),
  when: instant,
  why: z.string().nullable(),
  /** `asked` is in cents; null means the full remaining amount. `refundId` is Stripe's. */
  refund: z
    .object({
      asked: z.int().nullable(),
      state: z.enum(['asked', 'made', 'refused']),
      refundId: z.string().nullable(),
    })
    .nullable(),
  /** The shipment that was packed, undone, or released. */
  shipmentId: z.string().nullable(),
  /** The note's new text, unless the customer's account was deleted. */
  note: z.string().nullable(),
});
export type OrderAuditEntry = z.infer<typeof orderAuditEntry>;

const refundLine = z.strictObject({
  sku: z.string().min(1).max(40),
  quantity: z.int().min(1).max(9999),
});

export const orderCalls = {
  annotateOrder: {
    request: z
      .strictObject({ orderId: documentId, text: freeText(maxNoteLength) })
      .meta({ examples: [{ orderId: 'o1', text: 'Call before delivery.' }] }),
    response: z.object({ orderId: z.string() }).meta({ examples: [{ orderId: 'o1' }] }),
    audited: { 'annotate-order': { en: 'Note edited', es: 'Nota editada' } },
  },
  readOrderHistory: {
    request: z.strictObject({ orderId: documentId }).meta({ examples: [{ orderId: 'o1' }] }),
    response: z
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
              refund: { asked: null, state, refundId: null },
              shipmentId: null,
              note: null,
            })),
          },
        ],
      }),
  },
  reconcileOrder: {
    request: z
      .union([
        z.strictObject({ orderId: documentId }),
        z.strictObject({ paymentIntentId: z.string().regex(/^pi_[A-Za-z0-9_]{1,250}$/) }),
      ])
      .meta({ examples: [{ paymentIntentId: 'pi_1_a' }, { orderId: 'o1' }] }),
    response: z
      .object({
        outcome: z.enum(['recorded', 'nothing-new']),
        changes: z.array(z.string()),
      })
      .meta({ examples: [{ outcome: 'recorded', changes: ['the order was missing'] }] }),
    audited: { reconcile: { en: 'Payment compared with Stripe', es: 'Pago comparado con Stripe' } },
  },
  refundOrder: {
    request: z
      .strictObject({
        orderId: documentId,
        /** In cents; defaults to the full remaining amount. */
        amount: z.int().min(1).max(99_999_999).optional(),
        /** Refunds these units at the prices paid, instead of an amount. */
        lines: z.array(refundLine).min(1).max(maxLines).optional(),
        reason: freeText(1000).min(1),
        requestId: z.uuid(),
      })
      .refine(({ amount, lines }) => amount === undefined || lines === undefined, {
        path: ['lines'],
      })
      .refine(({ lines = [] }) => new Set(lines.map(({ sku }) => sku)).size === lines.length, {
        path: ['lines'],
      })
      .meta({
        examples: [
          {
            orderId: 'o1',
            amount: 1,
            reason: 'Damaged.',
            requestId: '8f14e45f-ceea-4670-a3c2-2a8e1d9b2b10',
          },
          { orderId: 'o1', reason: 'Damaged.', requestId: '8f14e45f-ceea-4670-a3c2-2a8e1d9b2b10' },
          {
            orderId: 'o1',
            lines: [{ sku: 'I4510', quantity: 1 }],
            reason: 'Damaged.',
            requestId: '8f14e45f-ceea-4670-a3c2-2a8e1d9b2b10',
          },
        ],
      }),
    response: z
      .object({
        refundId: z.string(),
        /** In cents. */
        amount: z.int(),
        status: transactionStatus,
      })
      .meta({ examples: [{ refundId: 're_1', amount: 1, status: 'completed' }] }),
    needsRecentSignIn: true,
    audited: { refund: { en: 'Refund', es: 'Reembolso' } },
  },
} as const;
