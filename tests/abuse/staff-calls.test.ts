import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { type StaffCall, staffCalls } from '@dental-shop/domain/api/staff/calls';
import { describe, expect, it } from 'vitest';
import { tokenOfSignIn } from '../shop/aged-token.ts';
import { ask } from '../shop/api.ts';
import { newStaff } from '../shop/staff.ts';
import { victim } from './fixture.ts';
import { cast, type IdentityName, identityNames } from './identities.ts';
import { type AbuseCase, refuses } from './refuses.ts';
import { apiReply, callableReply, type ExpectedCode, type Reply } from './replies.ts';
import { staffCallNames, staffInputs } from './staff-inputs.ts';

/** Refused for want of a valid token, or for what a member of staff has to do first. */
const expected: Partial<Record<IdentityName, ExpectedCode>> = {
  'a visitor': 'sign-in-required',
  'a visitor with a token of nonsense': 'sign-in-required',
  'a visitor with a password in place of a token': 'sign-in-required',
  'staff whose address is not verified': 'email-not-verified',
  'staff without the second factor that they need': 'second-factor-required',
  'staff who signed in thirteen hours ago': 'staff-session-ended',
  'staff who has signed out since': 'staff-session-ended',
  'staff who is disabled': 'sign-in-required',
  'staff whose account is deleted': 'sign-in-required',
  'staff who has signed out everywhere': 'sign-in-required',
  'staff with an expired token': 'sign-in-required',
  'staff with a token of another project': 'sign-in-required',
  'staff with a token of another issuer': 'sign-in-required',
  'staff with a token that somebody else signed': 'sign-in-required',
  'nobody, with a forged claim to be staff': 'sign-in-required',
};

/** Everybody else has a valid token, and is refused for not being staff. */
const expectedOf = (who: IdentityName): ExpectedCode => expected[who] ?? 'staff-only';

type Headers = Readonly<Record<string, string>>;

const byEverybody = (
  attempt: (headers: Headers) => Promise<Reply>,
  except: Partial<Record<IdentityName, AbuseCase['expected']>> = {},
): AbuseCase[] =>
  identityNames.map((who) => ({
    name: `is refused to ${who}`,
    expected: except[who] ?? expectedOf(who),
    attempt: async () => {
      const authorization = (await cast()).identities[who];
      return attempt(authorization === undefined ? {} : { authorization });
    },
  }));

async function askStaff(name: StaffCall, headers: Headers, data: unknown): Promise<Reply> {
  const response = await ask(staffCallPath(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
  return callableReply(response);
}

const prepare = () => Promise.all([cast(), victim()]);

for (const name of staffCallNames) {
  const input = staffInputs[name];
  const attempt = async (headers: Headers) => askStaff(name, headers, input(await victim()));
  // The protocol of callable functions refuses by itself what is no token at all.
  const except = { 'a visitor with a password in place of a token': { status: 401 } };
  refuses(`The staff call ${name}`, byEverybody(attempt, except), { prepare });
}

const downloads = [
  apiPaths.staffCatalogueXlsx,
  `${apiPaths.staffOrdersCsv}?from=2026-01-01&to=2026-12-31`,
];
for (const path of downloads) {
  const attempt = async (headers: Headers) => apiReply(await ask(path, { headers }));
  refuses(`The download ${path}`, byEverybody(attempt), { prepare });
}

refuses(
  'Staff who is no admin',
  [true, false].flatMap((staff) =>
    [true, false].map(
      (admin): AbuseCase => ({
        name: `cannot make a customer ${staff ? 'staff' : 'leave the staff'}, admin: ${admin}`,
        expected: 'staff-only',
        attempt: async () => {
          const [{ staffToken }, { customer }] = await Promise.all([cast(), victim()]);
          const headers = { authorization: `Bearer ${staffToken}` };
          return askStaff('setStaff', headers, { email: customer.email, staff, admin });
        },
      }),
    ),
  ),
  { prepare },
);

/** Somebody who gave the password ten minutes ago, and has renewed the token since. */
const withOldSignIn = async (): Promise<Headers> => {
  oldSignIn ??= newStaff().then((person) => tokenOfSignIn(person, 600));
  return { authorization: `Bearer ${await oldSignIn}` };
};
let oldSignIn: Promise<string> | undefined;

/** What cannot be taken back asks for the password again. */
refuses(
  'Staff who signed in ten minutes ago',
  [
    ...staffCallNames
      .filter((name) => 'needsRecentSignIn' in staffCalls[name])
      .map(
        (name): AbuseCase => ({
          name: `cannot call ${name}`,
          expected: 'recent-sign-in-required',
          attempt: async () =>
            askStaff(name, await withOldSignIn(), staffInputs[name](await victim())),
        }),
      ),
    ...downloads.map(
      (path): AbuseCase => ({
        name: `cannot download ${path}`,
        expected: 'recent-sign-in-required',
        attempt: async () => apiReply(await ask(path, { headers: await withOldSignIn() })),
      }),
    ),
  ],
  { prepare: async () => [await prepare(), await withOldSignIn()] },
);

/** That the cases above are refused for who asks, and not for what they ask. */
describe('Staff themselves', () => {
  it.each(staffCallNames.filter((name) => name.startsWith('read') || name.startsWith('inspect')))(
    'may call %s with the same input',
    async (name) => {
      const { staffToken } = await cast();
      const headers = { authorization: `Bearer ${staffToken}` };
      const reply = await askStaff(name, headers, staffInputs[name](await victim()));
      expect(reply.status).toBe(200);
    },
  );
});
