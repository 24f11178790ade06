import { z } from 'zod';
import { accountStatus } from './account-status.ts';

/** What the audit entry of a decision keeps of what was before it. */
export const beforeDecision = z.object({
  status: accountStatus,
  decisionId: z.string().nullable(),
});
