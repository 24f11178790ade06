import { annotateOrderRequest } from '@dental-shop/domain/api/staff/annotate-order';
import { readOrderHistoryRequest } from '@dental-shop/domain/api/staff/read-order-history';
import { resendMailRequest } from '@dental-shop/domain/api/staff/resend-mail';
import { firestore } from '../firebase.ts';
import { resendMail as resend } from '../mail/resend-mail.ts';
import { staffCallable } from '../staff/staff-callable.ts';
import { annotateOrder as annotate } from '../staff-orders/annotate-order.ts';
import { readOrderHistory as readHistory } from '../staff-orders/read-order-history.ts';

const options = { secrets: [] };

export const readOrderHistory = staffCallable(options, {
  name: 'readOrderHistory',
  input: readOrderHistoryRequest,
  act: (input) => readHistory(firestore, input),
});

export const annotateOrder = staffCallable(options, {
  name: 'annotateOrder',
  input: annotateOrderRequest,
  act: (input, staffUid) => annotate(firestore, staffUid, input),
});

export const resendMail = staffCallable(options, {
  name: 'resendMail',
  input: resendMailRequest,
  act: (input, staffUid) => resend(firestore, staffUid, input),
});
