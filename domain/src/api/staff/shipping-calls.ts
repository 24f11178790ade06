import * as z from 'zod';
import { carriers } from '../../fulfillment/carrier.ts';
import { calendarDate, lotNumber } from '../../fulfillment/lot.ts';
import { freeLine, freeText } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';

const instant = z.iso.datetime();
const sku = z.string().min(1).max(40);
const maxUnits = 9999;

/** A line may be split across many lots. */
const maxShipmentLines = 200;

const newShipmentLine = z.strictObject({
  sku,
  quantity: z.int().min(1).max(maxUnits),
  lot: lotNumber.nullable(),
  expiry: calendarDate.nullable(),
});

const requestId = '8f14e45f-ceea-4670-a3c2-2a8e1d9b2b10';
const line = { sku: 'I4510', quantity: 2, lot: 'A1', expiry: '2029-05-31' };

export const shippingCalls = {
  /**
   * Ships an order, or the replacements of a return. `requestId` is the shipment's ID, so a repeated
   * call doesn't create a second shipment.
   */
  createShipment: {
    request: z
      .strictObject({
        subject: z.union([
          z.strictObject({ orderId: documentId }),
          z.strictObject({ rmaNumber: documentId }),
        ]),
        requestId: z.uuid(),
        lines: z.array(newShipmentLine).min(1).max(maxShipmentLines),
        carrier: z.enum(carriers),
        trackingNumber: freeLine(40).min(1).nullable(),
        /** Lots whose known expiry is wrong, because staff checked the label. */
        correctedLots: z
          .array(z.strictObject({ sku, lot: lotNumber }))
          .max(maxShipmentLines)
          .optional(),
      })
      .meta({
        examples: [
          {
            subject: { orderId: 'o1' },
            requestId,
            lines: [line],
            carrier: 'ups',
            trackingNumber: '1Z999AA10123456784',
          },
        ],
      }),
    response: z
      .object({ shipmentId: z.string(), releaseAt: instant })
      .meta({ examples: [{ shipmentId: requestId, releaseAt: '2026-11-01T12:00:00Z' }] }),
    audited: {
      'create-shipment': { en: 'Shipment packed', es: 'Envío empacado' },
      'correct-lot-expiry': { en: 'Lot’s expiry corrected', es: 'Vencimiento del lote corregido' },
    },
  },
  undoShipment: {
    request: z.strictObject({ shipmentId: documentId }).meta({
      examples: [{ shipmentId: requestId }],
    }),
    response: z.object({ shipmentId: z.string() }).meta({ examples: [{ shipmentId: requestId }] }),
    audited: { 'undo-shipment': { en: 'Shipment undone', es: 'Envío deshecho' } },
  },
  releaseShipment: {
    request: z.strictObject({ shipmentId: documentId }).meta({
      examples: [{ shipmentId: requestId }],
    }),
    response: z.object({ shipmentId: z.string() }).meta({ examples: [{ shipmentId: requestId }] }),
    audited: { 'release-shipment': { en: 'Shipment released', es: 'Envío liberado' } },
  },
  setLotHold: {
    request: z
      .strictObject({ sku, lot: lotNumber, hold: z.boolean(), reason: freeText(1000).min(1) })
      .meta({ examples: [{ sku: 'I4510', lot: 'A1', hold: true, reason: 'Under test.' }] }),
    response: z
      .object({ sku: z.string(), lot: z.string(), hold: z.boolean() })
      .meta({ examples: [{ sku: 'I4510', lot: 'A1', hold: true }] }),
    audited: {
      'hold-lot': { en: 'Lot put on hold', es: 'Lote retenido' },
      'unhold-lot': { en: 'Hold lifted', es: 'Retención levantada' },
    },
  },
  /** The counts shown in the staff navigation. */
  readWorkCounts: {
    request: z.strictObject({}).meta({ examples: [{}] }),
    response: z
      .object({
        waiting: z.int().nonnegative(),
        attention: z.int().nonnegative(),
        unread: z.int().nonnegative(),
        toShip: z.int().nonnegative(),
        returns: z.int().nonnegative(),
        complaints: z.int().nonnegative(),
        overdueComplaints: z.int().nonnegative(),
        expiringLicenses: z.int().nonnegative(),
      })
      .meta({
        examples: [
          {
            ...{ waiting: 2, attention: 1, unread: 4, toShip: 3 },
            ...{ returns: 1, complaints: 1, overdueComplaints: 0, expiringLicenses: 2 },
          },
        ],
      }),
  },
} as const;
