import { updateCustomerRequest } from '@dental-shop/domain/api/staff/update-customer';
import { updateCustomer as update } from '../accounts/update-customer.ts';
import { firestore } from '../firebase.ts';
import { staffCallable } from '../staff/staff-callable.ts';

export const updateCustomer = staffCallable(
  { secrets: [] },
  {
    name: 'updateCustomer',
    input: updateCustomerRequest,
    act: (input, staffUid) => update(firestore, staffUid, input),
  },
);
