import { setTimeout as pause } from 'node:timers/promises';
import {
  functionsAccountEmail,
  functionsAccountId,
} from '@dental-shop/domain/hosting/cloud-functions';
import { type Gcloud, GcloudFailure, shellLine } from '../cli/gcloud.ts';
import { parts as allParts, type Part } from '../deploy-arguments.ts';
import { Refusal } from '../refusal.ts';
import {
  deployerProblems,
  findDeployer,
  permissionTester,
  type TestPermissions,
} from './deployer.ts';
import { checkOrganizationPolicies } from './organization-policies.ts';
import { accessProject, memberName, type ProjectAccess, withRetries } from './project-access.ts';
import {
  agentGrants,
  buildGrant,
  defaultBuildAccount,
  functionsGrants,
  type Grant,
  services,
} from './required-roles.ts';

interface Project {
  projectNumber: string;
  parent?: { id: string; type: string };
}

interface IamPolicy {
  bindings?: { role: string; members?: string[]; condition?: object }[];
}

interface Options {
  parts?: readonly Part[];
  testPermissions?: TestPermissions;
  wait?: (ms: number) => Promise<unknown>;
}

const enableServices = (projectId: string, missing: readonly string[]) => [
  ...['services', 'enable', ...missing],
  `--project=${projectId}`,
];

const createAccount = (projectId: string) => [
  ...['iam', 'service-accounts', 'create', functionsAccountId],
  '--display-name=Shop functions',
  `--project=${projectId}`,
];

const createServiceAgent = (projectId: string, service: string) => [
  ...['beta', 'services', 'identity', 'create'],
  `--service=${service}`,
  `--project=${projectId}`,
];

// Without `--condition`, gcloud prompts if the policy has conditional bindings.
const addRole = (projectId: string, { member, role }: Grant) => [
  ...['projects', 'add-iam-policy-binding', projectId],
  `--member=${member}`,
  `--role=${role}`,
  '--condition=None',
];

export async function prepareProject(
  gcloudOnce: Gcloud,
  projectId: string,
  {
    parts = allParts,
    testPermissions = permissionTester(gcloudOnce, projectId),
    wait = pause,
  }: Options = {},
): Promise<string[]> {
  const gcloud = withRetries(gcloudOnce, wait);
  const { projectNumber, parent } = await gcloudOnce<Project>(['projects', 'describe', projectId]);
  const deployer = await findDeployer(gcloudOnce);
  const project = accessProject(gcloud, { projectId, deployer });

  await enableMissingServices(project, projectId);
  if (await isAccountMissing(gcloud, projectId)) {
    const account = functionsAccountEmail(projectId);
    await project.change(
      createAccount(projectId),
      `The functions' service account ${account} does not exist.`,
      `Created the functions' service account ${account}.`,
    );
  }
  await grantMissingRoles(project, projectId, [
    ...functionsGrants(projectId),
    buildGrant(await findBuildAccount(gcloud, projectId, projectNumber)),
    ...agentGrants(projectNumber),
  ]);
  const problems = [
    ...project.problems,
    ...(await deployerProblems(testPermissions, { deployer, projectId, parts })),
  ];
  if (parent) {
    const policies = await checkOrganizationPolicies(gcloud, projectId);
    for (const note of policies.notes) console.log(note);
    problems.push(...policies.problems);
  }
  if (problems.length === 0) {
    console.log(`✔ ${projectId} has the service account, roles and policies that a deploy needs.`);
  }
  return problems;
}

async function enableMissingServices(project: ProjectAccess, projectId: string): Promise<void> {
  const enabled = await project.read<{ config: { name: string } }[]>(
    ['services', 'list', '--enabled', `--project=${projectId}`],
    'The enabled services',
  );
  const disabled = services.filter(
    (name) => enabled && !enabled.some(({ config }) => config.name === name),
  );
  if (disabled.length === 0) return;
  await project.change(
    enableServices(projectId, disabled),
    `The shop needs Google services that are disabled: ${disabled.join(', ')}.`,
    `Enabled in ${projectId}: ${disabled.join(', ')}.`,
  );
}

async function grantMissingRoles(
  project: ProjectAccess,
  projectId: string,
  grants: readonly Grant[],
): Promise<void> {
  const policy = await project.read<IamPolicy>(
    ['projects', 'get-iam-policy', projectId],
    'The roles of service accounts',
  );
  for (const grant of grants.filter((each) => policy && !isGranted(policy, each))) {
    const { role, without, agentOf } = grant;
    const name = memberName(grant.member);
    const why = `${name} lacks ${role}: without it, ${without}.`;
    if (agentOf) {
      await project.change(
        createServiceAgent(projectId, agentOf),
        why,
        `Created the agent ${name}.`,
      );
    }
    await project.change(addRole(projectId, grant), why, `Granted ${role} to ${name}.`);
  }
}

const isGranted = ({ bindings = [] }: IamPolicy, { member, role, includedIn = [] }: Grant) =>
  bindings.some(
    (binding) =>
      [role, ...includedIn].includes(binding.role) &&
      binding.condition === undefined &&
      binding.members?.includes(member),
  );

async function isAccountMissing(gcloud: Gcloud, projectId: string): Promise<boolean> {
  try {
    const account = functionsAccountEmail(projectId);
    await gcloud(['iam', 'service-accounts', 'describe', account, `--project=${projectId}`]);
    return false;
  } catch (error) {
    if (!(error instanceof GcloudFailure)) throw error;
    if (error.isNotFound) return true;
    // If the deployer can't check, assume that the account exists. If it doesn't, the deploy fails
    // with a recognizable message.
    if (error.isForbidden) return false;
    throw error;
  }
}

async function findBuildAccount(
  gcloud: Gcloud,
  projectId: string,
  projectNumber: string,
): Promise<string> {
  try {
    const { serviceAccountEmail = '' } = await gcloud<{ serviceAccountEmail?: string }>([
      ...['builds', 'get-default-service-account', `--project=${projectId}`],
    ]);
    // `projects/…/serviceAccounts/EMAIL`, or empty.
    return serviceAccountEmail.split('/').at(-1) || defaultBuildAccount(projectNumber);
  } catch (error) {
    if (!(error instanceof GcloudFailure)) throw error;
    return defaultBuildAccount(projectNumber);
  }
}

interface Deployed {
  projectId: string;
  parts: readonly Part[];
}

export async function requirePreparedProject(
  gcloud: Gcloud | undefined,
  { projectId, parts }: Deployed,
): Promise<void> {
  if (gcloud === undefined) {
    console.log(
      `The Google Cloud CLI isn't installed here, so the deploy can't check the roles and organization policies of ${projectId} or create the functions' service account. Install it (https://cloud.google.com/sdk/docs/install), or run the Cloud Shell commands once that npm run deploy -- --set-up --project ${projectId} prints.`,
    );
    return;
  }
  const problems = await prepareProject(gcloud, projectId, { parts });
  if (problems.length > 0) throw new Refusal(...problems, 'Nothing was deployed.');
}

export function prepareCommands(projectId: string): string[] {
  const number = `$(gcloud projects describe ${projectId} --format='value(projectNumber)')`;
  return [
    shellLine(enableServices(projectId, services)),
    shellLine(createAccount(projectId)),
    ...functionsGrants(projectId).map((grant) => shellLine(addRole(projectId, grant))),
    `BUILD_MEMBER=serviceAccount:${defaultBuildAccount(number)}`,
    shellLine(addRole(projectId, { ...buildGrant(''), member: '$BUILD_MEMBER' })),
  ];
}
