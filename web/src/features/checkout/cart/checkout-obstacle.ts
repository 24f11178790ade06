import type { Approval } from '../../../shared/approval/use-approval.ts';
import type { Session } from '../../../shared/session/session.ts';

/** Why the cart cannot be checked out now; `checking` until that is known. */
export type CheckoutObstacle = 'checking' | 'loggedOut' | 'pending' | 'failed';

export function checkoutObstacle(session: Session, approval: Approval): CheckoutObstacle | null {
  if (session.status === 'loading') return 'checking';
  if (session.status === 'signed-out') return 'loggedOut';
  return approval === 'approved' ? null : approval;
}
