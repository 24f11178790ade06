import { z } from 'zod';
import { accountDecision, accountStatus } from '../account/account-status.ts';

/** Input of the callable `decideAccount`. A customer who is declined is told why. */
export const decideAccountRequest = z
  .strictObject({
    uid: z.string().min(1).max(128),
    decision: accountDecision,
    reason: z.string().trim().min(1).max(1000).optional(),
  })
  .refine(({ decision, reason }) => decision !== 'decline' || reason !== undefined, {
    path: ['reason'],
  });
export type DecideAccountRequest = z.infer<typeof decideAccountRequest>;

const decideAccountResponse = z.object({ uid: z.string(), status: accountStatus });
export type DecideAccountResponse = z.infer<typeof decideAccountResponse>;
