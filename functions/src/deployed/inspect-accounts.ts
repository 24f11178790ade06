import { inspectAccountsRequest } from '@dental-shop/domain/api/staff/inspect-accounts';
import { inspectAccounts as inspect } from '../accounts/inspect-accounts.ts';
import { auth, firestore } from '../firebase.ts';
import { staffCallable } from '../staff/staff-callable.ts';

export const inspectAccounts = staffCallable(
  { secrets: [] },
  {
    name: 'inspectAccounts',
    input: inspectAccountsRequest,
    act: (input) => inspect({ auth, firestore }, input),
  },
);
