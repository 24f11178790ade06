import { type Gcloud, GcloudFailure, shellLine } from '../cli/gcloud.ts';

interface Rule {
  enforce?: boolean;
  allowAll?: boolean;
  denyAll?: boolean;
  values?: { allowedValues?: string[]; deniedValues?: string[] };
  parameters?: { allowedMemberSubjects?: string[] };
}

interface Policy {
  spec?: { rules?: Rule[] };
}

interface Constraint {
  name: string;
  blocks: (rules: readonly Rule[]) => boolean;
}

/** Under these constraints, functions can't be public, and the API responds with 403. */
const againstAllUsers: readonly Constraint[] = [
  {
    name: 'iam.allowedPolicyMemberDomains',
    // `allUsers` doesn't belong to any domain, so any list of allowed domains blocks it.
    blocks: (rules) =>
      rules.some(({ values, denyAll }) => values !== undefined || denyAll === true),
  },
  {
    name: 'iam.managed.allowedPolicyMembers',
    blocks: (rules) =>
      rules.some(
        ({ enforce, parameters }) =>
          enforce === true && !parameters?.allowedMemberSubjects?.includes('allUsers'),
      ),
  },
];

const isEnforced = (rules: readonly Rule[]) => rules.some(({ enforce }) => enforce === true);

const againstKeys: readonly Constraint[] = [
  { name: 'iam.disableServiceAccountKeyCreation', blocks: isEnforced },
  { name: 'iam.managed.disableServiceAccountKeyCreation', blocks: isEnforced },
];

export const resetPolicy = (constraint: string, projectId: string) =>
  shellLine(['org-policies', 'reset', constraint, `--project=${projectId}`]);

export interface PolicyFindings {
  problems: string[];
  notes: string[];
}

export async function checkOrganizationPolicies(
  gcloud: Gcloud,
  projectId: string,
): Promise<PolicyFindings> {
  const isBlocking = async ({ name, blocks }: Constraint): Promise<boolean> => {
    const { spec } = await gcloud<Policy>([
      ...['org-policies', 'describe', name, '--effective'],
      `--project=${projectId}`,
      `--billing-project=${projectId}`,
    ]);
    return blocks(spec?.rules ?? []);
  };
  const problems: string[] = [];
  const notes: string[] = [];
  try {
    for (const constraint of againstAllUsers) {
      if (await isBlocking(constraint)) problems.push(publicProblem(constraint.name, projectId));
    }
    for (const constraint of againstKeys) {
      if (await isBlocking(constraint)) notes.push(keysNote(constraint.name, projectId));
    }
  } catch (error) {
    if (!(error instanceof GcloudFailure)) throw error;
    notes.push(
      `The organization policies of ${projectId} weren't checked, because this account can't read them: ${error.stderr.trim()}`,
    );
  }
  return { problems, notes };
}

const publicProblem = (constraint: string, projectId: string) =>
  `The organization policy ${constraint} prevents ${projectId} from making functions public (allUsers), so every visitor would get a 403 from the API. Exempt this project, as an Organization Policy Administrator (roles/orgpolicy.policyAdmin on the organization), wait two minutes and deploy again: ${resetPolicy(constraint, projectId)}`;

const keysNote = (constraint: string, projectId: string) =>
  `The organization policy ${constraint} forbids service account keys. The shop doesn't need any. On a build server, use Workload Identity Federation (https://cloud.google.com/iam/docs/workload-identity-federation). To allow keys in this project anyway: ${resetPolicy(constraint, projectId)}`;
