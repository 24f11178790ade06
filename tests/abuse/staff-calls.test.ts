import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import type { StaffCall } from '@dental-shop/domain/api/staff/calls';
import { describe, expect, it } from 'vitest';
import { ask } from '../shop/api.ts';
import { victim } from './fixture.ts';
import { cast, type IdentityName, identityNames } from './identities.ts';
import { type AbuseCase, refuses } from './refuses.ts';
import { apiReply, callableReply, type ExpectedCode, type Reply } from './replies.ts';
import { staffCallNames, staffInputs } from './staff-inputs.ts';

/** Refused for want of a valid token; everybody else has one, and is refused for not being staff. */
const withoutValidToken: readonly IdentityName[] = [
  'a visitor',
  'a visitor with a token of nonsense',
  'a visitor with a password in place of a token',
  'staff who is disabled',
  'staff whose account is deleted',
  'staff who has signed out everywhere',
  'staff with an expired token',
  'staff with a token of another project',
  'staff with a token of another issuer',
  'staff with a token that somebody else signed',
  'nobody, with a forged claim to be staff',
];

const expectedOf = (who: IdentityName): ExpectedCode =>
  withoutValidToken.includes(who) ? 'sign-in-required' : 'staff-only';

const byEverybody = (
  attempt: (headers: HeadersInit) => Promise<Reply>,
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

async function askStaff(name: StaffCall, headers: HeadersInit, data: unknown): Promise<Reply> {
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
  const attempt = async (headers: HeadersInit) => askStaff(name, headers, input(await victim()));
  // The protocol of callable functions refuses by itself what is no token at all.
  const except = { 'a visitor with a password in place of a token': { status: 401 } };
  refuses(`The staff call ${name}`, byEverybody(attempt, except), { prepare });
}

const days = 'from=2026-01-01&to=2026-12-31';
for (const path of [apiPaths.staffCatalogueXlsx, `${apiPaths.staffOrdersCsv}?${days}`]) {
  const attempt = async (headers: HeadersInit) => apiReply(await ask(path, { headers }));
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
