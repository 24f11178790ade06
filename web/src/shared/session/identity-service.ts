import { loadAnew } from '../loading/load-chunk.ts';
import { whenIdle } from '../loading/when-idle.ts';

class IdentityServiceUnreachable extends Error {
  override readonly name = 'IdentityServiceUnreachable';
  /** Firebase Auth's own code for it, so that the visitor reads the same sentence. */
  readonly code = 'auth/network-request-failed';
}

/** Loads a chunk with Firebase Auth. Rejects like Firebase Auth without a connection if that fails. */
export async function withIdentityService<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadAnew(load);
  } catch (cause) {
    throw new IdentityServiceUnreachable('The identity service could not be loaded.', { cause });
  }
}

export function identityService(): Promise<typeof import('./identity.ts')> {
  return withIdentityService(() => import('./identity.ts'));
}

/** Fetches the chunk when the page is idle, while the visitor is still typing. */
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
