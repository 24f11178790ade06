import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Gcloud, GcloudFailure } from '../cli/gcloud.ts';
import { makePublicLine, restorePublicInvoker } from './grant-public-access.ts';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

interface Policy {
  bindings?: { role: string; members: string[] }[];
  etag: string;
}

function fakeService(policy: Policy, rejection?: string) {
  const calls: string[] = [];
  const gcloud: Gcloud = async <Answer>(args: readonly string[]) => {
    calls.push(args.join(' '));
    if (args[2] === 'add-iam-policy-binding' && rejection) throw new GcloudFailure(args, rejection);
    return policy as Answer;
  };
  return { gcloud, calls };
}

const service = '--region=us-central1 --project=north-dental';
const binding = '--member=allUsers --role=roles/run.invoker';

it('grants public access to a private function', async () => {
  const { gcloud, calls } = fakeService({ etag: 'ACAB' });
  await restorePublicInvoker(gcloud, 'north-dental', 'staff');
  expect(calls).toEqual([
    `run services get-iam-policy staff ${service}`,
    `run services add-iam-policy-binding staff ${service} ${binding}`,
  ]);
});

it("prints a command with Cloud Run's lowercase service name", () => {
  expect(makePublicLine('north-dental', 'stripeWebhook')).toBe(
    `gcloud run services add-iam-policy-binding stripewebhook ${service} ${binding}`,
  );
});

it('changes nothing if the function is already public', async () => {
  const { gcloud, calls } = fakeService({
    bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
    etag: 'BwYnF3k=',
  });
  expect(await restorePublicInvoker(gcloud, 'north-dental', 'staff')).toContain('--smoke-test');
  expect(calls).toHaveLength(1);
});

it.each([
  [
    'FAILED_PRECONDITION: One or more users named in the policy do not belong to a permitted customer,  perhaps due to an organization policy.',
    'gcloud org-policies reset iam.allowedPolicyMemberDomains --project=north-dental',
  ],
  [
    "PERMISSION_DENIED: Permission 'run.services.setIamPolicy' denied on resource 'projects/north-dental/locations/us-central1/services/staff' (or resource may not exist).",
    '--role=roles/run.admin',
  ],
])('prints the fix if Google rejects the change: %s', async (rejection, cure) => {
  const { gcloud } = fakeService(
    { etag: 'ACAB' },
    `ERROR: (gcloud.run.services.add-iam-policy-binding) ${rejection}`,
  );
  const advice = await restorePublicInvoker(gcloud, 'north-dental', 'staff');
  expect(advice).toContain(cure);
  expect(advice).toContain(makePublicLine('north-dental', 'staff'));
});
