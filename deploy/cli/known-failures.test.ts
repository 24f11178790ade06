import { expect, it } from 'vitest';
import { findKnownFailure, knownFailures } from './known-failures.ts';

const functionsUrl =
  'https://cloudfunctions.googleapis.com/v2/projects/north-dental/locations/us-central1/functions';
const sitesUrl = 'https://firebasehosting.googleapis.com/v1beta1/projects/north-dental/sites';

const messages: readonly (readonly [name: string, message: string, cure: RegExp])[] = [
  [
    'signed out',
    'Error: Failed to authenticate, have you run firebase login?',
    /npm run firebase -- login/,
  ],
  [
    'signed out',
    'Authentication Error: Your credentials are no longer valid. Please run firebase login --reauth\n\nFor CI servers and headless environments, generate a new token with firebase login:ci',
    /npm run firebase -- login/,
  ],
  [
    'allUsers blocked',
    'ERROR: (gcloud.run.services.add-iam-policy-binding) FAILED_PRECONDITION: One or more users named in the policy do not belong to a permitted customer,  perhaps due to an organization policy.',
    /org-policies reset iam\.allowedPolicyMemberDomains --project=north-dental/,
  ],
  [
    'allUsers blocked',
    '{"error":{"code":400,"message":"One or more users named in the policy do not belong to a permitted customer.","status":"FAILED_PRECONDITION","details":[{"@type":"type.googleapis.com/google.rpc.PreconditionFailure","violations":[{"type":"constraints/iam.allowedPolicyMemberDomains","subject":"orgpolicy:north-dental/us-central1/api?configvalue=allUsers","description":"User allUsers is not in permitted organization."}]}]}}',
    /exempt this project/,
  ],
  [
    'invoker not set',
    `Failed to set the IAM Policy on the Service projects/north-dental/locations/us-central1/services/api

Functions deploy had errors with the following functions:
	api(us-central1)
	staff(us-central1)

Unable to set the invoker for the IAM policy on the following functions:
	api(us-central1)
	staff(us-central1)

Some common causes of this:

- You may not have the roles/functions.admin IAM role. Note that roles/functions.developer does not allow you to change IAM policies.

- An organization policy that restricts Network Access on your project.

Error: There was an error deploying functions`,
    /roles\/run\.admin.*org-policies reset/,
  ],
  [
    'invoker not set',
    "ERROR: (gcloud.run.services.add-iam-policy-binding) PERMISSION_DENIED: Permission 'run.services.setIamPolicy' denied on resource 'projects/north-dental/locations/us-central1/services/staff' (or resource may not exist).",
    /roles\/run\.admin/,
  ],
  [
    'build account',
    "Build failed with status: FAILURE. Could not build the function due to a missing permission on the build service account. If you didn't revoke that permission explicitly, this could be caused by a change in the organization policies. Please refer to the following documentation for more details and resolution: https://cloud.google.com/functions/docs/troubleshooting#build-service-account",
    /builds\.builder.*--set-up/,
  ],
  [
    'build account',
    'Build failed: failed to Fetch: failed to download archive gs://gcf-v2-sources-123456789012-us-central1/api/version-1/function-source.zip: Access to bucket gcf-v2-sources-123456789012-us-central1 denied. You must grant Storage Object Viewer permission to 123456789012-compute@developer.gserviceaccount.com.',
    /builds\.builder/,
  ],
  [
    'act as service account',
    `Request to ${functionsUrl}?functionId=api had HTTP Error: 403, Permission 'iam.serviceaccounts.actAs' denied on service account shop-functions@north-dental.iam.gserviceaccount.com (or it may not exist).`,
    /--set-up.*roles\/iam\.serviceAccountUser/,
  ],
  [
    'act as service account',
    'Missing permissions required for functions deploy. You must have permission iam.serviceAccounts.ActAs on service account north-dental@appspot.gserviceaccount.com.',
    /roles\/iam\.serviceAccountUser/,
  ],
  [
    'default service account missing',
    `Request to ${functionsUrl}/api had HTTP Error: 404, Service account projects/-/serviceAccounts/123456789012-compute@developer.gserviceaccount.com was not found.`,
    /enable compute\.googleapis\.com/,
  ],
  [
    'service account missing',
    'ERROR: (gcloud.projects.add-iam-policy-binding) INVALID_ARGUMENT: Service account shop-functions@north-dental.iam.gserviceaccount.com does not exist.',
    /--set-up/,
  ],
  [
    'event receiver',
    'Validation failed for trigger projects/north-dental/locations/nam5/triggers/delivermail-123456: Permission "eventarc.events.receiveEvent" denied on "shop-functions@north-dental.iam.gserviceaccount.com"',
    /roles\/eventarc\.eventReceiver/,
  ],
  [
    'Eventarc service agent',
    'Validation failed for trigger projects/north-dental/locations/nam5/triggers/delivermail-123456: Invalid resource state for "": Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent. Otherwise, verify that it has Eventarc Service Agent role.',
    /first triggers/,
  ],
  [
    'project roles not granted',
    'Error: We failed to modify the IAM policy for the project. The functions deployment requires specific roles to be granted to service agents, otherwise the deployment will fail.',
    /roles\/resourcemanager\.projectIamAdmin/,
  ],
  [
    'secret not accessible',
    "Could not create Cloud Run service api. spec.template.spec.containers[0].env[12].value_from.secret_key_ref.name: Permission denied on secret: projects/123456789012/secrets/SMTP_USER/versions/1 for Revision service account shop-functions@north-dental.iam.gserviceaccount.com. The service account used must be granted the 'Secret Manager Secret Accessor' role (roles/secretmanager.secretAccessor) at the secret, project or higher level.",
    /gcloud secrets add-iam-policy-binding SMTP_USER .*shop-functions@north-dental/,
  ],
  [
    'secret without a value',
    'In non-interactive mode but have no value for the secret: SMTP_USER\n\nSet this secret before deploying:\n\tfirebase functions:secrets:set SMTP_USER',
    /--check/,
  ],
  [
    'billing',
    "Error: Your project north-dental must be on the Blaze (pay-as-you-go) plan to complete this command. Required API artifactregistry.googleapis.com can't be enabled until the upgrade is complete.",
    /usage\/details/,
  ],
  [
    'billing',
    "Billing account for project '123456789012' is not found. Billing must be enabled for activation of service(s) 'run.googleapis.com' to proceed.",
    /Blaze plan/,
  ],
  [
    'CPU quota',
    'Quota exceeded for total allowable CPU per project per region.',
    /Total CPU allocation/,
  ],
  [
    'too many changes',
    `Request to ${functionsUrl} had HTTP Error: 429, Quota exceeded for quota metric 'Per project mutation requests' and limit 'Per project mutation requests per minute per region'`,
    /in a few minutes/,
  ],
  [
    'no database',
    'Error: HTTP Error: 404, The database (default) does not exist for project north-dental Please visit https://console.cloud.google.com/datastore/setup?project=north-dental to add a Cloud Datastore or Cloud Firestore database.',
    /Create it at .*location nam5/,
  ],
  [
    'service disabled',
    'HTTP Error: 403, Cloud Firestore API has not been used in project 123456789012 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/firestore.googleapis.com/overview?project=123456789012 then retry.',
    /click Enable/,
  ],
  [
    'services not enabled',
    'Request to https://serviceusage.googleapis.com/v1/projects/north-dental/services/runtimeconfig.googleapis.com had HTTP Error: 403, Caller does not have required permission to use project north-dental. Grant the caller the roles/serviceusage.serviceUsageConsumer role, or a custom role with the serviceusage.services.use permission, by visiting https://console.developers.google.com/iam-admin/iam/project?project=north-dental and then retry.',
    /roles\/serviceusage/,
  ],
  [
    'services not enabled',
    'HTTP Error: 403, Permission denied to get service [cloudfunctions.googleapis.com]',
    /roles\/serviceusage/,
  ],
  [
    'site name taken',
    `Request to ${sitesUrl}?siteId=north-dental&validateOnly=true had HTTP Error: 400, Invalid name: \`north-dental\` is reserved by another project; try something like \`north-dental-1a2b3\` instead`,
    /north-dental\.web\.app belongs to another/,
  ],
  [
    'no Hosting site',
    'Error: Unable to deploy to Hosting as there is no Hosting site. Use firebase hosting:sites:create to create a site.',
    /hosting:sites:create north-dental/,
  ],
  [
    'Hosting forbidden',
    `Request to ${sitesUrl}?pageToken=&pageSize=10 had HTTP Error: 403, The caller does not have permission`,
    /roles\/firebasehosting\.admin/,
  ],
  [
    'Hosting forbidden',
    'Authorization failed. This account is missing the following required permissions on project north-dental:\n\n  firebasehosting.sites.update',
    /roles\/firebasehosting\.admin/,
  ],
  [
    'no project',
    'Failed to get Firebase project north-dental. Please make sure the project exists and your account has permission to access it.',
    /Compare projectId/,
  ],
  [
    'forbidden',
    'Error: Authorization failed. This account is missing the following required permissions on project north-dental:\n\n  firebaserules.releases.update',
    /--set-up/,
  ],
  [
    'Google unreachable',
    'Error: Failed to make request: request to https://firebase.googleapis.com/v1beta1/projects/north-dental failed, reason: getaddrinfo ENOTFOUND firebase.googleapis.com',
    /Check the network/,
  ],
];

it.each(messages)('recognizes %s: %s', (name, message, cure) => {
  const matched = knownFailures.filter(({ pattern }) => pattern.test(message));
  expect(matched[0]?.name).toBe(name);
  expect(findKnownFailure(message)?.fix('north-dental')).toMatch(cure);
});

it('has a real error message for each known failure', () => {
  expect(new Set(messages.map(([name]) => name))).toEqual(
    new Set(knownFailures.map(({ name }) => name)),
  );
});

it("doesn't match a build that fails for another reason", () => {
  expect(
    findKnownFailure('Build failed with status: FAILURE and message: npm error code ERESOLVE'),
  ).toBeUndefined();
});
