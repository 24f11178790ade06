import { decideAccountRequest } from '@dental-shop/domain/api/staff/decide-account';
import { decideAccount as decide } from '../accounts/decide-account.ts';
import { firestore } from '../firebase.ts';
import { staffCallable } from '../staff/staff-callable.ts';

export const decideAccount = staffCallable(
  { secrets: [] },
  {
    name: 'decideAccount',
    input: decideAccountRequest,
    act: (input, staffUid) => decide(firestore, staffUid, input),
  },
);
