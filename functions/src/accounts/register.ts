import { shippingCountry } from '@dental-shop/domain/account/country';
import { searchFields } from '@dental-shop/domain/account/search-terms';
import type { User } from '@dental-shop/domain/account/user';
import type { RegisterRequest, RegisterResponse } from '@dental-shop/domain/api/register';
import { canonicalMailbox } from '@dental-shop/domain/contact/mailbox';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { mail, newMail, queueHourlyDigest } from '../mail/outbox.ts';
import type { OfficeServices } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { alreadyExists } from '../platform/firestore/grpc-errors.ts';
import {
  countWithinLimit,
  floodThresholds,
  networkLimit,
  rateLimits,
  requireWithinLimit,
  watchForFlood,
} from '../platform/network/rate-limits.ts';
import { requireOwnEmail } from './email-ownership.ts';

type NewUser = Omit<User<Timestamp>, 'createdAt'>;

export async function register(
  { firestore, officeEmail }: OfficeServices,
  { uid, email }: Pick<DecodedIdToken, 'uid' | 'email'>,
  form: RegisterRequest,
  network: string | undefined,
): Promise<RegisterResponse> {
  const ownEmail = requireOwnEmail(form.email, email);
  if ('uid' in form && form.uid !== uid) throw new Refusal('not-your-account', { field: 'uid' });
  // Checks this limit first, so a blocked network can't use up other people's mailbox limits.
  await requireWithinLimit(firestore, networkLimit(rateLimits.registrationsPerNetwork, network));
  const key = canonicalMailbox(ownEmail);
  await requireWithinLimit(firestore, { ...rateLimits.registrationsPerMailbox, key });
  await watchForFlood(firestore, floodThresholds.registrations);
  try {
    await createUser(firestore, uid, newUser(uid, form, ownEmail), officeEmail());
  } catch (error) {
    throw alreadyExists(error) ? new Refusal('already-registered') : error;
  }
  info('Account registered', { uid, type: form.type });
  return { success: true };
}

function newUser(uid: string, form: RegisterRequest, email: string): NewUser {
  const address =
    'address' in form
      ? form.address
      : { street: form.officeAddress, city: '', state: '', zipCode: '', country: shippingCountry };
  // Copied field by field, so no other form field, such as a password, is stored.
  const person = { email, name: form.fullName, licenseNumber: form.licenseNumber, address };
  return {
    ...person,
    ...(form.phone && { phone: form.phone }),
    ...searchFields(uid, person),
    type: form.type,
    status: 'pending',
    language: form.language ?? 'en',
    decidedAt: null,
    claimsSetAt: null,
  };
}

/** Uses one batch, so a second registration fails without sending emails. */
async function createUser(
  firestore: Firestore,
  uid: string,
  user: NewUser,
  officeEmail: string,
): Promise<void> {
  const { name, email, type, licenseNumber, address, phone, language } = user;
  const customer = { to: email, language, uid };
  const office = { to: officeEmail, language: 'en', uid } as const;
  const data = { uid, name, email, type, licenseNumber, address, ...(phone && { phone }) };
  const toCustomer = newMail({ ...customer, template: 'registration-received', data: {} });
  const toOffice = newMail({ ...office, template: 'new-account', data });
  const batch = firestore
    .batch()
    .create(users(firestore).doc(uid), { ...user, createdAt: FieldValue.serverTimestamp() })
    .create(mail(firestore).doc(), toCustomer);
  if (await countWithinLimit(firestore, rateLimits.registrationNotices)) {
    batch.create(mail(firestore).doc(), toOffice);
  } else {
    await queueHourlyDigest(firestore, 'new-accounts', officeEmail);
  }
  await batch.commit();
}
