import { apiPaths } from '@dental-shop/domain/api/paths';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Request } from 'express';
import { getAppCheck } from 'firebase-admin/app-check';
import { warn } from 'firebase-functions/logger';
import { auth } from '../platform/firebase.ts';
import { describeError } from '../platform/log-redaction.ts';
import { appCheckMode } from '../platform/parameters.ts';

const header = 'X-Firebase-AppCheck';

/** Whether and how a request must prove that it comes from the shop's own pages. */
export interface AppCheck {
  /** `off`, `monitor`, or `enforced`; any other value counts as `enforced`. */
  mode: () => string;
  /** Rejects forged and expired tokens, and other projects' tokens. */
  verify: (token: string) => Promise<unknown>;
}

export const appCheck: AppCheck = {
  mode: () => appCheckMode.value(),
  verify: (token) => getAppCheck(auth.app).verifyToken(token),
};

/** Endpoints that work without App Check. */
export const withoutAppCheck: ReadonlySet<string> = new Set([
  // Every page asks it, and it tells a visitor nothing but where they are: a token for it would
  // bring App Check's scripts, and Google's, to each public page.
  apiPaths.ipInfo,
  // Browsers send these themselves, and no page can add a header.
  apiPaths.policyReports,
  // The error may be App Check itself. These have their own rate limits.
  apiPaths.pageErrors,
  // Monitors call it from elsewhere. It returns one word and queries the database every ten seconds.
  apiPaths.health,
  // Whoever leaves must be able to, in a browser that cannot be verified too. It takes a valid token,
  // and does nothing but end the tokens of whoever the token is of.
  apiPaths.signOut,
]);

/**
 * Refuses with `app-check-required`; in `monitor` mode it only logs. Used for callables too,
 * because the SDK's `enforceAppCheck` is fixed at deploy time and doesn't verify signatures in the
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
  warn('A request without App Check', { method, path, fault, mode: current });
  if (current !== 'monitor') throw new Refusal('app-check-required');
}
