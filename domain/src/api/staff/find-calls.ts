import * as z from 'zod';
import { accountStatus } from '../../account/account-status.ts';
import { complaintStates } from '../../complaints/complaint.ts';
import { contactMessageState } from '../../contact/contact-message.ts';
import { maxQueryLength } from '../../find/find-query.ts';
import { orderStatuses } from '../../order/order-status.ts';
import { returnStates } from '../../returns/return-transitions.ts';
import { freeLine } from '../../text/free-text.ts';

/** The maximum number of results of each kind. The lists show the rest. */
export const maxFound = 5;

const instant = z.iso.datetime();
const id = z.string();

const foundAccount = z.object({
  id,
  name: z.string(),
  email: z.string(),
  status: accountStatus,
});

const foundOrder = z.object({
  id,
  number: z.string().nullable(),
  customerName: z.string(),
  /** In cents. */
  amount: z.int(),
  currency: z.string(),
  status: z.enum(orderStatuses),
  createdAt: instant,
});

const foundShipment = z.object({
  id,
  /** Exactly one of `orderId` and `rmaNumber` is set. */
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  rmaNumber: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  lots: z.array(z.string()),
  customerName: z.string(),
  state: z.enum(['held', 'released', 'undone']),
  shippedAt: instant,
});

const foundReturn = z.object({
  /** The RMA number. */
  id,
  customerName: z.string(),
  state: z.enum(returnStates),
  createdAt: instant,
});

const foundComplaint = z.object({
  id,
  number: z.string(),
  customerName: z.string(),
  sku: z.string(),
  lot: z.string().nullable(),
  state: z.enum(complaintStates),
});

const foundMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  state: contactMessageState,
  createdAt: instant,
});

function group<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row).max(maxFound),
    /** True if nothing matches exactly, and `rows` contains names that differ by a typo. */
    isSimilar: z.boolean(),
    /**
     * True if there may be more matches. `rows` can then be empty, because the search only compares the newest records
     * with the whole query.
     */
    hasMore: z.boolean(),
  });
}

const day = '2026-11-01T12:00:00Z';
const only = <Row>(row: Row) => ({ rows: [row], isSimilar: false, hasMore: false });
const none = { rows: [], isSimilar: false, hasMore: false };

export const findCalls = {
  /** Not audited: it's called while staff type, and returns the same data as the lists. */
  findAnything: {
    request: z
      .strictObject({ query: freeLine(maxQueryLength).min(1) })
      .meta({ examples: [{ query: 'K7QM-3XWT' }] }),
    response: z
      .object({
        accounts: group(foundAccount),
        orders: group(foundOrder),
        shipments: group(foundShipment),
        returns: group(foundReturn),
        complaints: group(foundComplaint),
        messages: group(foundMessage),
      })
      .meta({
        examples: [
          {
            accounts: only({ id: 'u1', name: 'Ana', email: 'ana@x.example', status: 'approved' }),
            orders: only({
              ...{ id: 'o1', number: 'K7QM-3XWT', customerName: 'Ana', amount: 12_500 },
              ...{ currency: 'usd', status: 'completed', createdAt: day },
            }),
            shipments: only({
              ...{ id: 's1', orderId: 'o1', orderNumber: 'K7QM-3XWT', rmaNumber: null },
              ...{ trackingNumber: '1Z999AA10123456784', lots: ['A1'], customerName: 'Ana' },
              ...{ state: 'released', shippedAt: day },
            }),
            returns: only({
              id: 'C4DE-7FGH',
              customerName: 'Ana',
              state: 'received',
              createdAt: day,
            }),
            complaints: only({
              ...{ id: 'M8NP-2QRT', number: 'M8NP-2QRT', customerName: 'Ana', sku: 'I4510' },
              ...{ lot: 'A1', state: 'open' },
            }),
            messages: only({
              ...{ id: 'm1', name: 'Ana', email: 'ana@x.example', subject: 'Delivery' },
              ...{ state: 'new', createdAt: day },
            }),
          },
          {
            ...{ accounts: none, orders: none, shipments: none, returns: none },
            ...{ complaints: none, messages: none },
          },
        ],
      }),
  },
} as const;

export type FoundGroups = z.infer<(typeof findCalls.findAnything)['response']>;
export type FoundKind = keyof FoundGroups;
export type Found<Kind extends FoundKind> = FoundGroups[Kind]['rows'][number];
