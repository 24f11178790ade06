import type { User } from '@dental-shop/domain/account/user';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { replacedUnits } from '@dental-shop/domain/returns/replacements';
import type { Return } from '@dental-shop/domain/returns/return';
import type { MailContent } from '../mail/mail-content.ts';
import { type MailDocument, newMail } from '../mail/outbox.ts';

type AnyReturn = Return<unknown>;

export function requestedMail(
  rmaNumber: string,
  { uid, customerName: name, email, lines, note }: AnyReturn,
  complaints: readonly Complaint<unknown>[],
  { officeEmail, timeZone }: { officeEmail: string; timeZone: string },
): MailDocument {
  return newMail({
    to: officeEmail,
    language: 'en',
    uid,
    template: 'return-requested',
    data: {
      rmaNumber,
      name,
      email,
      note,
      items: lines.map(({ sku, name, lot, quantity, reason }) => ({
        ...{ sku, name, lot, quantity, reason },
      })),
      complaints: complaints.map(({ number, dueOn }) => ({ number, dueOn })),
      timeZone,
    },
  });
}

export function acceptedContent(
  rmaNumber: string,
  { customerName: name, lines }: AnyReturn,
): MailContent {
  const items = lines.map(({ sku, name, lot, quantity, acceptedQuantity, reason }) => ({
    ...{ sku, name, lot, reason, requested: quantity },
    quantity: acceptedQuantity ?? 0,
  }));
  return { template: 'return-accepted', data: { rmaNumber, name, items } };
}

export function declinedContent(
  rmaNumber: string,
  { customerName: name }: AnyReturn,
  reason: string,
): MailContent {
  return { template: 'return-declined', data: { rmaNumber, name, reason } };
}

export function settledContent(
  rmaNumber: string,
  { customerName: name, lines }: AnyReturn,
): MailContent {
  const items = lines
    .filter(({ acceptedQuantity }) => (acceptedQuantity ?? 0) > 0)
    .map(({ sku, name, lot, ...line }) => ({
      ...{ sku, name, lot, quantity: replacedUnits(line) || (line.receivedQuantity ?? 0) },
      resolution: line.resolution ?? ('none' as const),
    }));
  return { template: 'return-settled', data: { rmaNumber, name, items } };
}

/** Undefined after the account is deleted. */
export function customersMail(
  uid: string,
  user: Pick<User<unknown>, 'email' | 'language'> | undefined,
  content: MailContent,
): MailDocument | undefined {
  return user && newMail({ to: user.email, language: user.language, uid, ...content });
}
