import { type Gcloud, GcloudFailure } from '../cli/gcloud.ts';
import { deployerRoles, services } from './required-roles.ts';

export interface ProjectState {
  projectId: string;
  projectNumber: string;
  organization?: string;
  enabled: string[];
  accounts: string[];
  bindings: { role: string; members: string[] }[];
  organizationPolicies: Record<string, object[]>;
  forbidden: string[];
}

const compute = 'serviceAccount:123456789012-compute@developer.gserviceaccount.com';
const agent = (service: string) =>
  `serviceAccount:service-123456789012@gcp-sa-${service}.iam.gserviceaccount.com`;

/** A new project in an organization with Google's default policies from 2024. */
export const newProject: ProjectState = {
  projectId: 'north-dental',
  projectNumber: '123456789012',
  organization: '987654321098',
  enabled: ['firebasehosting.googleapis.com', 'firestore.googleapis.com'],
  accounts: [],
  bindings: [{ role: 'roles/owner', members: ['user:owner@north-dental.us'] }],
  organizationPolicies: {
    'iam.allowedPolicyMemberDomains': [{ values: { allowedValues: ['is:C03abcdef'] } }],
    'iam.automaticIamGrantsForDefaultServiceAccounts': [{ enforce: true }],
    'iam.disableServiceAccountKeyCreation': [{ enforce: true }],
  },
  forbidden: [],
};

const account = 'shop-functions@north-dental.iam.gserviceaccount.com';
const member = `serviceAccount:${account}`;

export const preparedProject: ProjectState = {
  ...newProject,
  enabled: [...services],
  accounts: [account],
  bindings: [
    ...newProject.bindings,
    { role: 'roles/datastore.user', members: [member] },
    { role: 'roles/firebaseauth.admin', members: [member] },
    { role: 'roles/eventarc.eventReceiver', members: [member] },
    { role: 'roles/run.invoker', members: [compute, member] },
    { role: 'roles/cloudbuild.builds.builder', members: [compute] },
    { role: 'roles/eventarc.serviceAgent', members: [agent('eventarc')] },
    { role: 'roles/pubsub.serviceAgent', members: [agent('pubsub')] },
  ],
  organizationPolicies: { 'iam.allowedPolicyMemberDomains': [{ allowAll: true }] },
};

const allPermissions = Object.values(deployerRoles)
  .flat()
  .flatMap(({ permissions }) => permissions);

export function fakeProject(initial: ProjectState, { lacks = [] as readonly string[] } = {}) {
  const state = structuredClone(initial);
  const calls: string[] = [];
  const flag = (args: readonly string[], name: string) =>
    args.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '';

  const answer = (args: readonly string[]): unknown => {
    const line = args.join(' ');
    const fail = (message: string) => {
      throw new GcloudFailure(args, `ERROR: (gcloud.${args.slice(0, 2).join('.')}) ${message}\n`);
    };
    if (state.forbidden.some((beginning) => line.startsWith(beginning))) {
      fail(`PERMISSION_DENIED: The caller does not have permission`);
    }
    const [group, , third = ''] = args;
    if (line.startsWith('auth list')) {
      return [{ account: 'owner@north-dental.us', status: 'ACTIVE' }];
    }
    if (line.startsWith('auth print-access-token')) return { token: 'token' };
    if (line.startsWith('projects describe')) {
      return {
        createTime: '2026-11-20T09:00:00.000000Z',
        lifecycleState: 'ACTIVE',
        name: 'North Dental',
        projectId: state.projectId,
        projectNumber: state.projectNumber,
        ...(state.organization ? { parent: { id: state.organization, type: 'organization' } } : {}),
      };
    }
    if (line.startsWith('services list')) {
      return state.enabled.map((name) => ({
        config: { name },
        name: `projects/${state.projectNumber}/services/${name}`,
        state: 'ENABLED',
      }));
    }
    if (line.startsWith('services enable')) {
      state.enabled.push(...args.slice(2).filter((each) => !each.startsWith('--')));
      return null;
    }
    if (line.startsWith('iam service-accounts describe')) {
      const email = args[3] ?? '';
      if (!state.accounts.includes(email)) fail('NOT_FOUND: Unknown service account');
      return { email, name: `projects/${state.projectId}/serviceAccounts/${email}` };
    }
    if (line.startsWith('iam service-accounts create')) {
      const email = `${args[3]}@${state.projectId}.iam.gserviceaccount.com`;
      state.accounts.push(email);
      return { email, name: `projects/${state.projectId}/serviceAccounts/${email}` };
    }
    if (line.startsWith('beta services identity create')) {
      const service = flag(args, 'service').replace('.googleapis.com', '');
      return { email: agent(service).replace('serviceAccount:', '') };
    }
    if (line.startsWith('projects get-iam-policy')) {
      return { bindings: state.bindings, etag: 'BwYnF3k=', version: 1 };
    }
    if (line.startsWith('projects add-iam-policy-binding')) {
      const [role, added] = [flag(args, 'role'), flag(args, 'member')];
      const email = added.replace('serviceAccount:', '');
      if (email.endsWith(`@${state.projectId}.iam.gserviceaccount.com`)) {
        if (!state.accounts.includes(email)) {
          fail(`INVALID_ARGUMENT: Service account ${email} does not exist.`);
        }
      }
      const binding = state.bindings.find((each) => each.role === role);
      if (binding) binding.members.push(added);
      else state.bindings.push({ role, members: [added] });
      return { bindings: state.bindings, etag: 'BwYnF3l=', version: 1 };
    }
    if (line.startsWith('builds get-default-service-account')) {
      return {
        name: `projects/${state.projectId}/locations/global/defaultServiceAccount`,
        serviceAccountEmail: `projects/${state.projectId}/serviceAccounts/${compute.replace('serviceAccount:', '')}`,
      };
    }
    if (group === 'org-policies') {
      const rules = state.organizationPolicies[third] ?? [{ enforce: false }];
      return { name: `projects/${state.projectNumber}/policies/${third}`, spec: { rules } };
    }
    throw new Error(`The fake does not know: gcloud ${line}`);
  };

  const gcloud: Gcloud = async <Answer>(args: readonly string[]) => {
    calls.push(args.join(' '));
    return answer(args) as Answer;
  };
  return {
    state,
    gcloud,
    changes: () => calls.filter((line) => /\b(enable|create|add-iam-policy-binding)\b/.test(line)),
    testPermissions: async (resource: 'project' | 'account', asked: readonly string[]) => {
      const known = resource === 'project' ? allPermissions : ['iam.serviceAccounts.actAs'];
      return asked.filter((each) => known.includes(each) && !lacks.includes(each));
    },
  };
}
