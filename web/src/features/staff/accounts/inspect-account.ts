import { type InspectedAccount, maxInspected } from '@dental-shop/domain/api/staff/account-calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../shared/api/query-client.ts';
import { callStaff } from '../call-staff.ts';

interface QueuedInspection {
  uid: string;
  resolve: (found: InspectedAccount | null) => void;
  reject: (error: unknown) => void;
}

const queue: QueuedInspection[] = [];
let isInspecting = false;

/** Makes one call at a time. With a long queue, parallel calls would slow each other down until they time out. */
function inspect(uid: string): Promise<InspectedAccount | null> {
  return new Promise((resolve, reject) => {
    queue.push({ uid, resolve, reject });
    if (isInspecting) return;
    isInspecting = true;
    setTimeout(() => void processQueue());
  });
}

async function processQueue(): Promise<void> {
  while (queue.length > 0) {
    const batch = queue.splice(0, maxInspected);
    try {
      const { accounts } = await callStaff('inspectAccounts', {
        uids: batch.map(({ uid }) => uid),
      });
      const found = new Map(accounts.map((account) => [account.uid, account]));
      for (const { uid, resolve } of batch) resolve(found.get(uid) ?? null);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  isInspecting = false;
}

/** Stands in for the inspection of an account whose Auth user no longer exists, so no address can be verified. */
export const withoutSignIn = {
  emailVerified: false,
  duplicates: [],
  formerAccounts: [],
} satisfies Partial<InspectedAccount>;

/** Retries all failed inspections, because usually the whole list failed. */
export function retryInspections(): void {
  void queryClient.refetchQueries({
    queryKey: ['inspectAccounts'],
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}

export function useInspectedAccount(uid: string): InspectedAccount | 'checking' | 'notChecked' {
  const { data, isPending } = useQuery(inspectedAccountQuery(uid));
  return data ?? (isPending ? 'checking' : 'notChecked');
}

export const inspectedAccountQuery = (uid: string) =>
  queryOptions({
    queryKey: ['inspectAccounts', uid],
    queryFn: () => inspect(uid),
    // Each inspection costs up to nine reads and an audit entry.
    staleTime: 60_000,
    retry: 2,
    retryDelay: 2_000,
  });
