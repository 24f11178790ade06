import { shippingCountry } from '@dental-shop/domain/account/address';
import type { User } from '@dental-shop/domain/account/user';
import {
  type RegisterRequest,
  type RegisterResponse,
  registerRequest,
} from '@dental-shop/domain/api/register';
import type { RequestHandler } from 'express';
import { FieldValue, type Timestamp, type WithFieldValue } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { users } from '../../database.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { ApiError } from '../errors.ts';
import { readBody } from '../read-body.ts';
import { isSameEmail } from '../same-email.ts';

/** The gRPC status of `create()` on a document that is there. */
const alreadyExists = 6;

function newUser(form: RegisterRequest, email: string): WithFieldValue<User<Timestamp>> {
  const address =
    'address' in form
      ? form.address
      : { street: form.officeAddress, city: '', state: '', zipCode: '', country: shippingCountry };
  // Field by field: whatever else a form holds, a password for one, is not kept.
  return {
    email,
    name: form.fullName,
    type: form.type,
    licenseNumber: form.licenseNumber,
    address,
    status: 'pending',
    language: form.language ?? 'en',
    createdAt: FieldValue.serverTimestamp(),
    decidedAt: null,
    claimsSetAt: null,
  };
}

/** Registers the signed-in account, and no other, as a customer who waits for approval. */
export function register({ auth, firestore }: Services): RequestHandler {
  return async (request, response) => {
    const { uid, email } = await authenticate(request, auth);
    const form = readBody(request, registerRequest);
    if (email === undefined || !isSameEmail(form.email, email)) {
      throw new ApiError('not-your-account', 'email');
    }
    if ('uid' in form && form.uid !== uid) throw new ApiError('not-your-account', 'uid');
    try {
      await users(firestore).doc(uid).create(newUser(form, email));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === alreadyExists) {
        throw new ApiError('already-registered');
      }
      throw error;
    }
    info('An account was registered', { uid, type: form.type });
    response.status(201).json({ success: true } satisfies RegisterResponse);
  };
}
