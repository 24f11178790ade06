import * as z from 'zod';
import { address } from '../../account/address.ts';
import { lotNumber } from '../../fulfillment/lot.ts';
import { language } from '../../language/language.ts';
import { freeLine, freeText } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';
import { deliveryState } from './order-calls.ts';

const sku = z.string().min(1).max(40);
const count = z.int().nonnegative();
const instant = z.iso.datetime();

/** Limits the number of reads; a larger recall needs several searches. */
export const maxRecallLots = 30;

/** A range includes both ends and every shipped lot that sorts between them. */
export const lotSelection = z.union([
  z.strictObject({ sku, lot: lotNumber }),
  z.strictObject({ sku, from: lotNumber, to: lotNumber }),
]);
export type LotSelection = z.infer<typeof lotSelection>;

const consignee = {
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  language,
  address: address.nullable(),
};

const recipient = z.object({
  ...consignee,
  quantity: count,
  returned: count,
  shipments: z.array(
    z.object({
      shipmentId: z.string(),
      orderId: z.string().nullable(),
      orderNumber: z.string().nullable(),
      rmaNumber: z.string().nullable(),
      shippedAt: instant,
      lot: z.string(),
      quantity: count,
    }),
  ),
});
export type LotRecipient = z.infer<typeof recipient>;

const textInBoth = (text: z.ZodString) => z.strictObject({ en: text.min(1), es: text.min(1) });
const recallText = {
  subject: textInBoth(freeLine(120)),
  message: textInBoth(freeText(4000)),
};
const exampleText = {
  subject: { en: 'Recall', es: 'Retiro' },
  message: { en: 'Stop using it.', es: 'Deje de usarlo.' },
};
const exampleConsignee = {
  uid: 'u1',
  name: 'Ana',
  email: 'ana@example.com',
  language: 'en' as const,
  address: null,
};
const recallId = z.strictObject({ recallId: documentId }).meta({ examples: [{ recallId: 'r1' }] });

const effectivenessRow = z.object({
  ...consignee,
  quantity: count,
  returned: count,
  lots: z.array(z.string()),
  delivery: deliveryState,
  deliveredAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
});
export type EffectivenessRow = z.infer<typeof effectivenessRow>;

export const recallCalls = {
  findLotRecipients: {
    request: lotSelection.meta({
      examples: [
        { sku: 'I4510', lot: 'A1' },
        { sku: 'I4510', from: 'A1', to: 'A9' },
      ],
    }),
    response: z.object({ lots: z.array(z.string()), recipients: z.array(recipient) }).meta({
      examples: [
        {
          lots: ['A1'],
          recipients: [
            {
              ...exampleConsignee,
              quantity: 2,
              returned: 0,
              shipments: [
                {
                  shipmentId: 's1',
                  orderId: 'o1',
                  orderNumber: null,
                  rmaNumber: null,
                  shippedAt: '2026-11-01T12:00:00Z',
                  lot: 'A1',
                  quantity: 2,
                },
              ],
            },
          ],
        },
      ],
    }),
  },
  createRecall: {
    request: z
      .strictObject({ sku, lots: z.array(lotNumber).min(1).max(maxRecallLots), ...recallText })
      .meta({ examples: [{ sku: 'I4510', lots: ['A1'], ...exampleText }] }),
    response: z.object({ recallId: z.string() }).meta({ examples: [{ recallId: 'r1' }] }),
  },
  /** Renders the email as consignees get it, apart from the acknowledgment link. */
  previewRecall: {
    request: recallId,
    response: z
      .object({
        en: z.object({ subject: z.string(), html: z.string() }),
        es: z.object({ subject: z.string(), html: z.string() }),
      })
      .meta({
        examples: [
          { en: { subject: 'Recall', html: '<p>' }, es: { subject: 'Retiro', html: '<p>' } },
        ],
      }),
  },
  /** Each consignee gets one email, even if repeated. */
  sendRecall: {
    request: recallId,
    response: z
      .object({ recallId: z.string(), sent: count })
      .meta({ examples: [{ recallId: 'r1', sent: 3 }] }),
    needsRecentSignIn: true,
  },
  readRecall: {
    request: recallId,
    response: z.object({ rows: z.array(effectivenessRow) }).meta({
      examples: [
        {
          rows: [
            {
              ...exampleConsignee,
              quantity: 2,
              returned: 0,
              lots: ['A1'],
              delivery: 'delivered',
              deliveredAt: '2026-11-01T12:00:00Z',
              acknowledgedAt: '2026-11-01T12:00:00Z',
            },
          ],
        },
      ],
    }),
  },
} as const;
