import { markContactMessageRequest } from '@dental-shop/domain/api/staff/mark-contact-message';
import { firestore } from '../firebase.ts';
import { markContactMessage as mark } from '../staff/mark-contact-message.ts';
import { staffCallable } from '../staff/staff-callable.ts';

export const markContactMessage = staffCallable(
  { secrets: [] },
  {
    name: 'markContactMessage',
    input: markContactMessageRequest,
    act: (input, staffUid) => mark(firestore, staffUid, input),
  },
);
