import { useLoaded } from '../loading/use-loaded.ts';
import { checkApproval } from './check-approval.ts';

export type Approval = 'checking' | 'approved' | 'pending' | 'failed';

/** Whether the account may check out, as the server says; `checking` while there is no user. */
export function useApproval(uid: string | undefined): { approval: Approval; recheck: () => void } {
  const { loaded, reload } = useLoaded(checkApproval, uid);
  if (loaded.status === 'loading') return { approval: 'checking', recheck: reload };
  if (loaded.status === 'failed') return { approval: 'failed', recheck: reload };
  return { approval: loaded.data ? 'approved' : 'pending', recheck: reload };
}
