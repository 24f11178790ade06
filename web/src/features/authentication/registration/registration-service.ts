import { withIdentityService } from '../../../shared/session/identity-service.ts';

/** Firebase Auth, the API client and its schemas, in a chunk that the form does not wait for. */
export function registrationService(): Promise<typeof import('./register-account.ts')> {
  return withIdentityService(() => import('./register-account.ts'));
}
