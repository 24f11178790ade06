import { expect, it } from 'vitest';
import { accountDecision, accountStatus } from './account/account-status.ts';
import { accountType } from './account/user.ts';
import { contactMessageState } from './contact/contact-message.ts';
import { language } from './language/language.ts';
import { orderAttention } from './order/order-attention.ts';
import { orderStatuses } from './order/order-status.ts';
import { transactionStatus, transactionType } from './order/transaction.ts';
import { ipInfoStorageKeys } from './region/cached-ip-info.ts';

// These names are stored in documents, audit entries, and browsers, so renaming one would leave
// existing data behind.
it.each([
  ['accountDecision', accountDecision.options, 'approve decline suspend reinstate'],
  ['accountStatus', accountStatus.options, 'pending approved declined suspended'],
  ['accountType', accountType.options, 'dentist lab'],
  ['contactMessageState', contactMessageState.options, 'new answered'],
  ['language', language.options, 'en es'],
  ['orderStatuses', orderStatuses, 'pending processing completed failed refunded disputed'],
  ['transactionStatus', transactionStatus.options, 'pending processing completed failed'],
  ['transactionType', transactionType.options, 'payment refund dispute'],
  ['ipInfoStorageKeys', Object.values(ipInfoStorageKeys), 'ipInfo ipInfoTimestamp'],
])('%s matches the stored names', (_, names, stored) => {
  expect(names).toEqual(stored.split(' '));
});

it('orderAttention includes the names stored in orders', () => {
  expect(orderAttention.options).toEqual(
    expect.arrayContaining([
      'no-checkout',
      'checkout-without-pricing',
      'another-customer',
      'another-amount',
      'approval-withdrawn',
      'approval-undone',
      'hidden-item',
      'refund-failed',
      'dispute',
    ]),
  );
});
