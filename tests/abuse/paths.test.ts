import { apiPaths } from '@dental-shop/domain/api/paths';
import { fetchShop } from '../shop/api.ts';
import { type AbuseCase, describeRejections } from './describe-rejections.ts';
import { everyEndpoint } from './endpoints.ts';
import { victim } from './fixture.ts';
import { testUsers } from './identities.ts';
import { apiReply, callableReply } from './replies.ts';
import { send } from './request.ts';

const prepare = () => Promise.all([testUsers(), victim()]);

// The Hosting emulator handles OPTIONS itself, so app.test.ts tests that method.
const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'] as const;
const paths = [...new Set(everyEndpoint.map(({ template }) => template))].filter(
  (path) => path !== apiPaths.stripeWebhook && path !== apiPaths.staffCall,
);
describeRejections(
  'Unsupported methods',
  paths.flatMap((path) =>
    verbs
      .filter(
        (verb) =>
          !everyEndpoint.some(({ template, method }) => template === path && method === verb),
      )
      .map(
        (verb): AbuseCase => ({
          name: `${verb} ${path}`,
          expected: 'not-found',
          attempt: async () => {
            const { attackerToken: token } = await testUsers();
            return send(path, { method: verb, token });
          },
        }),
      ),
  ),
  { prepare, limited: true },
);

const unknownPaths: Readonly<Record<string, AbuseCase['expected']>> = {
  // Hosting itself handles paths outside `/api/` and names that start with a dot.
  '/api': { status: 404 },
  '/api/.env': { status: 404 },
  '/api/.git/config': { status: 404 },
  '/.env': { status: 404 },
  '/firebase.json': { status: 404 },
  '/firestore.rules': { status: 404 },
  '/functions/src/index.ts': { status: 404 },
  '/package.json': { status: 404 },
  '/api/': 'not-found',
  '/api/x': 'not-found',
  '/api/de': 'not-found',
  '/api/de/account': 'not-found',
  '/api/de/account/orders/x': 'not-found',
  '/api/de/account/profile.json': 'not-found',
  '/api/de/staff': 'not-found',
  '/api/__proto__': 'not-found',
  '/api/constructor': 'not-found',
  '/api/de/%00': 'not-found',
  '/api/debug': 'not-found',
  '/api/graphql': 'not-found',
  '/api/admin': 'not-found',
  '/api/sweepMail': 'not-found',
  '/api/reconcilePayments': 'not-found',
  '/api/stripe': 'not-found',
};
describeRejections(
  'Unknown paths',
  Object.entries(unknownPaths).map(
    ([path, expected]): AbuseCase => ({
      name: path,
      expected,
      attempt: async () => apiReply(await fetchShop(path)),
    }),
  ),
  { prepare },
);

describeRejections(
  'Unknown staff calls',
  ['__proto__', 'constructor', 'toString', 'DecideAccount', 'decideAccount%2Fx', 'x'].map(
    (name): AbuseCase => ({
      name,
      expected: 'not-found',
      attempt: async () => {
        const { staffToken } = await testUsers();
        const response = await fetchShop(apiPaths.staffCall.replace(':name', name), {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${staffToken}` },
          body: JSON.stringify({ data: {} }),
        });
        return callableReply(response);
      },
    }),
  ),
  { prepare },
);
