import { functionsAccountEmail } from '@dental-shop/domain/hosting/cloud-functions';
import { type Gcloud, shellLine } from '../cli/gcloud.ts';
import type { Part } from '../deploy-arguments.ts';
import { memberName } from './project-access.ts';
import { deployerRoles } from './required-roles.ts';

export async function findDeployer(gcloud: Gcloud): Promise<string> {
  const accounts = await gcloud<{ account: string }[]>(['auth', 'list', '--filter=status:ACTIVE']);
  // The list is empty if gcloud uses an access token.
  const account = accounts[0]?.account ?? 'YOUR_ADDRESS';
  return account.endsWith('.gserviceaccount.com') ? `serviceAccount:${account}` : `user:${account}`;
}

// firebase-tools reads the same environment variables.
const origins = {
  project: () =>
    process.env.FIREBASE_RESOURCEMANAGER_URL ?? 'https://cloudresourcemanager.googleapis.com',
  account: () => process.env.FIREBASE_IAM_URL ?? 'https://iam.googleapis.com',
};

/** Undefined if the request fails. Uses the REST API, because gcloud has no command for this. */
export type TestPermissions = (
  resource: keyof typeof origins,
  permissions: readonly string[],
) => Promise<readonly string[] | undefined>;

export function permissionTester(gcloud: Gcloud, projectId: string): TestPermissions {
  const paths = {
    project: `/v1/projects/${projectId}`,
    account: `/v1/projects/${projectId}/serviceAccounts/${functionsAccountEmail(projectId)}`,
  };
  return async (resource, permissions) => {
    const { token } = await gcloud<{ token: string }>(['auth', 'print-access-token']);
    const url = `${origins[resource]()}${paths[resource]}:testIamPermissions`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ permissions }),
    }).catch(() => undefined);
    if (!response?.ok) return undefined;
    // Google omits `permissions` if the caller has none of them.
    const { permissions: held = [] } = (await response.json()) as { permissions?: string[] };
    return held;
  };
}

export async function deployerProblems(
  test: TestPermissions,
  { deployer, projectId, parts }: { deployer: string; projectId: string; parts: readonly Part[] },
): Promise<string[]> {
  const account = memberName(deployer);
  const roles = parts.flatMap((part) => deployerRoles[part]);
  const held = await test(
    'project',
    roles.flatMap(({ permissions }) => permissions),
  );
  const actAs = await test('account', ['iam.serviceAccounts.actAs']);
  if (held === undefined || actAs === undefined) {
    console.log(
      `The roles of ${account} weren't checked, because Google didn't test its permissions.`,
    );
  }
  const problem = (role: string, missing: string, command: readonly string[]) =>
    `${account}, which gcloud is signed in with, lacks ${role} (${missing}), and the deploy would fail. An owner of ${projectId} has to run: ${shellLine(command)}`;
  return [
    ...roles.flatMap(({ role, permissions }) => {
      const missing = permissions.filter((each) => held && !held.includes(each));
      const command = ['projects', 'add-iam-policy-binding', projectId];
      const grant = [`--member=${deployer}`, `--role=${role}`, '--condition=None'];
      return missing.length === 0
        ? []
        : [problem(role, missing.join(', '), [...command, ...grant])];
    }),
    ...(actAs?.length === 0
      ? [
          problem('roles/iam.serviceAccountUser', 'iam.serviceAccounts.actAs', [
            ...[
              'iam',
              'service-accounts',
              'add-iam-policy-binding',
              functionsAccountEmail(projectId),
            ],
            ...[`--member=${deployer}`, '--role=roles/iam.serviceAccountUser'],
            `--project=${projectId}`,
          ]),
        ]
      : []),
  ];
}
