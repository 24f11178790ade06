import { functionsAccountEmail } from '@dental-shop/domain/hosting/cloud-functions';
import type { Part } from '../deploy-arguments.ts';

/** Enabling a service also creates its service agent. */
export const services = [
  'artifactregistry.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudresourcemanager.googleapis.com',
  'cloudscheduler.googleapis.com',
  'eventarc.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firestore.googleapis.com',
  'iam.googleapis.com',
  'identitytoolkit.googleapis.com',
  'orgpolicy.googleapis.com',
  'pubsub.googleapis.com',
  'run.googleapis.com',
  'secretmanager.googleapis.com',
  'storage.googleapis.com',
] as const;

export interface Grant {
  member: string;
  role: string;
  /** Completes the sentence "Without it, …". */
  without: string;
  includedIn?: readonly string[];
  agentOf?: string;
}

/** firebase-tools grants access to the secrets. Logging and App Check need no role. */
const functionsRoles = {
  'roles/datastore.user': 'functions cannot read or write Firestore',
  'roles/firebaseauth.admin':
    'functions cannot read accounts, set custom claims or revoke sessions',
  'roles/eventarc.eventReceiver': 'changes in Firestore trigger no function, and no email is sent',
  'roles/run.invoker': 'Eventarc and Cloud Scheduler cannot call the functions',
} as const;

export function functionsGrants(projectId: string): Grant[] {
  const member = `serviceAccount:${functionsAccountEmail(projectId)}`;
  return Object.entries(functionsRoles).map(([role, without]) => ({ member, role, without }));
}

export const defaultBuildAccount = (projectNumber: string) =>
  `${projectNumber}-compute@developer.gserviceaccount.com`;

export const buildGrant = (buildAccount: string): Grant => ({
  member: `serviceAccount:${buildAccount}`,
  role: 'roles/cloudbuild.builds.builder',
  without: 'Cloud Build cannot build the functions',
  // In older projects, the default account has the Editor role.
  includedIn: ['roles/editor', 'roles/owner'],
});

/** Google grants these when it creates a service agent, but they can be revoked. */
export const agentGrants = (projectNumber: string): Grant[] => [
  {
    member: `serviceAccount:service-${projectNumber}@gcp-sa-eventarc.iam.gserviceaccount.com`,
    role: 'roles/eventarc.serviceAgent',
    without: 'Eventarc cannot create Firestore triggers',
    agentOf: 'eventarc.googleapis.com',
  },
  {
    member: `serviceAccount:service-${projectNumber}@gcp-sa-pubsub.iam.gserviceaccount.com`,
    role: 'roles/pubsub.serviceAgent',
    without: 'Pub/Sub cannot deliver trigger events',
    includedIn: ['roles/iam.serviceAccountTokenCreator'],
    agentOf: 'pubsub.googleapis.com',
  },
];

interface DeployerRole {
  role: string;
  permissions: readonly string[];
}

export const deployerRoles: Readonly<Record<Part, readonly DeployerRole[]>> = {
  indexes: [
    {
      role: 'roles/datastore.indexAdmin',
      permissions: ['datastore.indexes.create', 'datastore.indexes.list'],
    },
  ],
  rules: [
    {
      role: 'roles/firebaserules.admin',
      permissions: ['firebaserules.rulesets.create', 'firebaserules.releases.update'],
    },
  ],
  functions: [
    {
      role: 'roles/cloudfunctions.admin',
      permissions: [
        'cloudfunctions.functions.create',
        'cloudfunctions.functions.update',
        'cloudfunctions.functions.setIamPolicy',
      ],
    },
    // Makes `api`, `staff` and `stripeWebhook` public.
    { role: 'roles/run.admin', permissions: ['run.services.setIamPolicy'] },
    {
      role: 'roles/cloudscheduler.admin',
      permissions: ['cloudscheduler.jobs.create', 'cloudscheduler.jobs.update'],
    },
  ],
  hosting: [{ role: 'roles/firebasehosting.admin', permissions: ['firebasehosting.sites.update'] }],
};
