import {
  type InspectedAccount,
  maxInspected,
} from '@dental-shop/domain/api/staff/inspect-accounts';
import { useEffect, useState } from 'react';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { callStaff } from '../call-staff.ts';

/** A call that fails is made again; after this many in a row the list goes on without. */
const maxFailures = 3;
const pauseMs = 2_000;

interface Inspection {
  known: ReadonlyMap<string, InspectedAccount>;
  /** Those that were asked for and answered, also where nothing is known of them. */
  answered: ReadonlySet<string>;
  isAsking: boolean;
  failures: number;
}

const nothing: Inspection = {
  known: new Map(),
  answered: new Set(),
  isAsking: false,
  failures: 0,
};

/**
 * What the accounts' documents lack, by uid, as it arrives: whether the address is verified, the last
 * sign-in, possible duplicates. These are hints, which the list does not wait for. One call after
 * another: of a long queue, whose pages are asked for quickly, many at once would keep each other waiting
 * until they fail.
 */
export function useInspected(uids: readonly string[]): ReadonlyMap<string, InspectedAccount> {
  const [{ known, answered, isAsking, failures }, setInspection] = useState(nothing);
  const next = uids.filter((uid) => !answered.has(uid)).slice(0, maxInspected);
  const isDue = next.length > 0 && !isAsking && failures < maxFailures;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is chosen when a call is due
  useEffect(() => {
    if (!isDue) return;
    const ask = () => {
      setInspection((current) => ({ ...current, isAsking: true }));
      inspect(next).then((found) => setInspection((current) => withAnswer(current, next, found)));
    };
    if (failures === 0) return ask();
    const timer = setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  }, [isDue, failures]);
  return known;
}

async function inspect(uids: string[]): Promise<InspectedAccount[] | undefined> {
  try {
    return (await callStaff('inspectAccounts', { uids })).accounts;
  } catch (error) {
    console.warn('Accounts were not inspected.', describeFailure(error));
    return undefined;
  }
}

function withAnswer(
  { known, answered, failures }: Inspection,
  uids: readonly string[],
  found: readonly InspectedAccount[] | undefined,
): Inspection {
  if (!found) return { known, answered, isAsking: false, failures: failures + 1 };
  return {
    known: new Map([...known, ...found.map((each) => [each.uid, each] as const)]),
    answered: new Set([...answered, ...uids]),
    isAsking: false,
    failures: 0,
  };
}
