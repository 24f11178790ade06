import { functionsAccountOf, functionsRegion } from '@dental-shop/domain/hosting/cloud-functions';

interface KnownFailure {
  cure: (projectId: string) => string;
  retryAfterMs?: number;
}

interface Pattern {
  name: string;
  sign: RegExp;
  cure: (projectId: string, found: RegExpExecArray) => string;
  retryAfterMs?: number;
}

const minuteMs = 60_000;

const setUp = (projectId: string) => `npm run deploy -- --set-up --project ${projectId}`;
const grantYourself = (projectId: string, role: string) =>
  `gcloud projects add-iam-policy-binding ${projectId} --member=user:YOUR_ADDRESS --role=${role} --condition=None`;
const exemptProject = (projectId: string) =>
  `gcloud org-policies reset iam.allowedPolicyMemberDomains --project=${projectId}`;

/**
 * Ordered from specific to generic, because a message about a missing role also contains
 * "permission" and 403.
 */
export const knownFailures: readonly Pattern[] = [
  {
    name: 'signed out',
    sign: /failed to authenticate, have you run|requires authentication, please run|credentials are no longer valid/i,
    cure: () =>
      "The Firebase CLI isn't signed in. Run `npm run firebase -- login`. On a build server, set GOOGLE_APPLICATION_CREDENTIALS to a credentials file (Workload Identity Federation, or the key of a service account where the organization allows keys).",
  },
  {
    name: 'allUsers blocked',
    sign: /do not belong to a permitted customer|is not in permitted organization|iam\.(managed\.)?allowedPolicyMember/i,
    cure: (projectId) =>
      `An organization policy prevents the project from making functions public. As an Organization Policy Administrator, exempt this project: ${exemptProject(projectId)} (if the message names iam.managed.allowedPolicyMembers, reset that one). Wait two minutes, then deploy the functions again.`,
  },
  {
    name: 'invoker not set',
    sign: /unable to set the invoker for the IAM policy|failed to set the IAM policy on the service|run\.services\.setIamPolicy/i,
    cure: (projectId) =>
      `The deploy couldn't make the functions public. Either this account lacks a role: ${grantYourself(projectId, 'roles/run.admin')}. Or an organization policy blocks allUsers: ${exemptProject(projectId)}. \`${setUp(projectId)}\` shows which.`,
  },
  {
    name: 'build account',
    sign: /missing permission on the build service account|access to bucket gcf-\S+ denied/i,
    cure: (projectId) =>
      `Cloud Build can't build the functions, because its service account lacks roles/cloudbuild.builds.builder. Run \`${setUp(projectId)}\`, which grants it, then deploy the functions again.`,
  },
  {
    name: 'act as service account',
    sign: /iam\.serviceAccounts\.actAs/i,
    cure: (projectId) =>
      `The functions' service account doesn't exist, or this account can't use it. Run \`${setUp(projectId)}\`, which creates it. If it exists: gcloud iam service-accounts add-iam-policy-binding ${functionsAccountOf(projectId)} --member=user:YOUR_ADDRESS --role=roles/iam.serviceAccountUser --project=${projectId}`,
  },
  {
    name: 'default service account missing',
    sign: /service account \S*-compute@developer\.gserviceaccount\.com (was not found|does not exist)/i,
    cure: (projectId) =>
      `The project's default service account, which builds the functions, doesn't exist. Create it: gcloud services enable compute.googleapis.com --project=${projectId}. Then run \`${setUp(projectId)}\` and deploy again.`,
  },
  {
    name: 'service account missing',
    sign: /service account (\S+@\S+) (was not found|does not exist)/i,
    cure: (projectId, [, account]) =>
      `The service account ${account} does not exist. Run \`${setUp(projectId)}\`, which creates the functions' service account.`,
  },
  {
    name: 'event receiver',
    sign: /eventarc\.events\.receiveEvent/,
    cure: (projectId) =>
      `${functionsAccountOf(projectId)} lacks roles/eventarc.eventReceiver, or was just granted it. If this persists, run \`${setUp(projectId)}\`.`,
    retryAfterMs: minuteMs,
  },
  {
    // A new service agent's permissions take a few minutes to propagate.
    name: 'Eventarc service agent',
    sign: /eventarc service agent|first time using 2nd gen functions/i,
    cure: (projectId) =>
      `Google is preparing the project for its first triggers. Deploy again in a few minutes. If this persists, run \`${setUp(projectId)}\`, which grants the Eventarc service agent its role.`,
    retryAfterMs: 2 * minuteMs,
  },
  {
    name: 'project roles not granted',
    sign: /we failed to modify the IAM policy for the project/i,
    cure: (projectId) =>
      `This account can't grant roles in ${projectId}, but the first deploy has to. An owner must run the gcloud commands above or grant the role: ${grantYourself(projectId, 'roles/resourcemanager.projectIamAdmin')}`,
  },
  {
    name: 'secret not accessible',
    sign: /permission denied on secret: projects\/[^/]+\/secrets\/([\w-]+)/i,
    cure: (projectId, [, secret]) =>
      `The functions can't read the secret ${secret}: gcloud secrets add-iam-policy-binding ${secret} --member=serviceAccount:${functionsAccountOf(projectId)} --role=roles/secretmanager.secretAccessor --project=${projectId}`,
  },
  {
    name: 'secret without a value',
    sign: /no value for the secret|secret \[?projects\/.*not found|no latest version of the secret|latest version of secret .* is in illegal state/i,
    cure: () => 'A secret has no value. Run `npm run deploy -- --check` to see the commands.',
  },
  {
    name: 'billing',
    sign: /\bblaze\b|billing account|billing.*(disabled|not enabled|must be enabled)|enable billing/i,
    cure: (projectId) =>
      `Functions need the Blaze plan. Choose it at https://console.firebase.google.com/project/${projectId}/usage/details`,
  },
  {
    name: 'CPU quota',
    sign: /quota.*cpu|cpu.*quota|total allowable cpu/i,
    cure: (projectId) =>
      `The new project's CPU quota is too low. Request more "Total CPU allocation, per project per region" in ${functionsRegion} at https://console.cloud.google.com/iam-admin/quotas?project=${projectId}&service=run.googleapis.com (it usually takes minutes), then deploy the functions again: npm run deploy -- --only functions`,
  },
  {
    name: 'too many changes',
    sign: /quota exceeded|rate limit|resource_exhausted|exceeded maximum retries while deploying|HTTP Error: 429/i,
    cure: () => 'Google rejected too many changes at once. Deploy again in a few minutes.',
    retryAfterMs: minuteMs,
  },
  {
    name: 'no database',
    sign: /database '?\(default\)'? does not exist|no firestore database/i,
    cure: (projectId) =>
      `The project has no database. Create it at https://console.firebase.google.com/project/${projectId}/firestore (Standard edition, production mode, location nam5 like the functions; it can't be changed later).`,
  },
  {
    name: 'service disabled',
    sign: /API has not been used in project|service_disabled/i,
    cure: (projectId) =>
      `A Google service isn't enabled in the project yet. Run \`${setUp(projectId)}\`, or open the link above and click Enable. Deploy again in two minutes.`,
    retryAfterMs: minuteMs,
  },
  {
    name: 'services not enabled',
    sign: /permissions? denied (enabling|to (enable|get) service)|serviceusage\.services\.use/i,
    cure: (projectId) =>
      `This account can't use or enable Google services in ${projectId}: ${grantYourself(projectId, 'roles/serviceusage.serviceUsageAdmin')}`,
  },
  {
    name: 'site name taken',
    sign: /invalid name: `?([\w-]+)`? is reserved by another project/i,
    cure: (_projectId, [, name]) =>
      `The address ${name}.web.app belongs to another project. Open Hosting in the Firebase console, click "Get started", and set siteUrl in the settings to the URL shown there.`,
  },
  {
    name: 'no Hosting site',
    sign: /there is no hosting site|could not determine the default site|resolving hosting target/i,
    cure: (projectId) =>
      `The project has no Hosting site. Run \`npm run firebase -- hosting:sites:create ${projectId} --project ${projectId}\`.`,
  },
  {
    name: 'Hosting forbidden',
    sign: /firebasehosting\.googleapis\.com\S* had HTTP Error: 403|firebasehosting\.sites\./i,
    cure: (projectId) =>
      `This account can't use Hosting in ${projectId}: ${grantYourself(projectId, 'roles/firebasehosting.admin')}`,
  },
  {
    name: 'no project',
    sign: /failed to get firebase project|project not found or deleted/i,
    cure: (projectId) =>
      `The signed-in account has no project ${projectId}. Compare projectId in the settings with the Firebase console.`,
  },
  {
    name: 'forbidden',
    sign: /missing the following required permissions|permission_denied|does not have permission|\bHTTP Error: 403\b/i,
    cure: (projectId) =>
      `The signed-in account can't deploy to ${projectId}. Grant it the Owner role, or run \`npm run firebase -- login --reauth\` with another account. \`${setUp(projectId)}\` lists the missing roles.`,
  },
  {
    name: 'Google unreachable',
    sign: /enotfound|econnrefused|econnreset|etimedout|eai_again|failed to make request|socket hang up/i,
    cure: () => "Can't reach Google. Check the network, then deploy again.",
  },
];

export function knownFailure(output: string): KnownFailure | undefined {
  for (const { sign, cure, retryAfterMs } of knownFailures) {
    const found = sign.exec(output);
    if (found) {
      return {
        cure: (projectId) => cure(projectId, found),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      };
    }
  }
  return undefined;
}
