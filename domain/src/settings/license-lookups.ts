import * as z from 'zod';
import { usStates } from '../account/us-states.ts';

const stateCodes = usStates.map(({ code }) => code);

/** Web addresses by state code. Sorted by state, so that equal settings have the same JSON. */
export const licenseLookups = z
  .partialRecord(
    z.enum(stateCodes),
    z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(300),
  )
  .overwrite((lookups) =>
    Object.fromEntries(
      stateCodes.flatMap((code) => {
        const address = lookups[code];
        return address === undefined ? [] : [[code, address]];
      }),
    ),
  );
export type LicenseLookups = z.infer<typeof licenseLookups>;

/** The official search pages that include dentists. Admins add their other states. */
export const defaultLicenseLookups: LicenseLookups = {
  CA: 'https://search.dca.ca.gov/',
  FL: 'https://mqa-internet.doh.state.fl.us/MQASearchServices/HealthCareProviders',
  MA: 'https://checkahealthlicense.mass.gov/',
  NJ: 'https://newjersey.mylicense.com/verification/',
  NY: 'https://www.op.nysed.gov/verification-search',
  OH: 'https://elicense.ohio.gov/oh_verifylicense',
  PA: 'https://www.pals.pa.gov/#!/page/search',
};

/** One state per line, as in `CA https://search.dca.ca.gov/`. */
export function writeLicenseLookups(lookups: LicenseLookups): string {
  return Object.entries(lookups)
    .map(([code, address]) => `${code} ${address}`)
    .join('\n');
}

/** Returns the number of the first line, counted from 1, that isn't valid or repeats a state. */
export function readLicenseLookups(text: string): { lookups: LicenseLookups } | { line: number } {
  const lookups: Record<string, string> = {};
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [code = '', address = '', ...rest] = line.trim().split(/\s+/);
    const state = code.toUpperCase();
    const isValid = rest.length === 0 && licenseLookups.safeParse({ [state]: address }).success;
    if (!isValid || lookups[state] !== undefined) return { line: index + 1 };
    lookups[state] = address;
  }
  return { lookups: licenseLookups.parse(lookups) };
}
