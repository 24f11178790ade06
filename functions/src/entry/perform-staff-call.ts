import {
  type CheckedStaffInput,
  type StaffCall,
  type StaffOutput,
  staffCalls,
} from '@dental-shop/domain/api/staff/calls';
import type { CallableRequest } from 'firebase-functions/https';
import { info, error as logError, warn } from 'firebase-functions/logger';
import { describeError } from '../platform/log.ts';
import type { Accounts } from '../staff/is-staff.ts';
import { callableError } from './callable-error.ts';
import { parseInput } from './parse-input.ts';
import { ApiError, toApiError } from './refusals.ts';
import { requireStaff } from './require-staff.ts';

/**
 * What to do for each staff call. A handler gets checked input and the uid of a member of staff; it
 * throws an ApiError for what they can cure, whose sentence they read.
 */
export type StaffActions = {
  [Name in StaffCall]: (
    input: CheckedStaffInput<Name>,
    staffUid: string,
  ) => Promise<StaffOutput<Name>>;
};

/** Does what the last segment of the address names: for staff alone, with input of its contract. */
export async function performAction(
  accounts: Accounts,
  actions: StaffActions,
  request: CallableRequest<unknown>,
): Promise<unknown> {
  const name = lastSegment(request.rawRequest.path);
  const action = { action: name, uid: request.auth?.uid ?? null };
  try {
    if (!isStaffCall(name)) throw new ApiError('not-found');
    const staffUid = await requireStaff(accounts, request);
    const output = await act(actions, name, request.data, staffUid);
    info('Staff acted', action);
    return output;
  } catch (error) {
    const answer = toApiError(error);
    if (error instanceof ApiError) {
      warn('A staff action was refused', { ...action, code: answer.code, field: answer.field });
    } else {
      logError('A staff action failed', { ...action, error: describeError(error) });
    }
    throw callableError(answer);
  }
}

/** Hosting hands on the whole path; called without Hosting, the function gets what follows its name. */
function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isStaffCall(name: string): name is StaffCall {
  return Object.hasOwn(staffCalls, name);
}

function act(actions: StaffActions, name: StaffCall, data: unknown, staffUid: string) {
  const input = parseInput<unknown>(staffCalls[name].request, data);
  // The contract of the same name has just made this input for the handler.
  const handler = actions[name] as (input: unknown, staffUid: string) => Promise<unknown>;
  return handler(input, staffUid);
}
