import {
  type CheckedStaffInput,
  type StaffCall,
  type StaffOutput,
  staffCalls,
} from '@dental-shop/domain/api/staff/calls';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { CallableRequest } from 'firebase-functions/https';
import { info, error as logError, warn } from 'firebase-functions/logger';
import type { FormerAccountServices } from '../accounts/remember-former-accounts.ts';
import type { RecordingServices } from '../payments/services.ts';
import type { Firebase } from '../platform/firebase.ts';
import { describeError } from '../platform/log-redaction.ts';
import type { PreviewServices } from '../recalls/preview-recall.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { type AppCheck, requireAppCheck } from './app-check.ts';
import { requireRecentSignIn, requireStaff, verifyToken } from './authenticate.ts';
import { callableError, toRefusal } from './error-responses.ts';
import { parseInput } from './parse-input.ts';
import { responseHeaders } from './response-headers.ts';

type StaffServices = Firebase & RecordingServices & FormerAccountServices & PreviewServices;

export type StaffHandlers = { [Name in StaffCall]: StaffHandler<Name, StaffServices> };

export async function performStaffCall(
  services: StaffServices & { appCheck: AppCheck },
  handlers: StaffHandlers,
  request: CallableRequest<unknown>,
): Promise<unknown> {
  request.rawRequest.res?.set(responseHeaders);
  // Hosting passes the full path; direct calls pass only the part after the function's name.
  const { path } = request.rawRequest;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const action = { action: name, uid: request.auth?.uid ?? null };
  try {
    if (!isStaffCall(name)) throw new Refusal('not-found');
    await requireAppCheck(services.appCheck, request.rawRequest);
    if (!request.auth) throw new Refusal('sign-in-required');
    const token = await verifyToken(services.auth, request.auth.rawToken);
    await requireStaff(services, token);
    const output = await perform(services, handlers, { name, data: request.data, token });
    info('Staff action', action);
    return output;
  } catch (error) {
    const refusal = toRefusal(error);
    if (error instanceof Refusal) {
      const { code, details } = refusal;
      warn('Staff action rejected', { ...action, code, field: details.field });
    } else {
      logError('Staff action failed', { ...action, error: describeError(error) });
    }
    throw callableError(refusal);
  }
}

function isStaffCall(name: string): name is StaffCall {
  return Object.hasOwn(staffCalls, name);
}

function perform<Name extends StaffCall>(
  services: StaffServices,
  handlers: StaffHandlers,
  { name, data, token }: { name: Name; data: unknown; token: DecodedIdToken },
): Promise<StaffOutput<Name>> {
  const contract = staffCalls[name];
  const input = parseInput<unknown>(contract.request, data);
  if ('needsRecentSignIn' in contract) requireRecentSignIn(token);
  // The contract for this call has just validated the input.
  return handlers[name](services, input as CheckedStaffInput<Name>, token.uid);
}
