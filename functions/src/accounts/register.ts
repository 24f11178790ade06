import { shippingCountry } from '@dental-shop/domain/account/address';
import { searchFields } from '@dental-shop/domain/account/search-terms';
import type { User } from '@dental-shop/domain/account/user';
import {
  type RegisterRequest,
  type RegisterResponse,
  registerRequest,
} from '@dental-shop/domain/api/register';
import type { RequestHandler } from 'express';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { authenticate } from '../entry/authenticate.ts';
import { readBody } from '../entry/read-body.ts';
import { ApiError } from '../entry/refusals.ts';
import type { Services } from '../entry/services.ts';
import { newMail } from '../mail/new-mail.ts';
import { isAlreadyThere } from '../platform/firestore/already-exists.ts';
import { mail, users } from '../platform/firestore/collections.ts';
import { isSameEmail } from './own-email.ts';

type NewUser = Omit<User<Timestamp>, 'createdAt'>;

function newUser(form: RegisterRequest, email: string): NewUser {
  const address =
    'address' in form
      ? form.address
      : { street: form.officeAddress, city: '', state: '', zipCode: '', country: shippingCountry };
  // Field by field: whatever else a form holds, a password for one, is not kept.
  const person = { email, name: form.fullName, licenseNumber: form.licenseNumber, address };
  return {
    ...person,
    ...searchFields(person),
    type: form.type,
    status: 'pending',
    language: form.language ?? 'en',
    decidedAt: null,
    claimsSetAt: null,
  };
}

/** Account and mails, all or nothing: a second call is refused by the account that is there. */
async function createUser(
  firestore: Firestore,
  uid: string,
  user: NewUser,
  officeEmail: string,
): Promise<void> {
  const { name, email, type, licenseNumber, address, language } = user;
  const toCustomer = newMail(email, language, {
    template: 'registration-received',
    data: { name },
  });
  const data = { name, email, type, licenseNumber, address };
  const toOffice = newMail(officeEmail, 'en', { template: 'new-account', data });
  await firestore
    .batch()
    .create(users(firestore).doc(uid), { ...user, createdAt: FieldValue.serverTimestamp() })
    .create(mail(firestore).doc(), toCustomer)
    .create(mail(firestore).doc(), toOffice)
    .commit();
}

/** Registers the signed-in account, and no other, as a customer who waits for approval. */
export function register({ auth, firestore, officeEmail }: Services): RequestHandler {
  return async (request, response) => {
    const { uid, email } = await authenticate(request, auth);
    const form = readBody(request, registerRequest);
    if (email === undefined || !isSameEmail(form.email, email)) {
      throw new ApiError('not-your-account', 'email');
    }
    if ('uid' in form && form.uid !== uid) throw new ApiError('not-your-account', 'uid');
    try {
      await createUser(firestore, uid, newUser(form, email), officeEmail());
    } catch (error) {
      throw isAlreadyThere(error) ? new ApiError('already-registered') : error;
    }
    info('An account was registered', { uid, type: form.type });
    response.status(201).json({ success: true } satisfies RegisterResponse);
  };
}
