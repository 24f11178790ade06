import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import { fetchShop } from '../shop/api.ts';
import { type AbuseCase, describeRejections } from './describe-rejections.ts';
import { everyEndpoint, pathOf } from './endpoints.ts';
import { victim } from './fixture.ts';
import { type IdentityName, testUsers } from './identities.ts';
import { apiReply, callableReply, type ExpectedCode } from './replies.ts';
import { send } from './request.ts';
import { staffCallNames, staffInputs } from './staff-inputs.ts';
import { decodeClaims } from './tokens.ts';

const prepare = () => Promise.all([testUsers(), victim()]);

const withoutIdentity: readonly IdentityName[] = [
  'a visitor',
  'a visitor with a malformed token',
  'a visitor with basic authentication',
  'disabled staff',
  'deleted staff',
  'staff with revoked tokens',
  'staff with an expired token',
  'staff with a token for another project',
  'staff with a token from another issuer',
  'staff with a token signed by someone else',
  'an unknown user with a forged staff claim',
];

const unapproved: readonly IdentityName[] = [
  'an unregistered user',
  'a pending account',
  'a pending account with a verified email',
  'a declined account',
  'a suspended account with an old token',
  'staff without a membership document',
];

for (const endpoint of everyEndpoint) {
  const { access, body } = endpoint;
  // Staff endpoints are covered by staff-calls.test.ts.
  if (access !== 'account' && access !== 'approved') continue;
  const rejectedFor = (who: IdentityName, expected: ExpectedCode): AbuseCase => ({
    name: who,
    expected,
    attempt: async () => {
      const [people, owner] = await Promise.all([testUsers(), victim()]);
      const authorization = people.identities[who];
      return apiReply(
        await fetchShop(pathOf(endpoint, owner), {
          method: endpoint.method,
          headers: {
            'content-type': 'application/json',
            ...(authorization === undefined ? {} : { authorization }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body(people)) }),
        }),
      );
    },
  });
  describeRejections(
    endpoint.name,
    [
      ...withoutIdentity.map((who) => rejectedFor(who, 'sign-in-required')),
      ...(access === 'approved' ? unapproved.map((who) => rejectedFor(who, 'not-approved')) : []),
    ],
    { prepare, limited: true },
  );
}

/** Endpoints exempt from App Check still authenticate the user. */
const exempt = everyEndpoint.filter(
  ({ withoutAppCheck, access }) => withoutAppCheck && access === 'account',
);

/** Signing out revokes the caller's own tokens, no matter which user the request names. */
const foreignUids: Readonly<Record<string, (uid: string) => [path: string, body: object]>> = {
  'in the body': (uid) => [apiPaths.signOut, { uid, user_id: uid, sub: uid }],
  'in the query': (uid) => [`${apiPaths.signOut}?uid=${uid}`, {}],
};

describeRejections(
  'Endpoints exempt from App Check',
  [
    ...exempt.flatMap((endpoint) =>
      withoutIdentity.map(
        (who): AbuseCase => ({
          name: `${endpoint.name} as ${who}`,
          expected: 'sign-in-required',
          attempt: async () => {
            const authorization = (await testUsers()).identities[who];
            return apiReply(
              await fetchShop(pathOf(endpoint, await victim()), {
                method: endpoint.method,
                appCheck: {},
                headers: authorization === undefined ? {} : { authorization },
              }),
            );
          },
        }),
      ),
    ),
    ...Object.entries(foreignUids).map(
      ([where, request]): AbuseCase => ({
        name: `a customer's sign-out that names staff ${where}, without revoking staff tokens`,
        expected: { status: 200 },
        attempt: async () => {
          const { attackerToken, staffToken } = await testUsers();
          const [path, json] = request(String(decodeClaims(staffToken).sub));
          return send(path, { method: 'POST', token: attackerToken, json, appCheck: {} });
        },
      }),
    ),
  ],
  { prepare },
);

const invalidAppCheck = {
  'no App Check token': async () => ({}),
  'a malformed token': async () => ({ 'x-firebase-appcheck': 'nonsense' }),
  "another project's token": () => appCheckHeader({ projectId: 'elsewhere' }),
  'an expired token': () => appCheckHeader({ lifetimeS: -60 }),
};

/** Staff calls use the callable protocol and are covered below. */
const apiEndpoints = everyEndpoint.filter(
  ({ withoutAppCheck, template }) => !withoutAppCheck && template !== apiPaths.staffCall,
);

describeRejections(
  'Clients without a valid App Check token',
  Object.entries(invalidAppCheck).flatMap(([what, appCheck]) => [
    ...apiEndpoints.map(
      (endpoint): AbuseCase => ({
        name: `${endpoint.name} with ${what}`,
        expected: 'app-check-required',
        attempt: async () => {
          const [{ attackerToken }, owner] = await Promise.all([testUsers(), victim()]);
          return apiReply(
            await fetchShop(pathOf(endpoint, owner), {
              method: endpoint.method,
              appCheck: await appCheck(),
              headers: { authorization: `Bearer ${attackerToken}` },
            }),
          );
        },
      }),
    ),
    ...staffCallNames.map(
      (name): AbuseCase => ({
        name: `the staff call ${name} with ${what}`,
        expected: 'app-check-required',
        attempt: async () => {
          const [{ staffToken }, owner] = await Promise.all([testUsers(), victim()]);
          return callableReply(
            await fetchShop(staffCallPath(name), {
              method: 'POST',
              appCheck: await appCheck(),
              headers: {
                'content-type': 'application/json',
                authorization: `Bearer ${staffToken}`,
              },
              body: JSON.stringify({ data: staffInputs[name](owner) }),
            }),
          );
        },
      }),
    ),
  ]),
  { prepare },
);
