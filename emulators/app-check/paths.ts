/** What somebody who tests refusals wants of a token; what is left out is as it should be. */
export interface TokenWishes {
  projectId?: string;
  appId?: string;
  /** Seconds from now; negative for a token that has expired. */
  lifeS?: number;
}

/** The emulators' own: pages of `npm start`, tests and the demo data get their tokens here. */
export const localTokenPath = '/local-app-check-token';

/** Google's, which the SDKs ask by their real names. */
export const jwksPath = '/v1/jwks';
export const exchangePath = '/v1/projects/:projectId/apps/:app';
