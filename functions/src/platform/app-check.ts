import { getAppCheck } from 'firebase-admin/app-check';
import { auth } from './firebase.ts';
import { appCheckMode } from './parameters.ts';

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
