import { setStaffRequest } from '@dental-shop/domain/api/staff/set-staff';
import { auth, firestore } from '../firebase.ts';
import { setStaff as set } from '../staff/set-staff.ts';
import { staffCallable } from '../staff/staff-callable.ts';

export const setStaff = staffCallable(
  { secrets: [] },
  {
    name: 'setStaff',
    input: setStaffRequest,
    act: (input, staffUid) => set({ auth, firestore }, staffUid, input),
  },
);
