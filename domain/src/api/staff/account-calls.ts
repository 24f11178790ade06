import * as z from 'zod';
import { accountDecision, accountStatus, requiresReason } from '../../account/account-status.ts';
import { maxLengths } from '../../account/max-lengths.ts';
import { formerAccountMatch, rememberedStatus } from '../../former-account/former-account.ts';
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

const duplicate = z.object({
  uid: z.string(),
  name: z.string(),
  because: z.enum(['license', 'name']),
});
export type Duplicate = z.infer<typeof duplicate>;

const formerAccountHint = z.object({
  match: formerAccountMatch,
  status: rememberedStatus,
  deletedAt: z.string(),
});
export type FormerAccountHint = z.infer<typeof formerAccountHint>;

const inspectedAccount = z.object({
  uid: z.string(),
  emailVerified: z.boolean(),
  lastSignInAt: z.string().nullable(),
  duplicates: z.array(duplicate),
  formerAccounts: z.array(formerAccountHint),
});
export type InspectedAccount = z.infer<typeof inspectedAccount>;

export const accountCalls = {
  decideAccount: {
    request: z
      .strictObject({
        uid: documentId,
        decision: accountDecision,
        reason: reason.optional(),
        /** The status that staff saw; if it has changed, the call fails with `already-decided`. */
        expectedStatus: accountStatus.optional(),
      })
      .refine(({ decision, reason: why }) => !requiresReason(decision) || why !== undefined, {
        path: ['reason'],
      })
      .meta({
        examples: [
          { uid: 'u1', decision: 'decline', reason: 'No license.', expectedStatus: 'pending' },
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
  },
  /** Undoes the caller's own decision within 30 seconds, unless another decision has followed. */
  undoDecision: {
    request: z.strictObject({ auditId: documentId }).meta({ examples: [{ auditId: 'a1' }] }),
    response: z
      .object({
        uid: z.string(),
        status: accountStatus,
        mailSent: z.boolean(),
      })
      .meta({ examples: [{ uid: 'u1', status: 'pending', mailSent: false }] }),
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
                { uid: 'u2', name: 'Ana', because: 'license' },
                { uid: 'u3', name: 'Ana', because: 'name' },
              ],
              formerAccounts: [
                { match: 'license', status: 'suspended', deletedAt: '2026-11-01T12:00:00Z' },
              ],
            },
          ],
        },
      ],
    }),
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
  },
} as const;
