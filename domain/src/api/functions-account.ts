/** The service account that every function runs as: this ID, at the project's domain. */
export const functionsAccountId = 'shop-functions';

export const functionsAccountOf = (projectId: string) =>
  `${functionsAccountId}@${projectId}.iam.gserviceaccount.com`;
