/** `firebase.json` repeats the region in its rewrites. */
export const functionsRegion = 'us-central1';

export const functionsAccountId = 'shop-functions';

export const functionsAccountEmail = (projectId: string) =>
  `${functionsAccountId}@${projectId}.iam.gserviceaccount.com`;
