import { apiPaths } from '@dental-shop/domain/api/paths';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Request } from 'express';
import { getAppCheck } from 'firebase-admin/app-check';
import { warn } from 'firebase-functions/logger';
import { auth } from '../platform/firebase.ts';
import { describeError } from '../platform/log-redaction.ts';
import { appCheckMode } from '../platform/parameters.ts';

const header = 'X-Firebase-AppCheck';

export interface AppCheck {
  /** `off`, `monitor`, or `enforced`; any other value counts as `enforced`. */
  mode: () => string;
  verify: (token: string) => Promise<unknown>;
}

export const appCheck: AppCheck = {
  mode: () => appCheckMode.value(),
  verify: (token) => getAppCheck(auth.app).verifyToken(token),
};

export const withoutAppCheck: ReadonlySet<string> = new Set([
  // Every public page requests this, and requiring a token would make all of them load Google's
  // scripts.
  apiPaths.ipInfo,
  // Every public page requests this too, and the CDN responds to most of these requests.
  apiPaths.catalogueChanges,
  // Browsers send these on their own, without custom headers.
  apiPaths.policyReports,
  // App Check itself may have caused the error.
  apiPaths.pageErrors,
  // Consignees must be able to confirm a recall from any browser, and their tokens can't be guessed.
  apiPaths.recallAcknowledgments,
  // For external monitors.
  apiPaths.health,
  // Signing out must work even in browsers that App Check can't verify.
  apiPaths.signOut,
]);

/**
 * Throws `app-check-required`, or only logs it in `monitor` mode. Callables use this too, because
 * the SDK's `enforceAppCheck` is fixed at deploy time and doesn't verify signatures in the
 * emulators.
 */
export async function requireAppCheck(
  { mode, verify }: AppCheck,
  request: Pick<Request, 'get' | 'method' | 'path'>,
): Promise<void> {
  const current = mode();
  if (current === 'off') return;
  const token = request.get(header);
  const fault = token ? await verify(token).then(() => undefined, describeError) : 'missing';
  if (fault === undefined) return;
  const { method, path } = request;
  warn('Request without App Check', { method, path, fault, mode: current });
  if (current !== 'monitor') throw new Refusal('app-check-required');
}
