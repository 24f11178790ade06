import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  onCall,
} from 'firebase-functions/https';
import { info, error as logError, warn } from 'firebase-functions/logger';
import { ApiError, toApiError } from '../api/errors.ts';
import { parseInput, type Schema } from '../api/parse-input.ts';
import { region, siteUrl } from '../configuration.ts';
import { auth, firestore } from '../firebase.ts';
import { describeError } from '../log.ts';
import { callableError } from './callable-error.ts';
import { requireStaff } from './require-staff.ts';

interface StaffAction<Input, Output> {
  /** What the log calls it. */
  name: string;
  /** The input's shape, from `domain/src/api/staff`. */
  input: Schema<Input>;
  /** Throws an ApiError for what staff can cure: they read its sentence. */
  act: (input: Input, staffUid: string) => Promise<Output>;
}

/** What differs from one staff function to the next; an empty list of secrets is said aloud. */
type Options = Required<Pick<CallableOptions, 'secrets'>> &
  Pick<CallableOptions, 'memory' | 'timeoutSeconds'>;

/** A callable for staff alone: who calls, with what, and what went wrong is dealt with here. */
export function staffCallable<Input, Output>(
  options: Options,
  action: StaffAction<Input, Output>,
): CallableFunction<unknown, Promise<Output>> {
  return onCall<unknown, Promise<Output>>(
    { region, cors: siteUrl, memory: '256MiB', timeoutSeconds: 30, maxInstances: 5, ...options },
    (request) => perform(action, request),
  );
}

async function perform<Input, Output>(
  { name, input, act }: StaffAction<Input, Output>,
  request: CallableRequest<unknown>,
): Promise<Output> {
  const action = { action: name, uid: request.auth?.uid ?? null };
  try {
    const staffUid = await requireStaff({ auth, firestore }, request);
    const output = await act(parseInput(input, request.data), staffUid);
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
