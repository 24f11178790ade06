import {
  type InspectedAccount,
  maxInspected,
} from '@dental-shop/domain/api/staff/inspect-accounts';
import { useEffect, useState } from 'react';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { callStaff } from '../call-staff.ts';

/**
 * What the accounts' documents lack, by uid, as it arrives: whether the address is verified, the last
 * sign-in, possible duplicates. These are hints: if the call fails, the list goes on without.
 */
export function useInspected(uids: readonly string[]): ReadonlyMap<string, InspectedAccount> {
  const [known, setKnown] = useState<ReadonlyMap<string, InspectedAccount>>(new Map());
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const unasked = uids.filter((uid) => !asked.has(uid)).slice(0, maxInspected);
  const next = unasked.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` stands for the list it is made of
  useEffect(() => {
    if (unasked.length === 0) return;
    setAsked((current) => new Set([...current, ...unasked]));
    callStaff('inspectAccounts', { uids: unasked }).then(
      ({ accounts }) =>
        setKnown(
          (current) => new Map([...current, ...accounts.map((each) => [each.uid, each] as const)]),
        ),
      (error: unknown) => console.warn('Accounts were not inspected.', describeFailure(error)),
    );
  }, [next]);
  return known;
}
