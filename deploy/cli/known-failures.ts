import {
  functionsAccountEmail,
  functionsRegion,
} from '@dental-shop/domain/hosting/cloud-functions';

interface KnownFailure {
  fix: (projectId: string) => string;
  retryAfterMs?: number;
}

interface Pattern {
  name: string;
  pattern: RegExp;
  fix: (projectId: string, found: RegExpExecArray) => string;
  retryAfterMs?: number;
}

const minuteMs = 60_000;

const setUpCommand = (projectId: string) => `npm run deploy -- --set-up --project ${projectId}`;
const grantCommand = (projectId: string, role: string) =>
  `gcloud projects add-iam-policy-binding ${projectId} --member=user:YOUR_ADDRESS --role=${role} --condition=None`;
const exemptCommand = (projectId: string) =>
  `gcloud org-policies reset iam.allowedPolicyMemberDomains --project=${projectId}`;

/**
 * Ordered from specific to generic, because messages about missing roles also contain "permission"
 * and 403.
 */
export const knownFailures: readonly Pattern[] = [
  {
    name: 'signed out',
    pattern:
      /failed to authenticate, have you run|requires authentication, please run|credentials are no longer valid/i,
    fix: () =>
      "The Firebase CLI isn't signed in. Run `npm run firebase -- login`. On a build server, set GOOGLE_APPLICATION_CREDENTIALS to a credentials file (Workload Identity Federation, or the key of a service account where the organization allows keys).",
  },
  {
    name: 'allUsers blocked',
    pattern:
      /do not belong to a permitted customer|is not in permitted organization|iam\.(managed\.)?allowedPolicyMember/i,
    fix: (projectId) =>
      `An organization policy prevents the project from making functions public. As an Organization Policy Administrator, exempt this project: ${exemptCommand(projectId)} (if the message names iam.managed.allowedPolicyMembers, reset that one). Wait two minutes, then deploy the functions again.`,
  },
  {
    name: 'invoker not set',
    pattern:
      /unable to set the invoker for the IAM policy|failed to set the IAM policy on the service|run\.services\.setIamPolicy/i,
    fix: (projectId) =>
      `The deploy couldn't make the functions public. Either this account lacks a role: ${grantCommand(projectId, 'roles/run.admin')}. Or an organization policy blocks allUsers: ${exemptCommand(projectId)}. \`${setUpCommand(projectId)}\` shows which.`,
  },
  {
    name: 'build account',
    pattern: /missing permission on the build service account|access to bucket gcf-\S+ denied/i,
    fix: (projectId) =>
      `Cloud Build can't build the functions, because its service account lacks roles/cloudbuild.builds.builder. Run \`${setUpCommand(projectId)}\`, which grants it, then deploy the functions again.`,
  },
  {
    name: 'act as service account',
    pattern: /iam\.serviceAccounts\.actAs/i,
    fix: (projectId) =>
      `The functions' service account doesn't exist, or this account can't use it. Run \`${setUpCommand(projectId)}\`, which creates it. If it exists: gcloud iam service-accounts add-iam-policy-binding ${functionsAccountEmail(projectId)} --member=user:YOUR_ADDRESS --role=roles/iam.serviceAccountUser --project=${projectId}`,
  },
  {
    name: 'default service account missing',
    pattern:
      /service account \S*-compute@developer\.gserviceaccount\.com (was not found|does not exist)/i,
    fix: (projectId) =>
      `The project's default service account, which builds the functions, doesn't exist. Create it: gcloud services enable compute.googleapis.com --project=${projectId}. Then run \`${setUpCommand(projectId)}\` and deploy again.`,
  },
  {
    name: 'service account missing',
    pattern: /service account (\S+@\S+) (was not found|does not exist)/i,
    fix: (projectId, [, account]) =>
      `The service account ${account} does not exist. Run \`${setUpCommand(projectId)}\`, which creates the functions' service account.`,
  },
  {
    name: 'event receiver',
    pattern: /eventarc\.events\.receiveEvent/,
    fix: (projectId) =>
      `${functionsAccountEmail(projectId)} lacks roles/eventarc.eventReceiver, or was just granted it. If this persists, run \`${setUpCommand(projectId)}\`.`,
    retryAfterMs: minuteMs,
  },
  {
    // A new service agent's permissions take a few minutes to propagate.
    name: 'Eventarc service agent',
    pattern: /eventarc service agent|first time using 2nd gen functions/i,
    fix: (projectId) =>
      `Google is preparing the project for its first triggers. Deploy again in a few minutes. If this persists, run \`${setUpCommand(projectId)}\`, which grants the Eventarc service agent its role.`,
    retryAfterMs: 2 * minuteMs,
  },
  {
    name: 'project roles not granted',
    pattern: /we failed to modify the IAM policy for the project/i,
    fix: (projectId) =>
      `This account can't grant roles in ${projectId}, but the first deploy has to. An owner must run the gcloud commands above or grant the role: ${grantCommand(projectId, 'roles/resourcemanager.projectIamAdmin')}`,
  },
  {
    name: 'secret not accessible',
    pattern: /permission denied on secret: projects\/[^/]+\/secrets\/([\w-]+)/i,
    fix: (projectId, [, secret]) =>
      `The functions can't read the secret ${secret}: gcloud secrets add-iam-policy-binding ${secret} --member=serviceAccount:${functionsAccountEmail(projectId)} --role=roles/secretmanager.secretAccessor --project=${projectId}`,
  },
  {
    name: 'secret without a value',
    pattern:
      /no value for the secret|secret \[?projects\/.*not found|no latest version of the secret|latest version of secret .* is in illegal state/i,
    fix: () => 'A secret has no value. Run `npm run deploy -- --check` to see the commands.',
  },
  {
    name: 'billing',
    pattern:
      /\bblaze\b|billing account|billing.*(disabled|not enabled|must be enabled)|enable billing/i,
    fix: (projectId) =>
      `Functions need the Blaze plan. Choose it at https://console.firebase.google.com/project/${projectId}/usage/details`,
  },
  {
    name: 'CPU quota',
    pattern: /quota.*cpu|cpu.*quota|total allowable cpu/i,
    fix: (projectId) =>
      `The new project's CPU quota is too low. Request more "Total CPU allocation, per project per region" in ${functionsRegion} at https://console.cloud.google.com/iam-admin/quotas?project=${projectId}&service=run.googleapis.com (it usually takes minutes), then deploy the functions again: npm run deploy -- --only functions`,
  },
  {
    name: 'too many changes',
    pattern:
      /quota exceeded|rate limit|resource_exhausted|exceeded maximum retries while deploying|HTTP Error: 429/i,
    fix: () => 'Google rejected too many changes at once. Deploy again in a few minutes.',
    retryAfterMs: minuteMs,
  },
  {
    name: 'no database',
    pattern: /database '?\(default\)'? does not exist|no firestore database/i,
    fix: (projectId) =>
      `The project has no database. Create it at https://console.firebase.google.com/project/${projectId}/firestore (Standard edition, production mode, location nam5 like the functions; it can't be changed later).`,
  },
  {
    name: 'service disabled',
    pattern: /API has not been used in project|service_disabled/i,
    fix: (projectId) =>
      `A Google service isn't enabled in the project yet. Run \`${setUpCommand(projectId)}\`, or open the link above and click Enable. Deploy again in two minutes.`,
    retryAfterMs: minuteMs,
  },
  {
    name: 'services not enabled',
    pattern: /permissions? denied (enabling|to (enable|get) service)|serviceusage\.services\.use/i,
    fix: (projectId) =>
      `This account can't use or enable Google services in ${projectId}: ${grantCommand(projectId, 'roles/serviceusage.serviceUsageAdmin')}`,
  },
  {
    name: 'site name taken',
    pattern: /invalid name: `?([\w-]+)`? is reserved by another project/i,
    fix: (_projectId, [, name]) =>
      `The address ${name}.web.app belongs to another project. Open Hosting in the Firebase console, click "Get started", and set siteUrl in the settings to the URL shown there.`,
  },
  {
    name: 'no Hosting site',
    pattern:
      /there is no hosting site|could not determine the default site|resolving hosting target/i,
    fix: (projectId) =>
      `The project has no Hosting site. Run \`npm run firebase -- hosting:sites:create ${projectId} --project ${projectId}\`.`,
  },
  {
    name: 'Hosting forbidden',
    pattern: /firebasehosting\.googleapis\.com\S* had HTTP Error: 403|firebasehosting\.sites\./i,
    fix: (projectId) =>
      `This account can't use Hosting in ${projectId}: ${grantCommand(projectId, 'roles/firebasehosting.admin')}`,
  },
  {
    name: 'no project',
    pattern: /failed to get firebase project|project not found or deleted/i,
    fix: (projectId) =>
      `The signed-in account has no project ${projectId}. Compare projectId in the settings with the Firebase console.`,
  },
  {
    name: 'forbidden',
    pattern:
      /missing the following required permissions|permission_denied|does not have permission|\bHTTP Error: 403\b/i,
    fix: (projectId) =>
      `The signed-in account can't deploy to ${projectId}. Grant it the Owner role, or run \`npm run firebase -- login --reauth\` with another account. \`${setUpCommand(projectId)}\` lists the missing roles.`,
  },
  {
    name: 'Google unreachable',
    pattern:
      /enotfound|econnrefused|econnreset|etimedout|eai_again|failed to make request|socket hang up/i,
    fix: () => "Can't reach Google. Check the network, then deploy again.",
  },
];

export function findKnownFailure(output: string): KnownFailure | undefined {
  for (const { pattern, fix, retryAfterMs } of knownFailures) {
    const found = pattern.exec(output);
    if (found) {
      return {
        fix: (projectId) => fix(projectId, found),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      };
    }
  }
  return undefined;
}
