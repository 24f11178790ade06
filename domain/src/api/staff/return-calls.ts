import * as z from 'zod';
import { transactionStatus } from '../../order/transaction.ts';
import { returnedCondition, returnResolution } from '../../returns/return.ts';
import { returnStates } from '../../returns/return-transitions.ts';
import { freeText } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';

export const maxReturnLines = 50;
/** One requested line can become several, one per order; see `planReturn`. */
const maxHandledLines = 500;

const quantity = z.int().min(0).max(9999);
const result = z
  .object({ rmaNumber: z.string(), state: z.enum(returnStates) })
  .meta({ examples: [{ rmaNumber: 'K7QM-3XWT', state: 'accepted' }] });

export const returnCalls = {
  /** A quantity of zero excludes the line. */
  acceptReturn: {
    request: z
      .strictObject({
        rmaNumber: documentId,
        lines: z
          .array(z.strictObject({ id: documentId, quantity }))
          .min(1)
          .max(maxHandledLines),
      })
      .meta({ examples: [{ rmaNumber: 'K7QM-3XWT', lines: [{ id: '0', quantity: 1 }] }] }),
    response: result,
    audited: { 'accept-return': { en: 'Return accepted', es: 'Devolución aceptada' } },
  },
  declineReturn: {
    request: z
      .strictObject({ rmaNumber: documentId, reason: freeText(1000).min(1) })
      .meta({ examples: [{ rmaNumber: 'K7QM-3XWT', reason: 'The packaging was opened.' }] }),
    response: result,
    audited: { 'decline-return': { en: 'Return declined', es: 'Devolución rechazada' } },
  },
  receiveReturn: {
    request: z
      .strictObject({
        rmaNumber: documentId,
        lines: z
          .array(
            z.strictObject({
              id: documentId,
              quantity,
              condition: returnedCondition,
              resolution: returnResolution,
            }),
          )
          .min(1)
          .max(maxHandledLines),
      })
      .meta({
        examples: [
          {
            rmaNumber: 'K7QM-3XWT',
            lines: [{ id: '0', quantity: 1, condition: 'unopened', resolution: 'refund' }],
          },
        ],
      }),
    response: result,
    audited: { 'receive-return': { en: 'Receipt recorded', es: 'Recepción registrada' } },
  },
  /** Queues the replacements, and refunds each order only once if the call is repeated. */
  settleReturn: {
    request: z
      .strictObject({ rmaNumber: documentId })
      .meta({ examples: [{ rmaNumber: 'K7QM-3XWT' }] }),
    response: z
      .object({
        rmaNumber: z.string(),
        state: z.enum(returnStates),
        /** `amount` is in cents. */
        refunds: z.array(
          z.object({ orderId: z.string(), amount: z.int(), status: transactionStatus }),
        ),
      })
      .meta({
        examples: [
          {
            rmaNumber: 'K7QM-3XWT',
            state: 'settled',
            refunds: [{ orderId: 'o1', amount: 100, status: 'completed' }],
          },
        ],
      }),
    needsRecentSignIn: true,
    audited: { 'settle-return': { en: 'Return completed', es: 'Devolución completada' } },
  },
} as const;
