import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import { ask } from '../shop/api.ts';
import { everyEndpoint, pathOf } from './endpoints.ts';
import { victim } from './fixture.ts';
import { cast, type IdentityName } from './identities.ts';
import { type AbuseCase, refuses } from './refuses.ts';
import { apiReply, callableReply, type ExpectedCode } from './replies.ts';
import { send } from './request.ts';
import { staffCallNames, staffInputs } from './staff-inputs.ts';
import { claimsOf } from './tokens.ts';

const prepare = () => Promise.all([cast(), victim()]);

/** Those whom no endpoint takes for anybody. */
const nobody: readonly IdentityName[] = [
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

/** Signed in, but no customer who may buy. */
const unapproved: readonly IdentityName[] = [
  'a newcomer who has not registered',
  'a pending account',
  'a pending account whose address is verified',
  'a declined account',
  'a suspended account with its old token',
  'staff whose membership alone is gone',
];

for (const endpoint of everyEndpoint) {
  const { access, body } = endpoint;
  // Staff's own have a table of their own, with every identity.
  if (access !== 'account' && access !== 'approved') continue;
  const refusedTo = (who: IdentityName, expected: ExpectedCode): AbuseCase => ({
    name: `to ${who}`,
    expected,
    attempt: async () => {
      const [people, owner] = await Promise.all([cast(), victim()]);
      const authorization = people.identities[who];
      return apiReply(
        await ask(pathOf(endpoint, owner), {
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
  refuses(
    endpoint.name,
    [
      ...nobody.map((who) => refusedTo(who, 'sign-in-required')),
      ...(access === 'approved' ? unapproved.map((who) => refusedTo(who, 'not-approved')) : []),
    ],
    { prepare, limited: true },
  );
}

/** What answers without App Check goes on asking who somebody is. */
const exempt = everyEndpoint.filter(
  ({ withoutAppCheck, access }) => withoutAppCheck && access === 'account',
);

/** Ways to name somebody else in a sign-out, which ends the tokens of whoever asks and of nobody else. */
const namedOtherwise: Readonly<Record<string, (uid: string) => [path: string, body: object]>> = {
  'in the body': (uid) => [apiPaths.signOut, { uid, user_id: uid, sub: uid }],
  'in the query': (uid) => [`${apiPaths.signOut}?uid=${uid}`, {}],
};

refuses(
  'What answers without App Check',
  [
    ...exempt.flatMap((endpoint) =>
      nobody.map(
        (who): AbuseCase => ({
          name: `${endpoint.name} to ${who}`,
          expected: 'sign-in-required',
          attempt: async () => {
            const authorization = (await cast()).identities[who];
            return apiReply(
              await ask(pathOf(endpoint, await victim()), {
                method: endpoint.method,
                appCheck: {},
                headers: authorization === undefined ? {} : { authorization },
              }),
            );
          },
        }),
      ),
    ),
    ...Object.entries(namedOtherwise).map(
      ([where, request]): AbuseCase => ({
        name: `a customer's sign-out that names staff ${where} ends nothing`,
        expected: { status: 200 },
        attempt: async () => {
          const { attackerToken, staffToken } = await cast();
          const [path, json] = request(String(claimsOf(staffToken).sub));
          return send(path, { method: 'POST', token: attackerToken, json, appCheck: {} });
        },
      }),
    ),
  ],
  { prepare },
);

const noPage = {
  'no token of App Check': async () => ({}),
  'a token of nonsense': async () => ({ 'x-firebase-appcheck': 'nonsense' }),
  "another project's token": () => appCheckHeader({ projectId: 'elsewhere' }),
  'an expired token': () => appCheckHeader({ lifeS: -60 }),
};

/** Staff calls answer in a protocol of their own. */
const ofTheApi = everyEndpoint.filter(
  ({ withoutAppCheck, template }) => !withoutAppCheck && template !== apiPaths.staffCall,
);

refuses(
  'Programs that never opened a page',
  Object.entries(noPage).flatMap(([what, appCheck]) => [
    ...ofTheApi.map(
      (endpoint): AbuseCase => ({
        name: `${endpoint.name} with ${what}`,
        expected: 'app-check-required',
        attempt: async () => {
          const [{ attackerToken }, owner] = await Promise.all([cast(), victim()]);
          return apiReply(
            await ask(pathOf(endpoint, owner), {
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
          const [{ staffToken }, owner] = await Promise.all([cast(), victim()]);
          return callableReply(
            await ask(staffCallPath(name), {
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
