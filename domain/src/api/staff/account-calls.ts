import * as z from 'zod';
import { accountDecision, accountStatus, requiresReason } from '../../account/account-status.ts';
import { approvalConcern } from '../../account/approval-concerns.ts';
import { maxSourceLength } from '../../account/license-verification.ts';
import { maxLengths } from '../../account/max-lengths.ts';
import { formerAccountMatch, rememberedStatus } from '../../former-account/former-account.ts';
import { calendarDate } from '../../fulfillment/lot.ts';
import { freeLine, freeText } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';
import { licenseNumber, shippingAddress } from '../register.ts';

const reason = freeText(1000).min(1);

export const alreadyDecided = z.object({
  code: z.literal('already-decided'),
  status: accountStatus,
  decidedBy: z.string().nullable(),
});

export const maxInspected = 30;

export const maxSimilarShown = 3;

/** The other accounts with the same license or name. `accounts` has at most `maxSimilarShown` of them. */
const duplicates = z.object({
  because: z.enum(['license', 'name']),
  count: z.int(),
  accounts: z.array(z.object({ uid: z.string(), name: z.string() })),
});
export type Duplicates = z.infer<typeof duplicates>;

const formerAccountHint = z.object({
  match: formerAccountMatch,
  status: rememberedStatus,
  deletedAt: z.string(),
});

const inspectedAccount = z.object({
  uid: z.string(),
  emailVerified: z.boolean(),
  lastSignInAt: z.string().nullable(),
  duplicates: z.array(duplicates),
  formerAccounts: z.array(formerAccountHint),
});
export type InspectedAccount = z.infer<typeof inspectedAccount>;

/**
 * What happened to the email about an undone decision. `none`: there was no email. `withdrawn`: it was never sent.
 * `uncertain`: the shop tried to send it, so the customer may have received it.
 */
const undoneMail = z.enum(['none', 'withdrawn', 'delivered', 'uncertain']);
export type UndoneMail = z.infer<typeof undoneMail>;

/**
 * The number of flagged orders: paid during an undone approval, and not fully shipped yet. If `hasMore` is true, there
 * may be others that aren't flagged.
 */
const flaggedOrders = z.object({ flagged: z.int(), hasMore: z.boolean() });
export type FlaggedOrders = z.infer<typeof flaggedOrders>;

const confirmedConcerns = z.array(approvalConcern).max(approvalConcern.options.length);

export const accountCalls = {
  decideAccount: {
    request: z
      .strictObject({
        uid: documentId,
        decision: accountDecision,
        reason: reason.optional(),
        /** The status that staff saw; if it has changed, the call fails with `already-decided`. */
        expectedStatus: accountStatus.optional(),
        /** What staff confirmed; if the account raises other concerns, the call fails with `approval-unconfirmed`. */
        confirmed: confirmedConcerns.optional(),
        /** How many accounts staff decide on in one step. It determines how long the email can be withdrawn. */
        batchSize: z.int().min(1).max(100).optional(),
      })
      .refine(({ decision, reason: why }) => !requiresReason(decision) || why !== undefined, {
        path: ['reason'],
      })
      .meta({
        examples: [
          {
            ...{ uid: 'u1', decision: 'decline', reason: 'No license.', expectedStatus: 'pending' },
            ...{ confirmed: ['email-not-verified'], batchSize: 2 },
          },
          { uid: 'u1', decision: 'decline', reason: 'No license.' },
        ],
      }),
    response: z
      .object({
        uid: z.string(),
        status: accountStatus,
        auditId: z.string().nullable(),
      })
      .meta({ examples: [{ uid: 'u1', status: 'declined', auditId: null }] }),
    audited: {
      approve: { en: 'Approved', es: 'Aprobación' },
      decline: { en: 'Declined', es: 'Rechazo' },
      suspend: { en: 'Suspended', es: 'Suspensión' },
      reinstate: { en: 'Reinstated', es: 'Reactivación' },
    },
  },
  /** Undoes an account's latest decision, no matter which staff member made it. */
  undoDecision: {
    request: z
      .strictObject({
        auditId: documentId,
        /** Works as in `decideAccount`. Needed only if the undo approves the account again. */
        confirmed: confirmedConcerns.optional(),
      })
      .meta({ examples: [{ auditId: 'a1', confirmed: ['license-expired'] }, { auditId: 'a1' }] }),
    response: z
      .object({
        uid: z.string(),
        status: accountStatus,
        mail: undoneMail,
        orders: flaggedOrders,
      })
      .meta({
        examples: [
          {
            ...{ uid: 'u1', status: 'pending', mail: 'withdrawn' },
            orders: { flagged: 0, hasMore: false },
          },
        ],
      }),
    audited: { undo: { en: 'Decision undone', es: 'Decisión deshecha' } },
  },
  inspectAccounts: {
    request: z
      .strictObject({ uids: z.array(documentId).min(1).max(maxInspected) })
      .meta({ examples: [{ uids: ['u1', 'u2'] }] }),
    response: z.object({ accounts: z.array(inspectedAccount) }).meta({
      examples: [
        {
          accounts: [
            {
              uid: 'u1',
              emailVerified: false,
              lastSignInAt: '2026-11-01T12:00:00Z',
              duplicates: [
                { because: 'license', count: 1, accounts: [{ uid: 'u2', name: 'Ana' }] },
                { because: 'name', count: 5, accounts: [{ uid: 'u3', name: 'Ana' }] },
              ],
              formerAccounts: [
                { match: 'license', status: 'suspended', deletedAt: '2026-11-01T12:00:00Z' },
              ],
            },
          ],
        },
      ],
    }),
    audited: { 'inspect-accounts': { en: 'Accounts viewed', es: 'Cuentas consultadas' } },
  },
  verifyLicense: {
    request: z
      .strictObject({
        uid: documentId,
        source: freeLine(maxSourceLength).min(1),
        /** The number that staff checked; if it has changed, the call fails with `license-changed`. */
        licenseNumber,
        licenseExpiry: calendarDate.nullable(),
      })
      .meta({
        examples: [
          {
            ...{ uid: 'u1', source: 'Nevada State Board', licenseNumber: 'NV-1' },
            licenseExpiry: '2027-03-31',
          },
        ],
      }),
    response: z.object({ uid: z.string() }).meta({ examples: [{ uid: 'u1' }] }),
    audited: { 'verify-license': { en: 'License checked', es: 'Licencia verificada' } },
  },
  updateCustomer: {
    request: z
      .strictObject({
        uid: documentId,
        name: freeLine(maxLengths.fullName).min(1).optional(),
        address: shippingAddress.optional(),
        licenseNumber: licenseNumber.optional(),
        reason,
      })
      .meta({
        examples: [
          {
            uid: 'u1',
            name: 'Ana',
            address: {
              street: '1 Main Street',
              city: 'Reno',
              state: 'NV',
              zipCode: '89501',
              country: 'United States',
            },
            licenseNumber: 'D-1',
            reason: 'Moved.',
          },
          { uid: 'u1', reason: 'Moved.' },
        ],
      }),
    response: z.object({ uid: z.string() }).meta({ examples: [{ uid: 'u1' }] }),
    needsRecentSignIn: true,
    audited: { 'update-customer': { en: 'Details edited', es: 'Datos editados' } },
  },
} as const;
