import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GcloudFailure } from '../cli/gcloud.ts';
import { fakeProject, newProject, type ProjectState, preparedProject } from './fake-project.ts';
import { prepareProject } from './prepare-project.ts';

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

async function prepare(state: ProjectState, lacks: readonly string[] = []) {
  const project = fakeProject(state, { lacks });
  const { gcloud, testPermissions } = project;
  const problems = await prepareProject(gcloud, 'north-dental', {
    testPermissions,
    wait: async () => undefined,
  });
  return { ...project, problems };
}

const withoutPolicies = { ...newProject, organizationPolicies: {} };
const account = 'serviceAccount:shop-functions@north-dental.iam.gserviceaccount.com';
const rolesOf = ({ bindings }: ProjectState, member: string) =>
  bindings.filter(({ members }) => members.includes(member)).map(({ role }) => role);

describe('in a new project', () => {
  it('creates the service account with only the roles that the functions use', async () => {
    const { state, problems } = await prepare(withoutPolicies);
    expect(problems).toEqual([]);
    expect(rolesOf(state, account)).toEqual([
      'roles/datastore.user',
      'roles/firebaseauth.admin',
      'roles/eventarc.eventReceiver',
      'roles/run.invoker',
    ]);
  });

  it('lets the default account build functions and the service agents deliver events', async () => {
    const { state } = await prepare(withoutPolicies);
    const number = state.projectNumber;
    expect(
      rolesOf(state, `serviceAccount:${number}-compute@developer.gserviceaccount.com`),
    ).toEqual(['roles/cloudbuild.builds.builder']);
    const agent = (service: string) =>
      `serviceAccount:service-${number}@gcp-sa-${service}.iam.gserviceaccount.com`;
    expect(rolesOf(state, agent('eventarc'))).toEqual(['roles/eventarc.serviceAgent']);
    expect(rolesOf(state, agent('pubsub'))).toEqual(['roles/pubsub.serviceAgent']);
  });

  it('enables the services before anything else', async () => {
    const { state, changes } = await prepare(withoutPolicies);
    expect(changes()[0]).toMatch(/^services enable .*eventarc\.googleapis\.com/);
    expect(state.enabled).toContain('run.googleapis.com');
  });

  it('reports the policy that blocks allUsers, with the command to exempt the project', async () => {
    const { problems } = await prepare(newProject);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('iam.allowedPolicyMemberDomains prevents north-dental from');
    expect(problems[0]).toContain(
      'gcloud org-policies reset iam.allowedPolicyMemberDomains --project=north-dental',
    );
  });

  it("warns about a policy against keys but doesn't block the deploy", async () => {
    const { problems } = await prepare({
      ...preparedProject,
      organizationPolicies: { 'iam.managed.disableServiceAccountKeyCreation': [{ enforce: true }] },
    });
    expect(problems).toEqual([]);
    expect(printed.join('\n')).toContain(
      'gcloud org-policies reset iam.managed.disableServiceAccountKeyCreation --project=north-dental',
    );
  });
});

it('changes nothing in a fully prepared project', async () => {
  const { changes, problems } = await prepare(preparedProject);
  expect(problems).toEqual([]);
  expect(changes()).toEqual([]);
});

it('grants only the role that was revoked', async () => {
  const { changes } = await prepare({
    ...preparedProject,
    bindings: preparedProject.bindings.filter(({ role }) => role !== 'roles/datastore.user'),
  });
  expect(changes()).toEqual([
    `projects add-iam-policy-binding north-dental --member=${account} --role=roles/datastore.user --condition=None`,
  ]);
});

it('grants a role if the existing binding is conditional', async () => {
  const { changes } = await prepare({
    ...preparedProject,
    bindings: preparedProject.bindings.map((binding) =>
      binding.role === 'roles/datastore.user'
        ? { ...binding, condition: { expression: 'request.time < timestamp("2020-01-01")' } }
        : binding,
    ),
  });
  expect(changes()).toHaveLength(1);
});

