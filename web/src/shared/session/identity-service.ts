/** The script that talks to the identity service could not be fetched. */
class IdentityServiceUnreachable extends Error {
  override readonly name = 'IdentityServiceUnreachable';
  /** Firebase Auth's own code for the same cause, so that the visitor reads the same sentence. */
  readonly code = 'auth/network-request-failed';
}

/** Firebase Auth and what this shop does with it, in a chunk of their own that forms do not wait for. */
export async function identityService(): Promise<typeof import('./identity.ts')> {
  try {
    return await import('./identity.ts');
  } catch (cause) {
    throw new IdentityServiceUnreachable('The identity service could not be loaded.', { cause });
  }
}

/** Fetches the script while the visitor is still typing. */
export function prepareIdentityService(): void {
  identityService().catch((error: unknown) => {
    console.warn('The identity service will be asked for again when it is needed.', { error });
  });
}
