import type { User } from '@dental-shop/domain/account/user';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Return } from '@dental-shop/domain/returns/return';
import { nextReturnState, type ReturnEvent } from '@dental-shop/domain/returns/return-transitions';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import type { MailContent } from '../../mail/mail-content.ts';
import { mail } from '../../mail/outbox.ts';
import { users } from '../../platform/firestore/accounts.ts';
import { returns } from '../../platform/firestore/fulfillment.ts';
import { actAsStaff } from '../../staff/act-as-staff.ts';
import { customersMail } from '../return-mails.ts';

export type StoredReturn = Return<Timestamp>;
type Changes = Partial<
  Pick<StoredReturn, 'lines' | 'declineReason' | 'refundAmount' | 'toReplace'>
>;

interface ReturnChange {
  rmaNumber: string;
  event: Exclude<ReturnEvent, 'cancel'>;
  /** A repeated request, such as after a lost response, changes nothing. */
  isRepeated: (current: StoredReturn) => boolean;
  changes: (current: StoredReturn) => Changes;
  /** Additional facts for the audit entry. */
  audited?: (changed: StoredReturn) => Record<string, unknown>;
  why?: string;
  /** The email to the customer. */
  content?: (changed: StoredReturn) => MailContent;
}

export async function changeReturn(
  firestore: Firestore,
  staffUid: string,
  { rmaNumber, event, isRepeated, changes, audited, why, content }: ReturnChange,
) {
  const reference = returns(firestore).doc(rmaNumber);
  return actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const current = requireOthersReturn((await transaction.get(reference)).data(), staffUid);
    if (isRepeated(current)) return { rmaNumber, state: current.state };
    const state = nextReturnState(current.state, event);
    if (state === undefined) throw new Refusal('return-state');
    const customer: User<Timestamp> | undefined = (
      await transaction.get(users(firestore).doc(current.uid))
    ).data();
    const letterReference = mail(firestore).doc(`return-${state}-${rmaNumber}`);
    // A return restored from a backup may have been announced already.
    const isAnnounced = (await transaction.get(letterReference)).exists;
    const made = { ...changes(current), state };
    const changed = { ...current, ...made };
    transaction.update(reference, { ...made, updatedAt: FieldValue.serverTimestamp() });
    addEntry({
      what: `${event}-return`,
      whom: rmaNumber,
      ...(why === undefined ? {} : { why }),
      before: { state: current.state },
      after: { state, ...audited?.(changed) },
    });
    const letter = content && customersMail(current.uid, customer, content(changed));
    if (letter && !isAnnounced) transaction.create(letterReference, letter);
    return { rmaNumber, state };
  });
}

export function requireOthersReturn(
  current: StoredReturn | undefined,
  staffUid: string,
): StoredReturn {
  if (!current) throw new Refusal('not-found');
  if (current.uid === staffUid) throw new Refusal('own-return');
  return current;
}
