import { staffCallPath } from '@dental-shop/domain/api/paths';
import { fetchShop } from '../shop/api.ts';
import { type AbuseCase, describeRejections } from './describe-rejections.ts';
import { everyEndpoint, pathOf } from './endpoints.ts';
import { victim } from './fixture.ts';
import { testUsers } from './identities.ts';
import { callableReply } from './replies.ts';
import { send } from './request.ts';
import { staffCallNames, staffInputs } from './staff-inputs.ts';

const prepare = () => Promise.all([testUsers(), victim()]);

type Value = unknown;
type Fields = Readonly<Record<string, Value>>;

function wrongValues(value: Value): Value[] {
  if (typeof value === 'string')
    return [42, true, [], {}, ['x'], { toString: 'x' }, 'x'.repeat(9_000)];
  if (typeof value === 'number') return [null, '1', true, [], {}, 0.5, -1, 1e21];
  if (typeof value === 'boolean') return ['true', 1, 0, null, [], {}];
  if (Array.isArray(value)) return [null, {}, 'x', 1, true];
  // The field can also contain a string.
  if (value === null) return [42, true, [], {}, ['x'], 'x'.repeat(9_000)];
  return [null, [], 'x', 1, true];
}

interface Wrong {
  name: string;
  body: Fields;
}

const isFields = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: Value) => JSON.stringify(value).slice(0, 30);

/** Variants of the body, each with one field of the wrong type or an unknown field. */
function wrongBodies(body: Fields, path = ''): Wrong[] {
  const fields = Object.entries(body).flatMap(([key, value]): Wrong[] => {
    const at = path === '' ? key : `${path}.${key}`;
    const wrong = wrongValues(value).map((each) => ({
      name: `${shown(each)} for ${at}`,
      body: { ...body, [key]: each },
    }));
    const inner = isFields(value) ? wrongBodies(value, at) : [];
    return [...wrong, ...inner.map((each) => ({ ...each, body: { ...body, [key]: each.body } }))];
  });
  const extra = ['role', 'approved', 'constructor'].map((key) => ({
    name: `unknown field ${path === '' ? key : `${path}.${key}`}`,
    body: { ...body, [key]: true },
  }));
  return [...fields, ...extra];
}

/** Fields that accept several types or that the shop never reads. */
const acceptsAnyValue = (name: string) => / for (website|licenseNumber|subject)$/.test(name);

for (const endpoint of everyEndpoint) {
  const { body } = endpoint;
  if (body === undefined) continue;
  // Only the variants' names matter here.
  const person = { email: 'x', user: { uid: 'x' } };
  const names = wrongBodies(body({ attacker: person } as never)).map(({ name }) => name);
  describeRejections(
    `Request body of ${endpoint.name}`,
    names
      .map(
        (name, index): AbuseCase => ({
          name,
          expected: 'invalid-input',
          attempt: async () => {
            const people = await testUsers();
            return send(pathOf(endpoint, await victim()), {
              method: endpoint.method,
              token: people.attackerToken,
              json: wrongBodies(body(people))[index]?.body,
            });
          },
        }),
      )
      .filter(({ name }) => !acceptsAnyValue(name)),
    { prepare, limited: true },
  );
}

for (const name of staffCallNames) {
  const input = staffInputs[name];
  const shape = {
    customer: { email: 'x', user: { uid: 'x' } },
    orderId: 'x',
    uid: 'x',
    auditId: 'x',
    complaintId: 'x',
    heldShipmentId: 'x',
    rmaNumber: 'x',
  };
  const names = wrongBodies(input(shape as never)).map((wrong) => wrong.name);
  describeRejections(
    `Input of ${name}`,
    names.map(
      (wrong, index): AbuseCase => ({
        name: wrong,
        expected: 'invalid-input',
        attempt: async () => {
          const [{ staffToken }, owner] = await Promise.all([testUsers(), victim()]);
          const response = await fetchShop(staffCallPath(name), {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${staffToken}`,
            },
            body: JSON.stringify({ data: wrongBodies(input(owner))[index]?.body }),
          });
          return callableReply(response);
        },
      }),
    ),
    { prepare, limited: true },
  );
}
