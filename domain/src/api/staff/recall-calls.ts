import * as z from 'zod';
import { lotNumber, lotSortKey } from '../../fulfillment/lot.ts';
import { language } from '../../language/language.ts';
import { freeLine, freeText } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';
import { deliveryState } from './order-calls.ts';

const sku = z.string().trim().min(1).max(40);
const count = z.int().nonnegative();
const instant = z.iso.datetime();

/** A larger recall must be split, so some customers get several emails. */
export const maxRecallLots = 300;

export const maxRecallSubject = 120;
export const maxRecallMessage = 4000;

const lots = z.array(lotNumber).min(1).max(maxRecallLots);

/** A range includes both ends and every shipped lot between them; see `lotSortKey`. */
export const lotSelection = z.union([
  z.strictObject({ sku, lots }),
  z
    .strictObject({ sku, from: lotNumber, to: lotNumber })
    .refine(({ from, to }) => lotSortKey(from) <= lotSortKey(to), { path: ['to'] }),
]);
export type LotSelection = z.infer<typeof lotSelection>;

/**
 * Not validated like new addresses: a single old address that exceeds today's limits must not make the whole recall
 * fail.
 */
const address = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
});

const consignee = {
  uid: z.string(),
  name: z.string(),
  /** Empty if the account was deleted. */
  email: z.string(),
  language,
  address: address.nullable(),
};

const recipient = z.object({
  ...consignee,
  quantity: count,
  returned: count,
  /** One row for each lot in a shipment, with the name and address it was shipped to. */
  shipments: z.array(
    z.object({
      shipmentId: z.string(),
      orderId: z.string().nullable(),
      orderNumber: z.string().nullable(),
      rmaNumber: z.string().nullable(),
      shippedAt: instant,
      name: z.string(),
      address: address.nullable(),
      lot: z.string(),
      quantity: count,
      returned: count,
    }),
  ),
});
export type LotRecipient = z.infer<typeof recipient>;

const textInBoth = (text: z.ZodString) => z.strictObject({ en: text.min(1), es: text.min(1) });

/** The text of the email, to which the layout adds the device, the lots, and the link. */
export const recallContent = z.strictObject({
  sku,
  lots,
  subject: textInBoth(freeLine(maxRecallSubject)),
  message: textInBoth(freeText(maxRecallMessage)),
});
export type RecallContent = z.infer<typeof recallContent>;

const exampleContent = {
  sku: 'I4510',
  lots: ['A1'],
  subject: { en: 'Recall', es: 'Retiro' },
  message: { en: 'Stop using it.', es: 'Deje de usarlo.' },
};
const exampleId = '8f14e45f-ceea-4670-a3c2-2a8e1d9b2b10';
const exampleConsignee = {
  uid: 'u1',
  name: 'Ana',
  email: 'ana@example.com',
  language: 'en' as const,
  address: null,
};
const recallId = z
  .strictObject({ recallId: documentId })
  .meta({ examples: [{ recallId: exampleId }] });
const result = z.object({ recallId: z.string() }).meta({ examples: [{ recallId: exampleId }] });

const effectivenessRow = z.object({
  ...consignee,
  quantity: count,
  returned: count,
  lots: z.array(z.string()),
  /** Null if the consignee has no email address, or if the email is no longer stored. */
  delivery: deliveryState.nullable(),
  deliveredAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
});
export type EffectivenessRow = z.infer<typeof effectivenessRow>;

export const recallCalls = {
  findLotRecipients: {
    request: lotSelection.meta({
      examples: [
        { sku: 'I4510', lots: ['A1'] },
        { sku: 'I4510', from: 'A1', to: 'A9' },
      ],
    }),
    response: z
      .object({ sku: z.string(), lots: z.array(z.string()), recipients: z.array(recipient) })
      .meta({
        examples: [
          {
            sku: 'I4510',
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
                    name: 'Ana',
                    address: null,
                    lot: 'A1',
                    quantity: 2,
                    returned: 0,
                  },
                ],
              },
            ],
          },
        ],
      }),
    audited: {
      'find-lot-recipients': { en: 'Recipients viewed', es: 'Destinatarios consultados' },
    },
  },
  /** Creates a draft, or replaces the draft that has this ID. */
  saveRecall: {
    request: z
      .strictObject({ recallId: z.uuid(), ...recallContent.shape })
      .meta({ examples: [{ recallId: exampleId, ...exampleContent }] }),
    response: result,
    audited: { 'save-recall': { en: 'Draft saved', es: 'Borrador guardado' } },
  },
  /** Only works for drafts. */
  discardRecall: {
    request: recallId,
    response: result,
    audited: { 'discard-recall': { en: 'Draft discarded', es: 'Borrador descartado' } },
  },
  /** Renders the email exactly as consignees receive it, except for the acknowledgment link. */
  previewRecall: {
    request: recallContent.meta({ examples: [exampleContent] }),
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
  /**
   * Puts the lots on hold, and emails each consignee once. A repeated call only notifies customers who have received
   * more units since the previous call. The request includes the content that the caller saw, in case a colleague has
   * changed it since.
   */
  sendRecall: {
    request: z
      .strictObject({ recallId: documentId, ...recallContent.shape })
      .meta({ examples: [{ recallId: exampleId, ...exampleContent }] }),
    response: z
      .object({
        recallId: z.string(),
        consignees: count,
        /** Consignees without an email address. */
        unreachable: count,
      })
      .meta({ examples: [{ recallId: exampleId, consignees: 3, unreachable: 0 }] }),
    needsRecentSignIn: true,
    audited: { 'send-recall': { en: 'Recall sent', es: 'Retiro enviado' } },
  },
  readRecall: {
    request: recallId,
    response: z
      .object({
        rows: z.array(effectivenessRow),
        /** Customers who received units from these lots but haven't been notified about them. */
        unnotified: count,
      })
      .meta({
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
            unnotified: 0,
          },
        ],
      }),
  },
} as const;
