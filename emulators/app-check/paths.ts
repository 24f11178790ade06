export interface TokenOptions {
  projectId?: string;
  appId?: string;
  /** In seconds from now; negative for an expired token. */
  lifetimeS?: number;
}

/** Google has no such path. Pages, tests, and demo data get their tokens here. */
export const localTokenPath = '/local-app-check-token';

export const jwksPath = '/v1/jwks';
export const exchangePath = '/v1/projects/:projectId/apps/:app';
