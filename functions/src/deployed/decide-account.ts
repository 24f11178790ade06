import { decideAccountRequest } from '@dental-shop/domain/api/decide-account';
import { apiErrors } from '@dental-shop/domain/api/error';
import { HttpsError, onCall } from 'firebase-functions/https';
import { info } from 'firebase-functions/logger';
import { decideAccount as decide } from '../accounts/decide-account.ts';
import { requireStaff } from '../accounts/require-staff.ts';
import { invalidField } from '../api/invalid-field.ts';
import { region, siteUrl } from '../configuration.ts';
import { auth, firestore } from '../firebase.ts';

export const decideAccount = onCall(
  {
    region,
    secrets: [],
    cors: siteUrl,
    memory: '256MiB',
    timeoutSeconds: 30,
    maxInstances: 5,
  },
  async (request) => {
    const staffUid = await requireStaff(auth, request);
    const input = decideAccountRequest.safeParse(request.data);
    if (!input.success) {
      const field = invalidField(input.error.issues);
      throw new HttpsError('invalid-argument', apiErrors['invalid-input'].error, { field });
    }
    const decided = await decide(firestore, staffUid, input.data);
    if (!decided) throw new HttpsError('not-found', apiErrors['not-found'].error);
    info('Staff decided on an account', { staffUid, ...decided });
    return decided;
  },
);
