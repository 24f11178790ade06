import { setTimeout as pause } from 'node:timers/promises';
import { functionsAccountId, functionsAccountOf } from '@dental-shop/domain/api/functions-account';
import { parts as allParts, type Part } from '../arguments.ts';
import { type Gcloud, GcloudFailure, shellLine } from '../operations/gcloud.ts';
import { Refusal } from '../refusal.ts';
import {
  deployerProblems,
  findDeployer,
  permissionTester,
  type TestPermissions,
} from './deployer.ts';
import { checkOrganizationPolicies } from './organization-policies.ts';
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
  /** Its folder or organization; a project of a personal account has none. */
  parent?: { id: string; type: string };
}

interface IamPolicy {
  bindings?: { role: string; members?: string[]; condition?: object }[];
}

interface Options {
  /** The parts to deploy. */
  parts?: readonly Part[];
  testPermissions?: TestPermissions;
  /** Replaced in tests, which do not wait. */
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

const createAgent = (projectId: string, service: string) => [
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

/**
 * Enables missing services, creates the functions' service account and grants missing roles, then
 * checks the deployer's permissions and the organization policies. Returns the problems that would
 * make a deploy fail, each with the command that fixes it.
 */
export async function prepareProject(
  impatient: Gcloud,
  projectId: string,
  {
    parts = allParts,
    testPermissions = permissionTester(impatient, projectId),
    wait = pause,
  }: Options = {},
): Promise<string[]> {
  const gcloud = patient(impatient, wait);
  const project = await impatient<Project>(['projects', 'describe', projectId]);
  const deployer = await findDeployer(impatient);
  const problems: string[] = [];

  /** Runs a command that changes the project; if Google rejects it, it becomes a problem. */
  const change = async (command: readonly string[], why: string, done: string) => {
    try {
      await gcloud(command);
      console.log(`✔ ${done}`);
    } catch (error) {
      if (!(error instanceof GcloudFailure && (error.isForbidden || error.isTooEarly))) throw error;
      const who = error.isForbidden
        ? `${nameOf(deployer)} may not change this. An owner of ${projectId} has to run`
        : `${error.stderr.trim()} Deploy again in a few minutes, or run`;
      problems.push(`${why} ${who}: ${shellLine(command)}`);
    }
  };
  /** Reads something that this account may not be allowed to read. */
  const read = async <Answer>(command: readonly string[], subject: string) => {
    try {
      return await gcloud<Answer>(command);
    } catch (error) {
      if (!(error instanceof GcloudFailure && error.isForbidden)) throw error;
      console.log(
        `${subject} of ${projectId} weren't checked, because ${nameOf(deployer)} can't read them: ${error.stderr.trim()}`,
      );
      return undefined;
    }
  };

  const enabled = await read<{ config: { name: string } }[]>(
    ['services', 'list', '--enabled', `--project=${projectId}`],
    'The enabled services',
  );
  const disabled = services.filter(
    (name) => enabled && !enabled.some(({ config }) => config.name === name),
  );
  if (disabled.length > 0) {
    await change(
      enableServices(projectId, disabled),
      `The shop uses services of Google that are disabled: ${disabled.join(', ')}.`,
      `Enabled in ${projectId}: ${disabled.join(', ')}.`,
    );
  }

  const account = functionsAccountOf(projectId);
  if (await isAccountMissing(gcloud, projectId)) {
    await change(
      createAccount(projectId),
      `The functions' service account ${account} does not exist.`,
      `Created the functions' service account ${account}.`,
    );
  }

  const policy = await read<IamPolicy>(
    ['projects', 'get-iam-policy', projectId],
    'The roles of service accounts',
  );
  if (policy) {
    const grants = [
      ...functionsGrants(projectId),
      buildGrant(await findBuildAccount(gcloud, projectId, project.projectNumber)),
      ...agentGrants(project.projectNumber),
    ];
    for (const grant of grants.filter((each) => !isGranted(policy, each))) {
      const { member, role, without, agentOf } = grant;
      const why = `${nameOf(member)} lacks ${role}: without it, ${without}.`;
      if (agentOf) {
        await change(createAgent(projectId, agentOf), why, `Created the agent of ${agentOf}.`);
      }
      await change(addRole(projectId, grant), why, `Granted ${role} to ${nameOf(member)}.`);
    }
  }

  problems.push(...(await deployerProblems(testPermissions, { deployer, projectId, parts })));

  if (project.parent) {
    const found = await checkOrganizationPolicies(gcloud, projectId);
    for (const note of found.notes) console.log(note);
    problems.push(...found.problems);
  }
  if (problems.length === 0) {
    console.log(`✔ ${projectId} has the service account, roles and policies that a deploy needs.`);
  }
  return problems;
}

const nameOf = (member: string) => member.replace(/^\w+:/, '');

const isGranted = ({ bindings = [] }: IamPolicy, { member, role, includedIn = [] }: Grant) =>
  bindings.some(
    (binding) =>
      [role, ...includedIn].includes(binding.role) &&
      binding.condition === undefined &&
      binding.members?.includes(member),
  );

async function isAccountMissing(gcloud: Gcloud, projectId: string): Promise<boolean> {
  try {
    const account = functionsAccountOf(projectId);
    await gcloud(['iam', 'service-accounts', 'describe', account, `--project=${projectId}`]);
    return false;
  } catch (error) {
    if (!(error instanceof GcloudFailure)) throw error;
    if (error.isNotFound) return true;
    // Without read access, assume that it exists; the deploy fails with a known message if not.
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

const maxAttempts = 7;
const retryAfterMs = 10_000;

/**
 * Retries for a minute while a newly enabled service or a new service account propagates through
 * Google's systems.
 */
function patient(gcloud: Gcloud, wait: (ms: number) => Promise<unknown>): Gcloud {
  return async <Answer>(args: readonly string[]) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await gcloud<Answer>(args);
      } catch (error) {
        const passes = error instanceof GcloudFailure && error.isTooEarly;
        if (!passes || attempt === maxAttempts) throw error;
        await wait(retryAfterMs);
      }
    }
  };
}

interface Deployed {
  projectId: string;
  parts: readonly Part[];
}

/** Prepares the project for a deploy; throws a `Refusal` that lists every problem. */
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

/** The commands that prepare a new project, for Cloud Shell. */
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
