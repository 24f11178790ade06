/** A script that talks to the identity service could not be fetched. */
class IdentityServiceUnreachable extends Error {
  override readonly name = 'IdentityServiceUnreachable';
  /** Firebase Auth's own code for the same cause, so that the visitor reads the same sentence. */
  readonly code = 'auth/network-request-failed';
}

/**
 * Imports a module that brings Firebase Auth, whose chunk forms do not wait for. Rejects as Firebase
 * Auth does without a connection where the chunk cannot be fetched.
 */
export async function withIdentityService<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new IdentityServiceUnreachable('The identity service could not be loaded.', { cause });
  }
}

/** Firebase Auth and what this shop does with it for those who have an account. */
export function identityService(): Promise<typeof import('./identity.ts')> {
  return withIdentityService(() => import('./identity.ts'));
}

/** Fetches the script while the visitor is still typing. */
export function prepareIdentityService(load: () => Promise<unknown> = identityService): void {
  load().catch((error: unknown) => {
    console.warn('The identity service will be asked for again when it is needed.', { error });
  });
}
