import { undoDecisionRequest } from '@dental-shop/domain/api/staff/undo-decision';
import { undoDecision as undo } from '../accounts/undo-decision.ts';
import { firestore } from '../firebase.ts';
import { staffCallable } from '../staff/staff-callable.ts';

export const undoDecision = staffCallable(
  { secrets: [] },
  {
    name: 'undoDecision',
    input: undoDecisionRequest,
    act: (input, staffUid) => undo(firestore, staffUid, input),
  },
);
