import type { StaffCall, StaffInput, StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { useState } from 'react';
import { describeFailure } from '../../shared/forms/describe-failure.ts';
import { callStaff } from './call-staff.ts';

interface StaffCallHandle<Name extends StaffCall> {
  /** Does nothing while an earlier call is under way, so that a double click calls once. */
  call: (input: StaffInput<Name>) => void;
  busy: boolean;
  /** Why the last call failed; undefined again when another begins. */
  error: unknown;
}

/** A staff function behind a button. */
export function useStaffCall<Name extends StaffCall>(
  name: Name,
  onDone: (answer: StaffOutput<Name>) => void,
): StaffCallHandle<Name> {
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: undefined,
  });
  function call(input: StaffInput<Name>): void {
    if (state.busy) return;
    setState({ busy: true, error: undefined });
    callStaff(name, input).then(
      (answer) => {
        setState({ busy: false, error: undefined });
        onDone(answer);
      },
      (error: unknown) => {
        console.warn('A staff action failed.', { name, ...describeFailure(error) });
        setState({ busy: false, error });
      },
    );
  }
  return { call, ...state };
}
