import { z } from 'zod';

export const accountStatus = z.enum(['pending', 'approved', 'declined', 'suspended']);
export type AccountStatus = z.infer<typeof accountStatus>;

export const accountDecision = z.enum(['approve', 'decline', 'suspend']);
export type AccountDecision = z.infer<typeof accountDecision>;

const outcome: Record<AccountDecision, AccountStatus> = {
  approve: 'approved',
  decline: 'declined',
  suspend: 'suspended',
};

export function statusAfter(decision: AccountDecision): AccountStatus {
  return outcome[decision];
}
