import { loadAnew } from '../loading/load-chunk.ts';
import { whenIdle } from '../loading/when-idle.ts';

/** A chunk that brings Firebase Auth could not be fetched. */
class IdentityServiceUnreachable extends Error {
  override readonly name = 'IdentityServiceUnreachable';
  /** Firebase Auth's own code for the same cause, so that the visitor reads the same sentence. */
  readonly code = 'auth/network-request-failed';
}

/**
 * For modules that bring Firebase Auth, in chunks that forms do not wait for. A chunk that cannot
 * be fetched rejects as Firebase Auth does without a connection.
 */
export async function withIdentityService<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadAnew(load);
  } catch (cause) {
    throw new IdentityServiceUnreachable('The identity service could not be loaded.', { cause });
  }
}

/** What this shop does with Firebase Auth for those who have an account. */
export function identityService(): Promise<typeof import('./identity.ts')> {
  return withIdentityService(() => import('./identity.ts'));
}

/**
 * Fetches the chunk once the page rests, while the visitor is still typing. What it fails to fetch is fetched when it is
 * needed.
 */
export function prepareIdentityService(load: () => Promise<unknown> = identityService): void {
  const prepare = async () => {
    try {
      await load();
    } catch (error) {
      console.warn('The identity service will be asked for again when it is needed.', { error });
    }
  };
  whenIdle(() => void prepare());
}
