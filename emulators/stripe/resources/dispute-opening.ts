import type { Account } from '../account/account.ts';
import { noRequest } from '../account/event-log.ts';
import { newDispute } from './dispute-object.ts';
import { cardBehind } from './payment-methods.ts';

/** The cardholder questions the charge; one that was given back whole is not worth it. */
export function openDispute(account: Account, chargeId: string): void {
  const { books } = account;
  const charge = books.charges[chargeId];
  if (charge === undefined || charge.refunded) return;
  const kind = cardBehind(account, charge.payment_method ?? '')?.dispute ?? null;
  if (kind === null) return;
  const dispute = newDispute(charge, kind);
  books.disputes[dispute.id] = dispute;
  books.charges[charge.id] = { ...charge, disputed: true };
  account.emit(noRequest, 'charge.dispute.created', dispute);
  if (kind !== 'inquiry') account.emit(noRequest, 'charge.dispute.funds_withdrawn', dispute);
}
