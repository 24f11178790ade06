import { readOverviewRequest } from '@dental-shop/domain/api/staff/read-overview';
import { firestore } from '../firebase.ts';
import { readOverview as read } from '../staff/read-overview.ts';
import { staffCallable } from '../staff/staff-callable.ts';

export const readOverview = staffCallable(
  { secrets: [] },
  {
    name: 'readOverview',
    input: readOverviewRequest,
    act: (input) => read(firestore, input, Date.now()),
  },
);
