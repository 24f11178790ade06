import { environment } from '../config/environment.ts';
import { withTimeout } from '../loading/with-timeout.ts';

/** Visitors who block Google's script see an error after this time. */
const timeoutMs = 10_000;

/** Empty if App Check is off or fails. The backend then rejects the request with an explanation. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  const { appCheck, appCheckEmulatorUrl } = environment;
  if (appCheck === undefined && appCheckEmulatorUrl === undefined) return {};
  try {
    const { appCheckToken } = await import('./app-check.ts');
    const token = await withTimeout(appCheckToken(), timeoutMs);
    return token === undefined ? {} : { 'X-Firebase-AppCheck': token };
  } catch (error) {
    console.warn('App Check returned no token.', { error });
    return {};
  }
}
