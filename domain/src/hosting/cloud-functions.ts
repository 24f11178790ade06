/** Where every function runs; `firebase.json` names the same region in its rewrites. */
export const functionsRegion = 'us-central1';

/** The service account that every function runs as: this ID, at the project's domain. */
export const functionsAccountId = 'shop-functions';

export const functionsAccountOf = (projectId: string) =>
  `${functionsAccountId}@${projectId}.iam.gserviceaccount.com`;
