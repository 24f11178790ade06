import { functionsRegion } from '@dental-shop/domain/api/functions-region';

/** What firebase-tools says when a deploy fails for a reason that is known, and what to do. */
export interface KnownFailure {
  sign: RegExp;
  cure: (projectId: string) => string;
  /** The failure passes by itself: retry after this time. */
  retryAfterMs?: number;
}

const minuteMs = 60_000;

const knownFailures: readonly KnownFailure[] = [
  {
    sign: /failed to authenticate|firebase login|credentials are no longer valid/i,
    cure: () =>
      'Nobody is signed in to Firebase here: run `npx firebase login`, or set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.',
  },
  {
    // The permissions of a service agent that Google has just made take some minutes to hold.
    sign: /eventarc service agent|first time using 2nd gen functions|service agent.*(propagat|retry)/i,
    cure: () =>
      'Google prepares the project for its first triggers, which takes some minutes. Deploy again then.',
    retryAfterMs: 2 * minuteMs,
  },
  {
    sign: /blaze|billing account|billing.*(disabled|not enabled|must be enabled)|enable billing/i,
    cure: (projectId) =>
      `Functions need the Blaze plan: choose it at https://console.firebase.google.com/project/${projectId}/usage/details`,
  },
  {
    sign: /no value for the secret|secret \[?projects\/.*not found|no latest version of the secret/i,
    cure: () => 'A secret has no value: run `npm run deploy -- --check` for the commands.',
  },
  {
    sign: /quota.*cpu|cpu.*quota|total allowable cpu/i,
    cure: (projectId) =>
      `The new project may run few processors at once: ask for more of "Total CPU allocation, per project per region" in ${functionsRegion} at https://console.cloud.google.com/iam-admin/quotas?project=${projectId}&service=run.googleapis.com (it usually takes minutes), then deploy the functions again: npm run deploy -- --only functions`,
  },
  {
    sign: /quota exceeded|rate limit|resource_exhausted|\b429\b/i,
    cure: () => 'Google took too many changes at once. Deploy again in some minutes.',
    retryAfterMs: minuteMs,
  },
  {
    sign: /database '?\(default\)'? does not exist|no firestore database|firestore.*not.*(set up|initialized)/i,
    cure: (projectId) =>
      `The project has no database: create it at https://console.firebase.google.com/project/${projectId}/firestore (Standard edition, production mode, the location nam5, where the functions are: it cannot be changed later).`,
  },
  {
    sign: /has not been used in project|service_disabled|api.*(not enabled|is disabled)/i,
    cure: () =>
      'A Google service of the project is not switched on yet: open the link in the message above, press Enable, and deploy again after two minutes.',
    retryAfterMs: minuteMs,
  },
  {
    sign: /no hosting site|resolving hosting target/i,
    cure: (projectId) =>
      `The project has no Hosting site: run \`npx firebase hosting:sites:create ${projectId} --project ${projectId}\`.`,
  },
  {
    sign: /could not build the function|build failed.*(service account|permission)|cloud build.*permission|does not have storage\.objects\.get/i,
    cure: (projectId) =>
      `Cloud Build may not read the functions' code: give the "Cloud Build Service Account" role to the account that the message names, at https://console.cloud.google.com/iam-admin/iam?project=${projectId}`,
  },
  {
    sign: /missing the following required permissions|permission_denied|does not have permission|\b403\b/i,
    cure: (projectId) =>
      `The account that is signed in may not deploy to ${projectId}: give it the role Owner or Editor, or run \`npx firebase login --reauth\` with another.`,
  },
  {
    sign: /failed to get firebase project|project.*(not found|does not exist)/i,
    cure: (projectId) =>
      `There is no project ${projectId} for the account that is signed in: compare projectId in the settings with the Firebase console.`,
  },
  {
    sign: /enotfound|econnrefused|etimedout|failed to make request|network/i,
    cure: () => 'Google cannot be reached: check the network, then deploy again.',
  },
];

/** The first known failure that the output mentions. */
export function knownFailure(output: string): KnownFailure | undefined {
  return knownFailures.find(({ sign }) => sign.test(output));
}
