import { loadWithRetry } from '../loading/load-chunk.ts';
import { whenIdle } from '../loading/when-idle.ts';

class IdentityServiceUnreachableError extends Error {
  override readonly name = 'IdentityServiceUnreachableError';
  /** Firebase Auth's own code, so the user sees the same message. */
  readonly code = 'auth/network-request-failed';
}

/** If the chunk fails to load, rejects with the code that Firebase Auth uses when offline. */
export async function withIdentityService<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadWithRetry(load);
  } catch (cause) {
    throw new IdentityServiceUnreachableError('The identity service could not be loaded.', {
      cause,
    });
  }
}

export function identityService(): Promise<typeof import('./identity.ts')> {
  return withIdentityService(() => import('./identity.ts'));
}

export function prepareIdentityService(load: () => Promise<unknown> = identityService): void {
  const prepare = async () => {
    try {
      await load();
    } catch (error) {
      console.warn('The identity service could not be prefetched.', { error });
    }
  };
  whenIdle(() => void prepare());
}
