import { alreadyDecided } from '@dental-shop/domain/api/staff/decide-account';
import { FirebaseError } from 'firebase/app';
import type { TFunction } from 'i18next';
import { staffErrorCode, staffErrorKey } from '../staff-error.ts';

/** What a refused decision tells of who was faster; undefined for any other failure. */
function firstDecision(error: unknown) {
  if (!(error instanceof FirebaseError) || !('details' in error)) return undefined;
  return alreadyDecided.safeParse(error.details).data;
}

/** The sentence for a decision on `name`, or its undoing, that failed. */
export function decisionFailure(t: TFunction<'staff'>, name: string, error: unknown): string {
  const first = firstDecision(error);
  if (first) {
    const status = t(`accounts.statuses.${first.status}`);
    return first.decidedBy === null
      ? t('accounts.decidedAlready', { name, status })
      : t('accounts.decidedAlreadyBy', { name, status, who: first.decidedBy });
  }
  if (staffErrorCode(error) === 'not-undoable') return t('accounts.notUndoable', { name });
  return t('accounts.failedFor', { name, why: t(staffErrorKey(error)) });
}
