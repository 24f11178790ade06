import { apiPaths } from '@dental-shop/domain/api/paths';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Request } from 'express';
import { getAppCheck } from 'firebase-admin/app-check';
import { warn } from 'firebase-functions/logger';
import { auth } from '../platform/firebase.ts';
import { describeError } from '../platform/log-redaction.ts';
import { appCheckMode } from '../platform/parameters.ts';

const header = 'X-Firebase-AppCheck';

/** Whether, and how, a request has to prove that it comes from the shop's own pages. */
export interface AppCheck {
  /** `off`, `monitor` or `enforced`; any other word counts as `enforced`. */
  mode: () => string;
  /** Rejects where the token is forged, expired or another project's. */
  verify: (token: string) => Promise<unknown>;
}

export const appCheck: AppCheck = {
  mode: () => appCheckMode.value(),
  verify: (token) => getAppCheck(auth.app).verifyToken(token),
};

/** What of the API answers without App Check. */
export const withoutAppCheck: ReadonlySet<string> = new Set([
  // Every page asks it, and it tells a visitor nothing but where they are: a token for it would
  // bring App Check's scripts, and Google's, to each public page.
  apiPaths.ipInfo,
  // The browser itself sends these, and no page can add a header to them.
  apiPaths.policyReports,
  // What goes wrong in a browser may be App Check itself. Bounded by limits of its own.
  apiPaths.pageErrors,
  // Monitors ask it from elsewhere; it tells one word, and asks the database once in ten seconds.
  apiPaths.health,
  // Whoever leaves must be able to, in a browser that cannot be verified too. It takes a valid token,
  // and does nothing but end the tokens of whoever the token is of.
  apiPaths.signOut,
]);

/**
 * Refuses with `app-check-required` what comes without a valid App Check token: programs that never
 * opened a page. In the mode `monitor` it only counts them in the log, so that the owner sees what
 * enforcing would refuse. A token says nothing about who somebody is; each route asks that by itself.
 *
 * For callables as well, in the place of the SDK's `enforceAppCheck`: that is fixed when functions
 * are deployed, and does not check the signature in the emulators.
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