it("accepts the build account's Editor role in older projects", async () => {
  const { changes } = await prepare({
    ...preparedProject,
    bindings: preparedProject.bindings.map((binding) =>
      binding.role === 'roles/cloudbuild.builds.builder'
        ? { ...binding, role: 'roles/editor' }
        : binding,
    ),
  });
  expect(changes()).toEqual([]);
});

it.each([
  [[{ enforce: true, parameters: { allowedMemberSubjects: ['user:a@north-dental.us'] } }], 1],
  [[{ enforce: true, parameters: { allowedMemberSubjects: ['allUsers'] } }], 0],
  [[{ enforce: false }], 0],
])('evaluates the managed constraint on members: %j', async (rules, count) => {
  const organizationPolicies = { 'iam.managed.allowedPolicyMembers': rules };
  const { problems } = await prepare({ ...preparedProject, organizationPolicies });
  expect(problems).toHaveLength(count);
});

it("doesn't read organization policies in a project without an organization", async () => {
  const { organization: _none, ...personal } = newProject;
  const { problems } = await prepare(personal);
  expect(problems).toEqual([]);
});

describe('without permission', () => {
  it('reports every missing role with a valid shell command', async () => {
    const { problems } = await prepare({
      ...withoutPolicies,
      forbidden: ['services enable', 'iam service-accounts create', 'projects add-iam', 'beta'],
    });
    const lines = problems.map((problem) => problem.slice(problem.indexOf('gcloud ')));
    expect(lines).toContain(
      `gcloud projects add-iam-policy-binding north-dental --member=${account} --role=roles/firebaseauth.admin --condition=None`,
    );
    expect(lines).toContain(
      "gcloud iam service-accounts create shop-functions '--display-name=Shop functions' --project=north-dental",
    );
    const { status, stderr } = spawnSync(
      'sh',
      ['-e', '-c', ['gcloud() { :; }', ...lines].join('\n')],
      {
        encoding: 'utf8',
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it("reports policies that it can't read and continues", async () => {
    const { problems } = await prepare({
      ...preparedProject,
      forbidden: ['org-policies', 'projects get-iam-policy', 'services list'],
    });
    expect(problems).toEqual([]);
    expect(printed.filter((line) => line.includes("weren't checked"))).toHaveLength(3);
  });

  it.each([
    ['run.services.setIamPolicy', 'roles/run.admin'],
    ['cloudfunctions.functions.create', 'roles/cloudfunctions.admin'],
    ['firebasehosting.sites.update', 'roles/firebasehosting.admin'],
    ['iam.serviceAccounts.actAs', 'roles/iam.serviceAccountUser'],
  ])("reports the deploying account's missing role for %s", async (permission, role) => {
    const { problems } = await prepare(preparedProject, [permission]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(
      `owner@north-dental.us, which gcloud is signed in with, lacks ${role}`,
    );
    expect(problems[0]).toMatch(
      new RegExp(`gcloud .*--member=user:owner@north-dental.us --role=${role}`),
    );
  });
});

it('retries while a new service account propagates', async () => {
  const { gcloud, testPermissions, state } = fakeProject(withoutPolicies);
  let rejected = 0;
  const waits: number[] = [];
  const problems = await prepareProject(
    async (args) => {
      if (args.includes('--role=roles/datastore.user') && rejected < 2) {
        rejected += 1;
        throw new GcloudFailure(
          args,
          'ERROR: (gcloud.projects.add-iam-policy-binding) INVALID_ARGUMENT: Service account shop-functions@north-dental.iam.gserviceaccount.com does not exist.',
        );
      }
      return gcloud(args);
    },
    'north-dental',
    { testPermissions, wait: async (ms) => waits.push(ms) },
  );
  expect(problems).toEqual([]);
  expect(waits).toEqual([10_000, 10_000]);
  expect(rolesOf(state, account)).toHaveLength(4);
});
